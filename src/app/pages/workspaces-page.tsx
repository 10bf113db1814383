import { useNavigate, useSearchParams } from 'react-router'
import { preloadRead, type Api } from '#api/core'
import { selfAccountRoutes } from '#api/self-account'
import { WorkspacesScreen } from '#features/workspaces'
import { link, paths } from '#lib/link'
import { parseQuery } from '#lib/query'

export async function prefetch(api: Api): Promise<void> {
  await Promise.all([
    preloadRead(api, selfAccountRoutes.joinedWorkspaces, { query: {} }),
    preloadRead(api, selfAccountRoutes.joinableWorkspaces, {}),
  ])
}

export function WorkspacesPage() {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const hrefOf = (workspaceId: string) => link(paths.WORKSPACE_HOME, { workspaceId })
  return (
    <WorkspacesScreen
      q={parseQuery(params.toString())['q'] ?? ''}
      onSearch={(q) => setParams(q === '' ? {} : { q }, { replace: true })}
      hrefOf={hrefOf}
      onJoined={(workspaceId) => void navigate(hrefOf(workspaceId))}
    />
  )
}
