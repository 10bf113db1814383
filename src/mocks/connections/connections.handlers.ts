import { customPropertiesOf, isListOf } from '#mocks/contacts/contact-facts'
import {
  connectionAdded,
  connectionEdited,
  connectionStatus,
  expectComplete,
  expectFreeName,
  isConnectionFound,
  nextSync,
  noCredential,
  shownConnection,
  stateAfterRun,
  SYNC as SYNC_RULES,
  SYNC_INTERVALS as intervals,
} from '#domain/connections/connection-rules'
import { knowsMissing, listsToLeave, offLists, peopleFound } from '#domain/connections/left-lists'
import { goneColumn, isTaken, transformed } from '#domain/connections/row-rules'
import { notFound } from '#domain/kernel/refusals'
import type { Connection, ConnectionStatus, SyncRun } from '#api/connections'
import { connectionRoutes } from '#api/contract'
import { connections, type ConnectionRecord } from './connections.records.ts'
import { actorOf, type Db } from '#mocks/core/db'
import { databasesOf, tableAt } from './external-databases.data.ts'
import { handle, type Call, type Settler } from '#mocks/core/handle'
import { takeRows } from '#mocks/import/import.handlers'
import { credentials } from '#mocks/integration-credentials/integration-credentials.records'
import { without } from '#mocks/core/without'

/** Times in ms. `kept`: runs that are remembered, and runs that are made up one by one after a long sleep. */
const SYNC = { least: 3000, perRow: 20, kept: SYNC_RULES.runs, errors: SYNC_RULES.errors } as const

const isoOf = (time: number) => new Date(time).toISOString()
const hasAccess = (db: Db, credentialId: string) => db.of(credentials).get(credentialId)?.status === 'active'

const statusOf = (db: Db, record: ConnectionRecord): ConnectionStatus =>
  connectionStatus(record, {
    isRunning: record.running !== undefined,
    hasAccess: hasAccess(db, record.credentialId),
  })

function shown(db: Db, record: ConnectionRecord): Connection {
  const { running, runs } = record
  const now: SyncRun[] = running
    ? [
        {
          id: `run_${record.id}_now`,
          status: 'running',
          startedAt: running.startedAt,
          created: 0,
          updated: 0,
          skipped: 0,
          failed: 0,
          errors: [],
        },
      ]
    : []
  return shownConnection(
    without(record, 'workspaceId', 'running', 'runs', 'people'),
    [...now, ...runs],
    hasAccess(db, record.credentialId),
  )
}

