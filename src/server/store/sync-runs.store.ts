import { sql, type Selectable } from 'kysely'
import type { SyncRun } from '#api/connections'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { tenantOf, type Tenant } from './tenant.ts'

/** A run with where it goes on. */
export interface StoredRun extends SyncRun {
  connectionId: string
  /** Rows that were read so far. */
  rows: number
  cursor: string | null
}

const runOf = (row: Selectable<Tables['sync_runs']>): StoredRun => ({
  id: row.id,
  connectionId: row.connection_id,
  status: row.status,
  startedAt: row.started_at,
  ...(row.finished_at !== null && { finishedAt: row.finished_at }),
  created: row.created,
  updated: row.updated,
  skipped: row.skipped,
  failed: row.failed,
  errors: row.errors,
  rows: row.rows,
  cursor: row.cursor,
})

const columnsOf = (run: StoredRun) => ({
  status: run.status,
  started_at: run.startedAt,
  finished_at: run.finishedAt ?? null,
  created: run.created,
  updated: run.updated,
  skipped: run.skipped,
  failed: run.failed,
  errors: JSON.stringify(run.errors),
  rows: run.rows,
  cursor: run.cursor,
})

/** The runs of all connections, or of one, newest first, at most `limit` of each. */
export async function latestRuns(
  db: Database,
  { number }: Tenant,
  limit: number,
  connectionId?: string,
): Promise<ReadonlyMap<string, StoredRun[]>> {
  const rows = await db
    .selectFrom('sync_runs')
    .where('workspace_id', '=', number)
    .$if(connectionId !== undefined, (query) => query.where('connection_id', '=', connectionId ?? ''))
    .orderBy('place', 'desc')
    .selectAll()
    .execute()
  const runs = Map.groupBy(rows.map(runOf), (run) => run.connectionId)
  return new Map([...runs].map(([id, all]) => [id, all.slice(0, limit)]))
}

/** A run, locked until the transaction ends. */
export async function runForChange(
  db: Database,
  { number }: Tenant,
  id: string,
): Promise<StoredRun | undefined> {
  const row = await db
    .selectFrom('sync_runs')
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  return row && runOf(row)
}

/** Adds a run; of a connection one runs at a time, so a second one fails. */
export async function addRun(db: Database, { number }: Tenant, run: StoredRun): Promise<void> {
  await db
    .insertInto('sync_runs')
    .values({ workspace_id: number, id: run.id, connection_id: run.connectionId, ...columnsOf(run) })
    .execute()
}

/** Writes a run that was read for it. */
export async function changeRun(db: Database, { number }: Tenant, run: StoredRun): Promise<void> {
  await db
    .updateTable('sync_runs')
    .set(columnsOf(run))
    .where('workspace_id', '=', number)
    .where('id', '=', run.id)
    .execute()
}

/** Has the run of a connection that is under way begin anew. What it made of contacts so far stays counted. */
export async function restartRunning(db: Database, { number }: Tenant, connectionId: string): Promise<void> {
  await db
    .updateTable('sync_runs')
    .set({ cursor: null, rows: 0, skipped: 0, failed: 0, errors: '[]' })
    .where('workspace_id', '=', number)
    .where('connection_id', '=', connectionId)
    .where('status', '=', 'running')
    .execute()
}

/** Removes the runs of a connection that are still running: it was archived. */
export async function removeRunning(db: Database, { number }: Tenant, connectionId: string): Promise<void> {
  await db
    .deleteFrom('sync_runs')
    .where('workspace_id', '=', number)
    .where('connection_id', '=', connectionId)
    .where('status', '=', 'running')
    .execute()
}

/** Removes all but the newest runs of a connection. */
export async function keepNewestRuns(
  db: Database,
  { number }: Tenant,
  connectionId: string,
  most: number,
): Promise<void> {
  await db
    .deleteFrom('sync_runs')
    .where('workspace_id', '=', number)
    .where('connection_id', '=', connectionId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('sync_runs as kept')
        .where('kept.workspace_id', '=', number)
        .where('kept.connection_id', '=', connectionId)
        .orderBy('kept.place', 'desc')
        .limit(most)
        .select('kept.id'),
    )
    .execute()
}

/** Runs of all workspaces that are under way. */
export async function runningRuns(db: Database): Promise<{ tenant: Tenant; id: string }[]> {
  const rows = await db
    .selectFrom('sync_runs as running')
    .innerJoin('workspaces as w', 'w.number', 'running.workspace_id')
    .where('running.status', '=', 'running')
    .orderBy('running.place')
    .select(['running.id', 'w.id as workspace', 'w.number'])
    .execute()
  return rows.map(({ id, workspace, number }) => ({ tenant: tenantOf({ id: workspace, number }), id }))
}

/** Notes whose rows a run has found. */
export async function noteFound(
  db: Database,
  { number }: Tenant,
  { connectionId, id }: Pick<StoredRun, 'connectionId' | 'id'>,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return
  await db
    .insertInto('connection_people')
    .values(
      [...new Set(emails)].map((email) => ({
        workspace_id: number,
        connection_id: connectionId,
        email,
        run_id: id,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'connection_id', 'email']).doUpdateSet({ run_id: id }),
    )
    .execute()
}

/** Which other connections have found a row of each of these addresses in their last run. */
export async function foundElsewhere(
  db: Database,
  { number }: Tenant,
  connectionId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ email: string; connections: string[] }>`
    select email, array_agg(connection_id) as connections from connection_people
    where workspace_id = ${number} and connection_id <> ${connectionId} and email = any(${emails}::text[])
    group by email`.execute(db)
  return new Map(rows.map(({ email, connections }) => [email, connections]))
}

/** Forgets those whose rows an earlier run had found and this one has not; their addresses. */
export async function takeMissing(
  db: Database,
  { number }: Tenant,
  { connectionId, id }: Pick<StoredRun, 'connectionId' | 'id'>,
): Promise<string[]> {
  const rows = await db
    .deleteFrom('connection_people')
    .where('workspace_id', '=', number)
    .where('connection_id', '=', connectionId)
    .where('run_id', '<>', id)
    .returning('email')
    .execute()
  return rows.map(({ email }) => email)
}
