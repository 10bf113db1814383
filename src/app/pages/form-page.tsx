import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { formPageValues, FormScreen, readFormPageQuery, type FormPageQuery } from '#features/forms'
import { link, paths } from '#lib/link'
import { parseQuery } from '#lib/query'
import { useNewestAddress } from '#app/address-reader.ts'
import { useFormsLinks } from '#app/forms-links.ts'

export function FormPage() {
  const { workspaceId = '', formId = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readFormPageQuery(parseQuery(search)), [search])
  const newest = useNewestAddress()
  const links = useFormsLinks(workspaceId)
  const onQueryChange = useCallback(
    (change: Partial<FormPageQuery>, how: 'push' | 'replace') => {
      const now = newest()
      // Another page was requested: drop a late change, such as a search.
      if (now === undefined) return
      const values = formPageValues({ ...readFormPageQuery(parseQuery(now.search)), ...change })
      const href = link(paths.WORKSPACE_FORMS_EACH, { workspaceId, formId }, values)
      void navigate(how === 'replace' ? `${href}${now.hash}` : href, { replace: how === 'replace' })
    },
    [navigate, newest, workspaceId, formId],
  )
  return <FormScreen key={formId} formId={formId} query={query} onQueryChange={onQueryChange} links={links} />
}