const found = ({ db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>, id: string): ConnectionRecord => {
  const record = db.of(connections).get(id)
  if (record?.workspaceId !== workspaceId) throw notFound(`connection ${id}`)
  return record
}

const sourceOf = (record: Pick<ConnectionRecord, 'integrationKey' | 'workspaceId' | 'database'>) =>
  databasesOf(record.integrationKey, record.workspaceId).find(({ id }) => id === record.database.id)

function expectWhole(db: Db, record: ConnectionRecord): void {
  const { workspaceId, credentialId } = record
  const data = sourceOf(record)
  const custom = customPropertiesOf(db, workspaceId)
  expectComplete(record, {
    hasAccess: hasAccess(db, credentialId),
    columns: data && new Set(data.columns.map(({ key }) => key)),
    isCustomProperty: (key) => custom.has(key),
    isList: isListOf(db, workspaceId),
  })
}

const connectionsOf = ({ db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>) =>
  db.of(connections).where((one) => one.workspaceId === workspaceId)

function started(db: Db, record: ConnectionRecord, at: number): ConnectionRecord {
  const data = sourceOf(record)
  const rows = data ? tableAt(data, db.settings, at).rowCount : 0
  return {
    ...record,
    state: 'active',
    running: { startedAt: isoOf(at), endsAt: isoOf(at + SYNC.least + rows * SYNC.perRow) },
    ...nextSync(record, at),
  }
}

/** Takes those whose rows an earlier run had found and this one has not off the lists of a connection that wants so (CNN-26). */
function leaveLists(
  db: Db,
  { id, workspaceId, onMissing, mailingListIds, people = [] }: ConnectionRecord,
  found: ReadonlySet<string>,
  now: string,
): void {
  if (onMissing === 'keep') return
  const table = db.contacts(workspaceId)
  const others = db.of(connections).where((one) => one.workspaceId === workspaceId && one.id !== id)
  for (const email of people) {
    const contact = found.has(email) ? undefined : table.findByEmail(email)
    const withRow = others.filter((one) => one.people?.includes(email))
    const after = contact && offLists(contact, listsToLeave(mailingListIds, withRow), now)
    if (after) table.put(after)
  }
}

/** Fetches the rows as they were when the run began. Rows are gone there once the filter no longer takes them. */
function finish(db: Db, record: ConnectionRecord): ConnectionRecord {
  const { running, ...rest } = record
  if (!running) return record
  const run = (result: Omit<SyncRun, 'id' | 'startedAt' | 'finishedAt'>): ConnectionRecord => ({
    ...rest,
    state: stateAfterRun(result.status, { hasAccess: hasAccess(db, record.credentialId) }),
    runs: [
      {
        id: `run_${record.id}_${Date.parse(running.startedAt).toString(36)}`,
        startedAt: running.startedAt,
        finishedAt: running.endsAt,
        ...result,
      },
      ...record.runs,
    ].slice(0, SYNC.kept),
    updatedAt: running.endsAt,
  })
  const nothing = { created: 0, updated: 0, skipped: 0, failed: 0 }
  const data = sourceOf(record)
  if (!data || !hasAccess(db, record.credentialId)) {
    const reason = data ? 'no_access' : 'database_gone'
    return run({ status: 'failed', ...nothing, errors: [{ row: '', reason }] })
  }
  const gone = goneColumn(record.filter, data.columns)
  if (gone !== undefined)
    return run({ status: 'failed', ...nothing, errors: [{ row: '', reason: `column_gone:${gone}` }] })
  const table = tableAt(data, db.settings, Date.parse(running.startedAt))
  const numbers: number[] = []
  const rows: Record<string, string>[] = []
  for (let row = 0; row < table.rowCount; row += 1) {
    const cells = table.rowAt(row)
    if (!isTaken(cells, record.filter)) continue
    numbers.push(row)
    rows.push(transformed(cells, record.mapping))
  }
  const { results } = takeRows(
    { db, workspaceId: record.workspaceId, now: running.endsAt },
    {
      importId: record.id,
      mailingListIds: record.mailingListIds.filter(
        (id) => db.mailingLists.get(id)?.workspaceId === record.workspaceId,
      ),
      optIn: 'active',
      consentNote: table.name,
      mapping: record.mapping.map(({ from, to }) => ({ column: from, key: to })),
      rows,
      onExisting: record.onExisting,
      source: 'connection',
    },
  )
  const count = (...outcomes: string[]) => results.filter(({ outcome }) => outcomes.includes(outcome)).length
  const failed = results.filter(({ outcome }) => outcome === 'invalid')
  const figures = {
    created: count('created'),
    updated: count('updated'),
    skipped: count('unchanged', 'skipped', 'suppressed'),
    failed: failed.length,
  }
  const found = peopleFound(results)
  if (knowsMissing(figures)) {
    leaveLists(db, record, new Set(found), running.endsAt)
    rest.people = found
  } else rest.people = [...new Set([...(rest.people ?? []), ...found])]
  return run({
    status: failed.length > 0 ? 'partial' : 'succeeded',
    ...figures,
    errors: failed
      .slice(0, SYNC.errors)
      .map(({ row, reason = 'invalid' }) => ({ row: `#${(numbers[row] ?? row) + 1}`, reason })),
  })
}

const dueAt = (db: Db, record: ConnectionRecord): number => {
  if (record.running) return Date.parse(record.running.endsAt)
  if (record.state !== 'active' || record.nextSyncAt === undefined || !hasAccess(db, record.credentialId))
    return Number.POSITIVE_INFINITY
  return Date.parse(record.nextSyncAt)
}

export const connectionSettlers: readonly Settler[] = [
  {
    due: (db, now) =>
      db
        .of(connections)
        .all()
        .some((record) => dueAt(db, record) <= now),
    settle(db, now) {
      const changed = new Map<string, ConnectionRecord>()
      for (const record of db.of(connections).all()) {
        // Of what was missed in a long sleep, only the runs that would still be remembered are made up.
        const every = intervals[record.interval]
        const due = dueAt(db, record)
        const missed = record.running ? 0 : Math.floor((now - due) / every) - SYNC.kept
        const next = missed > 0 ? { ...record, nextSyncAt: isoOf(due + missed * every) } : record
        if (dueAt(db, next) <= now) changed.set(next.id, next)
      }
      // In the order in which things come due: connections may bring the same people.
      for (;;) {
        const [first] = [...changed.values()].toSorted((a, b) => dueAt(db, a) - dueAt(db, b))
        if (!first || dueAt(db, first) > now) break
        changed.set(first.id, first.running ? finish(db, first) : started(db, first, dueAt(db, first)))
      }
      for (const record of changed.values()) db.of(connections).put(record)
    },
  },
]

export const connectionHandlers = [
  handle(connectionRoutes.list, (call) => ({
    items: connectionsOf(call)
      .map((one) => shown(call.db, one))
      .filter((one) => isConnectionFound(one, call.query)),
  })),
  handle(connectionRoutes.create, (call) => {
    const { db, workspaceId, body, account, clock, now } = call
    const credential = db.of(credentials).get(body.credentialId)
    if (credential?.workspaceId !== workspaceId) throw noCredential(body.credentialId)
    expectFreeName(connectionsOf(call), body.name)
    const { integrationKey } = credential
    const record: ConnectionRecord = {
      ...connectionAdded(body, { integrationKey, by: actorOf(account), now }),
      id: db.nextId('ctn'),
      workspaceId,
      runs: [],
    }
    const isDraft = record.state === 'draft'
    if (!isDraft) expectWhole(db, record)
    return shown(db, db.of(connections).put(isDraft ? record : started(db, record, clock.now())))
  }),
  handle(connectionRoutes.one, (call) => shown(call.db, found(call, call.params.connectionId))),
  handle(connectionRoutes.update, (call) => {
    const { db, workspaceId, body, params, account, clock } = call
    const before = found(call, params.connectionId)
    const { after, mustBeComplete, starts } = connectionEdited(before, body, {
      status: statusOf(db, before),
      integrationKeyOf(id) {
        const credential = db.of(credentials).get(id)
        return credential?.workspaceId === workspaceId ? credential.integrationKey : undefined
      },
      by: actorOf(account),
      now: clock.now(),
    })
    if (body.name !== undefined) expectFreeName(connectionsOf(call), body.name, before.id)
    if (mustBeComplete) expectWhole(db, after)
    const record = after.state === 'archived' ? without(after, 'running') : after
    return shown(db, db.of(connections).put(starts ? started(db, record, clock.now()) : record))
  }),
]
