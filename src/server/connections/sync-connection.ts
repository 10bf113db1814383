import type { SyncRun } from '#api/connections'
import { ApiError } from '#api/wire'
import { nextSync, stateAfterRun, SYNC, type KeptConnection } from '#domain/connections/connection-rules'
import { knowsMissing, listsToLeave, offLists, peopleFound } from '#domain/connections/left-lists'
import { goneColumn, isTaken, transformed } from '#domain/connections/row-rules'
import { subscriptionsIn } from '#domain/import/cell-lists'
import { importColumns, readRow } from '#domain/import/import-rows'
import { DAY } from '#lib/duration'
import { workspaceFacts, type WorkspaceFacts } from '#server/contacts/workspace-facts'
import { takeRows } from '#server/import/take-rows'
import { withAccess, type AccessWorld } from '#server/integration-credentials/access'
import { SourceError, type SourcePage } from '#server/ports/sources/source'
import {
  allConnections,
  changeConnection,
  connectionForChange,
  oneConnection,
} from '#server/store/connections.store'
import { changeContacts, contactsForChange } from '#server/store/contacts.store'
import { oneCredential } from '#server/store/credentials.store'
import type { Database } from '#server/store/database'
import {
  addRun,
  changeRun,
  foundElsewhere,
  keepNewestRuns,
  noteFound,
  restartRunning,
  runForChange,
  takeMissing,
  type StoredRun,
} from '#server/store/sync-runs.store'
import type { Tenant } from '#server/store/tenant'
import { inTransaction } from '#server/store/transaction'

/** Rows that are taken in one transaction. */
const BATCH = 500
/** A run that could not go on for so long, in ms, has failed. */
const GIVE_UP = DAY

export interface SyncWorld extends AccessWorld {
  newId: (prefix: string) => string
}

/** Begins a run of a connection, in the transaction that changes it; it is carried out by `runSync`. */
export async function beginRun(
  db: Database,
  tenant: Tenant,
  connectionId: string,
  { now, newId }: { now: string; newId: (prefix: string) => string },
): Promise<StoredRun> {
  const run: StoredRun = {
    id: newId('run'),
    connectionId,
    status: 'running',
    startedAt: now,
    created: 0,
    updated: 0,
    skipped: 0,
    failed: 0,
    errors: [],
    rows: 0,
    cursor: null,
  }
  await addRun(db, tenant, run)
  await keepNewestRuns(db, tenant, connectionId, SYNC.runs)
  return run
}

/**
 * Carries out a run from where it is, to its end or until that time: whoever was killed in the middle of it, another one goes on.
 * Rejects with a `SourceError` where it has to wait: it is then carried on later.
 */
export async function runSync(
  world: SyncWorld,
  runId: string,
  { until = Infinity }: { until?: number } = {},
): Promise<SyncRun['status'] | undefined> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before ended
    const after = await runPart(world, runId)
    if (after?.status !== 'running' || world.clock.now() >= until) return after?.status
  }
}

async function runPart(world: SyncWorld, runId: string): Promise<StoredRun | undefined> {
  const { db, tenant, clock } = world
  const run = await inTransaction(db, (inside) => runForChange(inside, tenant, runId))
  const connection = run && (await oneConnection(db, tenant, run.connectionId))
  if (!connection || run.status !== 'running') return undefined
  try {
    const page = await withAccess(world, connection.credentialId, async (source, token) => {
      const begins = run.cursor === null && run.rows === 0
      if (begins && (connection.filter ?? []).length > 0) {
        const { properties } = await source.database(token, connection.database.id)
        const gone = goneColumn(connection.filter, properties)
        if (gone !== undefined) return { gone }
      }
      const rows: SourcePage['rows'] = []
      let cursor = run.cursor ?? undefined
      do {
        // oxlint-disable-next-line no-await-in-loop -- each page says where the next one is
        const next = await source.rows(token, connection.database.id, cursor)
        rows.push(...next.rows)
        cursor = next.next
      } while (cursor !== undefined && rows.length < BATCH)
      return { rows, next: cursor, gone: undefined }
    })
    const { gone } = page
    if (gone !== undefined)
      return await inTransaction(db, (inside) => fail(world, inside, runId, `column_gone:${gone}`))
    return await inTransaction(db, (inside) => takePage(world, inside, { run, connection }, page))
  } catch (error) {
    const reason = failureOf(error)
    const isOver = clock.now() > Date.parse(run.startedAt) + GIVE_UP
    if (reason === undefined && !isOver) {
      // What was taken in stays: a row that comes again is unchanged.
      if (error instanceof SourceError && error.why === 'lost_place' && run.cursor !== null)
        await inTransaction(db, (inside) => beginAnew(world, inside, run))
      throw error
    }
    return inTransaction(db, (inside) => fail(world, inside, runId, reason ?? 'no_answer'))
  }
}

/** Why a run can't go on at all; undefined: it may later. */
function failureOf(error: unknown): string | undefined {
  if (error instanceof SourceError)
    return {
      no_access: 'no_access',
      gone: 'database_gone',
      lost_place: undefined,
      busy: undefined,
      unavailable: undefined,
    }[error.why]
  return error instanceof ApiError && error.code < 429 ? 'no_access' : undefined
}

/** Has a run begin anew that can't go on where it was, unless another process went on there. */
async function beginAnew({ tenant }: SyncWorld, db: Database, seen: StoredRun): Promise<void> {
  const run = await runForChange(db, tenant, seen.id)
  if (run?.status === 'running' && run.cursor === seen.cursor)
    await restartRunning(db, tenant, run.connectionId)
}

