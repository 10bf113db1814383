import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { ConnectionsLinks } from '#features/connections'
import { link, paths } from '#lib/link'

/** Where the screens of connections lead. */
export function useConnectionsLinks(workspaceId: string): ConnectionsLinks {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      list: (query = {}) => link(paths.WORKSPACE_CONNECTIONS, { workspaceId }, query),
      create: (query = {}) => link(paths.WORKSPACE_CONNECTIONS_NEW, { workspaceId }, query),
      go: (href) => void navigate(href, { replace: true }),
      leave: (href) => window.location.assign(href),
    }),
    [navigate, workspaceId],
  )
}
