import type { Connection, ConnectionStatus } from '#api/connections'
import type { Role } from '#api/self-account'

/** What somebody may do with a connection. `start` is the first sync of a draft. */
export type ConnectionAction =
  | 'sync'
  | 'edit'
  | 'pause'
  | 'resume'
  | 'start'
  | 'reconnect'
  | 'rename'
  | 'archive'

/** Why an action is not possible. `ownerOnly` depends on the role, the others on the status. */
export type ConnectionObstacle =
  | 'ownerOnly'
  | 'isSyncing'
  | 'isPaused'
  | 'isDraft'
  | 'noAccess'
  | 'isArchived'

const always = ['edit', 'rename', 'archive'] as const

/** What the menu offers in each status, in its order; what is not listed makes no sense there (CNN-21). */
const offered: Readonly<Record<ConnectionStatus, readonly ConnectionAction[]>> = {
  draft: ['start', ...always],
  active: ['sync', 'pause', ...always],
  syncing: ['sync', 'pause', ...always],
  paused: ['sync', 'resume', ...always],
  error: ['sync', 'resume', ...always],
  reauth_required: ['reconnect', 'sync', ...always],
  archived: [],
}

const obstacles: Readonly<
  Partial<Record<ConnectionStatus, Readonly<Partial<Record<ConnectionAction, ConnectionObstacle>>>>>
> = {
  draft: { sync: 'isDraft', pause: 'isDraft' },
  syncing: { sync: 'isSyncing', pause: 'isSyncing' },
  paused: { sync: 'isPaused' },
  reauth_required: { sync: 'noAccess', pause: 'noAccess', resume: 'noAccess', edit: 'noAccess' },
}

export const connectionActions = (status: ConnectionStatus): readonly ConnectionAction[] => offered[status]

/** Why somebody of that role can't do it now; undefined: it can be done. The status is named before the role. */
export function connectionObstacle(
  action: ConnectionAction,
  { status }: Pick<Connection, 'status'>,
  role: Role,
): ConnectionObstacle | undefined {
  if (status === 'archived') return 'isArchived'
  return obstacles[status]?.[action] ?? (role === 'owner' ? undefined : 'ownerOnly')
}