async function takePage(
  world: SyncWorld,
  db: Database,
  seen: { run: StoredRun; connection: KeptConnection },
  { rows, next }: SourcePage,
): Promise<StoredRun | undefined> {
  const { tenant, clock, newId } = world
  const run = await runForChange(db, tenant, seen.run.id)
  // Another process was there first.
  if (run?.status !== 'running' || run.cursor !== seen.run.cursor || run.rows !== seen.run.rows) return run
  const connection = await connectionForChange(db, tenant, run.connectionId)
  if (!connection) return undefined
  // These rows are of another database than the connection has by now.
  if (connection.database.id !== seen.connection.database.id) return run
  const facts = await workspaceFacts({ db, tenant, clock })
  const taken = rows.filter(({ cells }) => isTaken(cells, connection.filter))
  const now = new Date(clock.now()).toISOString()
  const { results } = await takeRows({ db, tenant, newId }, facts, {
    terms: {
      importId: connection.id,
      mailingListIds: connection.mailingListIds.filter((id) => facts.facts.isList(id)),
      optIn: 'active',
      consentNote: connection.database.name,
    },
    rows: importRows(facts, connection, taken),
    onExisting: connection.onExisting,
    source: 'connection',
    now,
  })
  const count = (...outcomes: string[]) => results.filter(({ outcome }) => outcomes.includes(outcome)).length
  const invalid = results.filter(({ outcome }) => outcome === 'invalid')
  await noteFound(db, tenant, run, peopleFound(results))
  const errors = invalid.map(({ row, reason = 'invalid' }) => ({ row: taken[row]?.name ?? '', reason }))
  const after: StoredRun = {
    ...run,
    created: run.created + count('created'),
    updated: run.updated + count('updated'),
    skipped: run.skipped + count('unchanged', 'skipped', 'suppressed'),
    failed: run.failed + invalid.length,
    errors: [...run.errors, ...errors].slice(0, SYNC.errors),
    rows: run.rows + rows.length,
    cursor: next ?? null,
  }
  if (next !== undefined) {
    await changeRun(db, tenant, after)
    return after
  }
  if (knowsMissing(after)) await leaveLists(world, db, connection, run)
  return finish(world, db, after, after.failed > 0 ? 'partial' : 'succeeded')
}

const importRows = (
  { facts, lists }: WorkspaceFacts,
  { mapping }: KeptConnection,
  rows: SourcePage['rows'],
) => {
  const columns = importColumns(
    facts.properties,
    mapping.map(({ from, to }) => ({ column: from, key: to })),
  )
  const listsIn = subscriptionsIn(lists)
  return rows.map(({ cells }) => readRow(transformed(cells, mapping), columns, listsIn))
}

/** Takes those whose rows are gone off the lists of a connection that wants so; who unsubscribed stays so (CNN-26). */
async function leaveLists(
  { tenant, clock }: SyncWorld,
  db: Database,
  { id, onMissing, mailingListIds }: KeptConnection,
  run: StoredRun,
): Promise<void> {
  const missing = await takeMissing(db, tenant, run)
  if (onMissing === 'keep' || missing.length === 0) return
  const now = new Date(clock.now()).toISOString()
  const elsewhere = await foundElsewhere(db, tenant, id, missing)
  const connections = await allConnections(db, tenant)
  const contacts = await contactsForChange(db, tenant, 'email', missing)
  await changeContacts(
    db,
    tenant,
    contacts.flatMap((contact) => {
      const others = connections.filter((one) => elsewhere.get(contact.email)?.includes(one.id))
      return offLists(contact, listsToLeave(mailingListIds, others), now) ?? []
    }),
  )
}

async function finish(
  { tenant, clock }: SyncWorld,
  db: Database,
  run: StoredRun,
  status: 'succeeded' | 'partial' | 'failed',
): Promise<StoredRun> {
  const now = new Date(clock.now()).toISOString()
  const after: StoredRun = { ...run, status, finishedAt: now }
  await changeRun(db, tenant, after)
  const connection = await connectionForChange(db, tenant, run.connectionId)
  if (connection && (connection.state === 'active' || connection.state === 'error')) {
    const hasAccess = (await oneCredential(db, tenant, connection.credentialId))?.status === 'active'
    const state = stateAfterRun(status, { hasAccess })
    await changeConnection(db, tenant, { ...connection, state, updatedAt: now })
  }
  return after
}

async function fail(
  world: SyncWorld,
  db: Database,
  runId: string,
  reason: string,
): Promise<StoredRun | undefined> {
  const run = await runForChange(db, world.tenant, runId)
  if (run?.status !== 'running') return run
  return finish(world, db, { ...run, errors: [{ row: '', reason }] }, 'failed')
}

/** Begins the run of a connection whose time has come, unless one is under way or the access is not good. */
export async function beginDueRun(world: SyncWorld, connectionId: string, hasAccess: boolean): Promise<void> {
  const { db, tenant, clock, newId } = world
  await inTransaction(db, async (inside) => {
    const connection = await connectionForChange(inside, tenant, connectionId)
    const now = clock.now()
    if (connection?.state !== 'active' || Date.parse(connection.nextSyncAt ?? '') > now) return
    const { nextSyncAt: _, ...rest } = connection
    await changeConnection(inside, tenant, { ...rest, ...nextSync(connection, now) })
    if (!hasAccess) return
    await beginRun(inside, tenant, connectionId, { now: new Date(now).toISOString(), newId })
  })
}
