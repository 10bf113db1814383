import * as v from 'valibot'
import { connectionStatuses } from '#lib/connection-status'
import { audit, ConditionOperator, Id, Iso, Operand, Quantity, Version } from '#api/shapes'

const CONNECTION = { nameMax: 80, mappingMax: 200, filterMax: 20 } as const

export const ConnectionStatus = v.picklist(connectionStatuses)
/** draft → active; active ⇄ syncing; active ⇄ paused; syncing → error; reauth_required when the access is lost; any → archived. */
export type ConnectionStatus = v.InferOutput<typeof ConnectionStatus>

export const SyncRun = v.strictObject({
  id: Id,
  status: v.picklist(['running', 'succeeded', 'partial', 'failed']),
  startedAt: Iso,
  finishedAt: v.optional(Iso),
  created: Quantity,
  updated: Quantity,
  skipped: Quantity,
  failed: Quantity,
  errors: v.array(v.strictObject({ row: v.string(), reason: v.string() })),
})
/** One time that rows were fetched. `errors` has at most 20; `row` is what the row is called there, '' where the run failed as a whole. `reason` is one of the import's, or `no_access`, `database_gone`. */
export type SyncRun = v.InferOutput<typeof SyncRun>

const fields = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CONNECTION.nameMax)),
  credentialId: Id,
  database: v.strictObject({ id: v.string(), name: v.string() }),
  mapping: v.pipe(
    v.array(
      v.strictObject({
        from: v.string(),
        to: v.string(),
        transform: v.optional(v.picklist(['trim', 'lowercase', 'half_width', 'split_comma'])),
      }),
    ),
    v.maxLength(CONNECTION.mappingMax),
  ),
  filter: v.optional(
    v.pipe(
      v.array(v.strictObject({ property: v.string(), op: ConditionOperator, value: v.optional(Operand) })),
      v.maxLength(CONNECTION.filterMax),
    ),
  ),
  mailingListIds: v.pipe(v.array(Id), v.maxLength(50)),
  onExisting: v.picklist(['fill_blanks', 'overwrite']),
  onMissing: v.picklist(['keep', 'remove_from_list']),
  interval: v.picklist(['manual', 'hourly', 'daily']),
}

export const Connection = v.strictObject({
  id: Id,
  integrationKey: v.string(),
  direction: v.literal('inbound'),
  matchOn: v.literal('email'),
  ...fields,
  status: ConnectionStatus,
  lastSync: v.optional(SyncRun),
  nextSyncAt: v.optional(Iso),
  runs: v.array(SyncRun),
  version: Version,
  ...audit,
})
/** Rows of a database elsewhere that become contacts. `runs` are the latest, newest first. */
export type Connection = v.InferOutput<typeof Connection>

export const ConnectionQuery = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  status: v.optional(ConnectionStatus),
})
/** Without `status` all but the archived. */
export type ConnectionQuery = v.InferOutput<typeof ConnectionQuery>

export const NewConnection = v.strictObject({
  ...v.partial(v.strictObject(fields)).entries,
  name: fields.name,
  credentialId: fields.credentialId,
  database: fields.database,
  draft: v.optional(v.boolean()),
})
/** With `draft` nothing is checked and nothing is fetched yet. */
export type NewConnection = v.InferOutput<typeof NewConnection>

export const ConnectionUpdate = v.strictObject({
  ...v.partial(v.strictObject(fields)).entries,
  action: v.optional(v.picklist(['sync', 'pause', 'resume', 'archive'])),
  version: Version,
})
/** What is not given stays. A draft that is complete becomes active with `resume`. */
export type ConnectionUpdate = v.InferOutput<typeof ConnectionUpdate>
