import type { Connection, ConnectionQuery, ConnectionStatus } from '#api/connections'
import { connectionStatuses } from '#lib/connection-status'
import { SECOND } from '#lib/duration'

export const connectionTabs = ['runs', 'mapping'] as const
export type ConnectionTab = (typeof connectionTabs)[number]

/** What the list of connections keeps in its address (CNN-20). */
export interface ConnectionsQuery {
  q: string
  status: ConnectionStatus | undefined
  /** The connection whose sheet is open. */
  connection: string | undefined
  tab: ConnectionTab
  /** The connection whose mapping is edited. */
  edit: string | undefined
}

const idIn = (value: string | undefined) => (/^[\w-]{1,64}$/.test(value ?? '') ? value : undefined)

/** Reads the query of an address. What makes no sense counts as not given (ROU-12). */
export const readConnectionsQuery = (
  values: Readonly<Record<string, string | undefined>>,
): ConnectionsQuery => ({
  q: (values['q'] ?? '').slice(0, 200),
  status: connectionStatuses.find((one) => one === values['status']),
  connection: idIn(values['connection']),
  tab: connectionTabs.find((one) => one === values['tab']) ?? 'runs',
  edit: idIn(values['edit']),
})

/** The values of an address; what is usual is left out. */
export const connectionsQueryValues = ({
  q,
  status,
  connection,
  tab,
  edit,
}: ConnectionsQuery): Record<string, string | undefined> => ({
  q: q === '' ? undefined : q,
  status,
  connection,
  tab: connection === undefined || tab === 'runs' ? undefined : tab,
  edit,
})

/** What is asked for. */
export const connectionFilterOf = ({
  q,
  status,
}: Pick<ConnectionsQuery, 'q' | 'status'>): ConnectionQuery => ({
  ...(q !== '' && { q }),
  ...(status && { status }),
})

/** How often the list is asked for anew, in ms: while rows are fetched, and while they will be by themselves (CNN-23). */
export const CONNECTION_POLL = { syncing: 3 * SECOND, scheduled: 60 * SECOND } as const

/** Until when to wait before asking again; undefined: nothing changes by itself. */
export function pollInterval(
  connections: readonly Pick<Connection, 'status' | 'nextSyncAt'>[],
): number | undefined {
  if (connections.some(({ status }) => status === 'syncing')) return CONNECTION_POLL.syncing
  return connections.some(({ status, nextSyncAt }) => status === 'active' && nextSyncAt !== undefined)
    ? CONNECTION_POLL.scheduled
    : undefined
}
