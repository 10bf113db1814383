import { useMemo } from 'react'
import { useLocation, useParams } from 'react-router'
import { FormBuilderScreen } from '#features/forms'
import { settingsHash } from '#lib/query'
import { useFormsLinks } from '#app/forms-links.ts'

export function FormEditPage() {
  const { workspaceId = '', formId = '' } = useParams()
  const { pathname, search } = useLocation()
  const links = useFormsLinks(workspaceId)
  const here = `${pathname}${search}`
  const builderLinks = useMemo(
    () => ({
      ...links,
      senders: `${here}${settingsHash({ key: 'senders' })}`,
      brand: `${here}${settingsHash({ key: 'brands' })}`,
    }),
    [links, here],
  )
  return <FormBuilderScreen formId={formId} links={builderLinks} />
}
