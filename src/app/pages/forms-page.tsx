import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { formsQueryValues, FormsScreen, readFormsQuery, type FormsQuery } from '#features/forms'
import { link, paths } from '#lib/link'
import { parseQuery } from '#lib/query'
import { useNewestAddress } from '#app/address-reader.ts'
import { useFormsLinks } from '#app/forms-links.ts'

export function FormsPage() {
  const { workspaceId = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readFormsQuery(parseQuery(search)), [search])
  const newest = useNewestAddress()
  const links = useFormsLinks(workspaceId)
  const onQueryChange = useCallback(
    (change: Partial<FormsQuery>, how: 'push' | 'replace') => {
      const now = newest()
      // Another page was requested: drop a late change, such as a search.
      if (now === undefined) return
      const values = formsQueryValues({ ...readFormsQuery(parseQuery(now.search)), ...change })
      const href = link(paths.WORKSPACE_FORMS, { workspaceId }, values)
      void navigate(how === 'replace' ? `${href}${now.hash}` : href, { replace: how === 'replace' })
    },
    [navigate, newest, workspaceId],
  )
  return <FormsScreen query={query} onQueryChange={onQueryChange} links={links} />
}
