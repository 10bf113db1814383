import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import {
  connectionsQueryValues,
  ConnectionsScreen,
  readConnectionsQuery,
  type ConnectionsQuery,
} from '#features/connections'
import { link, paths } from '#lib/link'
import { parseQuery } from '#lib/query'
import { useNewestAddress } from '#app/address-reader.ts'
import { useConnectionsLinks } from '#app/connections-links.ts'

export function ConnectionsPage() {
  const { workspaceId = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readConnectionsQuery(parseQuery(search)), [search])
  const newest = useNewestAddress()
  const links = useConnectionsLinks(workspaceId)
  const onQueryChange = useCallback(
    (change: Partial<ConnectionsQuery>, how: 'push' | 'replace') => {
      const now = newest()
      // Another page was requested: drop a late change, such as a search.
      if (now === undefined) return
      const values = connectionsQueryValues({ ...readConnectionsQuery(parseQuery(now.search)), ...change })
      const href = link(paths.WORKSPACE_CONNECTIONS, { workspaceId }, values)
      void navigate(how === 'replace' ? `${href}${now.hash}` : href, { replace: how === 'replace' })
    },
    [navigate, newest, workspaceId],
  )
  return <ConnectionsScreen query={query} onQueryChange={onQueryChange} links={links} />
}
