import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { FormsLinks } from '#features/forms'
import { link, paths } from '#lib/link'
import { useConfig } from '#app/config-context.tsx'

/** Where the screens of forms lead. */
export function useFormsLinks(workspaceId: string): FormsLinks {
  const navigate = useNavigate()
  const { apiBaseUrl } = useConfig()
  return useMemo(
    () => ({
      list: () => link(paths.WORKSPACE_FORMS, { workspaceId }),
      form: (formId, query = {}) => link(paths.WORKSPACE_FORMS_EACH, { workspaceId, formId }, query),
      edit: (formId) => link(paths.WORKSPACE_FORMS_EACH_EDIT, { workspaceId, formId }),
      visitors: apiBaseUrl.replace(/\/+$/, ''),
      contact: (contact) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, { contact }),
      go: (href) => void navigate(href),
    }),
    [navigate, workspaceId, apiBaseUrl],
  )
}
