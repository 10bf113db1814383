import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import {
  NewConnectionScreen,
  newConnectionValues,
  readNewConnectionQuery,
  type NewConnectionQuery,
} from '#features/connections'
import { link, paths } from '#lib/link'
import { parseQuery } from '#lib/query'
import { useConnectionsLinks } from '#app/connections-links.ts'

export function NewConnectionPage() {
  const { workspaceId = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readNewConnectionQuery(parseQuery(search)), [search])
  const links = useConnectionsLinks(workspaceId)
  const hrefFor = useCallback(
    (change: Partial<NewConnectionQuery>) =>
      link(paths.WORKSPACE_CONNECTIONS_NEW, { workspaceId }, newConnectionValues({ ...query, ...change })),
    [workspaceId, query],
  )
  return (
    <NewConnectionScreen
      query={query}
      hrefFor={hrefFor}
      onQueryChange={(change, how) => void navigate(hrefFor(change), { replace: how === 'replace' })}
      links={links}
    />
  )
}
