import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { preloadRead, type Api } from '#api/core'
import { selfAccountRoutes, useJoinedWorkspaces } from '#api/self-account'
import { useSession } from '#features/session'
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
  const session = useSession()
  const joined = useJoinedWorkspaces()
  const { q = '', auto } = parseQuery(params.toString())
  const [only, other] = joined.data?.items ?? []
  // Who comes to work, and has one place for it, is taken there (WSP-3).
  if (auto === '1' && only && !other) return <Navigate to={hrefOf(only.id)} replace />
  const account = session.status === 'signed-in' ? session.account : undefined
  return (
    <WorkspacesScreen
      q={q}
      admin={account?.isAdmin ?? false}
      host={account?.email.split('@').at(-1) ?? ''}
      onInvitation={(token) => void navigate(link(paths.INVITE, { token }))}
      onSearch={(q) => setParams(q === '' ? {} : { q }, { replace: true })}
      hrefOf={hrefOf}
      onJoined={(workspaceId) => void navigate(hrefOf(workspaceId))}
    />
  )
}
