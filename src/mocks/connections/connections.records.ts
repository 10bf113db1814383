import type { SyncRun } from '#api/connections'
import type { KeptConnection } from '#domain/connections/connection-rules'
import { HOUR } from '#lib/duration'
import { collectionOf } from '#mocks/core/collection'
import { actorOf } from '#mocks/core/db'
import { mix } from '#mocks/core/random'
import { isoBefore } from '#mocks/workspace/workspaces.data'

export interface ConnectionRecord extends KeptConnection {
  workspaceId: string
  /** Finished runs, newest first. */
  runs: SyncRun[]
  /** The addresses that the last run found; undefined before the first. */
  people?: readonly string[]
  running?: { startedAt: string; endsAt: string }
}

type Given = Pick<
  ConnectionRecord,
  | 'id'
  | 'workspaceId'
  | 'name'
  | 'integrationKey'
  | 'credentialId'
  | 'database'
  | 'mapping'
  | 'mailingListIds'
  | 'interval'
  | 'state'
> & { age: number; by: string; failedLast?: boolean }

const given: Given[] = [
  {
    id: 'ctn_1',
    workspaceId: 'ws_sakura',
    name: '顧客リスト（Notion）',
    integrationKey: 'notion',
    credentialId: 'crd_1',
    database: { id: 'db_customers', name: '顧客リスト' },
    mapping: [
      { from: 'title', to: 'name', transform: 'trim' },
      { from: 'mail', to: 'email', transform: 'lowercase' },
      { from: 'roast', to: 'favourite_roast' },
    ],
    mailingListIds: ['lst_store'],
    interval: 'daily',
    state: 'active',
    age: 68,
    by: 'acc_haruka',
  },
  {
    id: 'ctn_2',
    workspaceId: 'ws_sakura',
    name: 'ワークショップ申込者',
    integrationKey: 'google_sheets',
    credentialId: 'crd_2',
    database: { id: 'db_workshop', name: 'ワークショップ申込 2026' },
    mapping: [
      { from: 'B', to: 'name' },
      { from: 'C', to: 'email', transform: 'half_width' },
      { from: 'D', to: 'company' },
    ],
    mailingListIds: ['lst_workshop'],
    interval: 'hourly',
    state: 'paused',
    age: 19,
    by: 'acc_haruka',
  },
  {
    id: 'ctn_3',
    workspaceId: 'ws_sakura',
    name: 'Wholesale partners',
    integrationKey: 'airtable',
    credentialId: 'crd_3',
    database: { id: 'db_partners', name: 'Wholesale partners' },
    mapping: [
      { from: 'fldName', to: 'name' },
      { from: 'fldMail', to: 'email' },
      { from: 'fldShop', to: 'company' },
    ],
    mailingListIds: ['lst_wholesale'],
    interval: 'daily',
    state: 'active',
    age: 290,
    by: 'acc_naoki',
    failedLast: true,
  },
  {
    id: 'ctn_4',
    workspaceId: 'ws_sakura',
    name: '季節のご案内（下書き）',
    integrationKey: 'google_sheets',
    credentialId: 'crd_2',
    database: { id: 'db_workshop', name: 'ワークショップ申込 2026' },
    mapping: [],
    mailingListIds: [],
    interval: 'manual',
    state: 'draft',
    age: 2,
    by: 'acc_haruka',
  },
  {
    id: 'ctn_r1',
    workspaceId: 'ws_ridge',
    name: 'Trail club members',
    integrationKey: 'google_sheets',
    credentialId: 'crd_r1',
    database: { id: 'db_club', name: 'Trail club members' },
    mapping: [
      { from: 'A', to: 'name' },
      { from: 'B', to: 'email' },
    ],
    mailingListIds: ['lst_club'],
    interval: 'manual',
    state: 'error',
    age: 38,
    by: 'acc_ellen',
    failedLast: true,
  },
]

/** The runs of the last week, as they would have been. */
function history({ id, interval, state, failedLast = false }: Given, epoch: number): SyncRun[] {
  if (state === 'draft') return []
  const every = interval === 'hourly' ? HOUR : 24 * HOUR
  return [0, 1, 2, 3, 4, 5].map((back): SyncRun => {
    const started = epoch - 2 * HOUR - back * every
    const failed = failedLast && back === 0
    const luck = mix(started, back, id.length)
    const invalid = failed ? 0 : back % 3 === 1 ? 2 : 0
    return {
      id: `run_${id}_${6 - back}`,
      status: failed ? 'failed' : invalid > 0 ? 'partial' : 'succeeded',
      startedAt: new Date(started).toISOString(),
      finishedAt: new Date(started + 4000 + (luck % 9000)).toISOString(),
      created: failed ? 0 : luck % 7,
      updated: failed ? 0 : luck % 11,
      skipped: failed ? 0 : luck % 3,
      failed: invalid,
      errors: failed
        ? [{ row: '', reason: 'no_access' }]
        : [40, 81].slice(0, invalid).map((row) => ({ row: `#${row}`, reason: 'invalid_email' })),
    }
  })
}

export const connections = collectionOf<ConnectionRecord>(
  'connections',
  ({ settings: { size, epoch }, accounts }) =>
    size === 'empty'
      ? []
      : given.map((one) => {
          const { age, by, failedLast: _, ...connection } = one
          const runs = history(one, epoch)
          return {
            ...connection,
            direction: 'inbound',
            matchOn: 'email',
            onExisting: 'fill_blanks',
            onMissing: 'keep',
            runs,
            ...(connection.state === 'active' &&
              connection.interval === 'daily' && {
                nextSyncAt: new Date(epoch + 22 * HOUR).toISOString(),
              }),
            version: 4,
            createdAt: isoBefore(epoch, age),
            updatedAt: runs[0]?.startedAt ?? isoBefore(epoch, age),
            createdBy: actorOf(accounts.get(by)),
          }
        }),
)
