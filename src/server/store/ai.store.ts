import { sql, type Selectable } from 'kysely'
import type { AiEvent, AiMessage, AiThread } from '#api/ai-threads'
import type { AiSignal } from './ai.tables.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import type { Tenant } from './tenant.ts'

/** A conversation as it is stored. */
export interface StoredThread extends AiThread {
  accountId: string
  /** The number of the answer that is written, or was written last. */
  run: number
  /** When the process that writes an answer said last that it is there. */
  aliveAt: string
  signal: AiSignal | null
}

const threadOf = (row: Selectable<Tables['ai_threads']>): StoredThread => ({
  id: row.id,
  accountId: row.account_id,
  title: row.title,
  state: row.state,
  run: row.run,
  updatedAt: row.updated_at,
  aliveAt: row.alive_at,
  signal: row.signal,
})

const columnsOf = (thread: StoredThread) => ({
  account_id: thread.accountId,
  title: thread.title,
  state: thread.state,
  run: thread.run,
  updated_at: thread.updatedAt,
  alive_at: thread.aliveAt,
  signal: thread.signal ? JSON.stringify(thread.signal) : null,
})

/** The latest conversations of a person. */
export async function threadsOf(
  db: Database,
  { number }: Tenant,
  accountId: string,
  limit: number,
): Promise<StoredThread[]> {
  const rows = await db
    .selectFrom('ai_threads')
    .where('workspace_id', '=', number)
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .selectAll()
    .execute()
  return rows.map(threadOf)
}

/** One conversation; `isForChange` locks it until the transaction ends. */
export async function oneThread(
  db: Database,
  { number }: Tenant,
  id: string,
  { isForChange = false }: { isForChange?: boolean } = {},
): Promise<StoredThread | undefined> {
  const row = await db
    .selectFrom('ai_threads')
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .selectAll()
    .$if(isForChange, (query) => query.forUpdate())
    .executeTakeFirst()
  return row && threadOf(row)
}

export async function addThread(db: Database, { number }: Tenant, thread: StoredThread): Promise<void> {
  await db
    .insertInto('ai_threads')
    .values({ workspace_id: number, id: thread.id, ...columnsOf(thread) })
    .execute()
}

/** Writes a conversation that was read for it. */
export async function changeThread(db: Database, { number }: Tenant, thread: StoredThread): Promise<void> {
  await db
    .updateTable('ai_threads')
    .set(columnsOf(thread))
    .where('workspace_id', '=', number)
    .where('id', '=', thread.id)
    .execute()
}

/** Deletes a conversation with everything that was said. */
export async function deleteThread(db: Database, { number }: Tenant, id: string): Promise<void> {
  await db.deleteFrom('ai_threads').where('workspace_id', '=', number).where('id', '=', id).execute()
}

/** The messages of a conversation, oldest first. */
export async function messagesOf(db: Database, { number }: Tenant, threadId: string): Promise<AiMessage[]> {
  const rows = await db
    .selectFrom('ai_messages')
    .where('workspace_id', '=', number)
    .where('thread_id', '=', threadId)
    .orderBy('place')
    .select(['id', 'created_at', 'data'])
    .execute()
  return rows.map((row) => ({ id: row.id, createdAt: row.created_at, data: row.data }))
}

export async function addMessage(
  db: Database,
  { number }: Tenant,
  threadId: string,
  { id, createdAt, data }: AiMessage,
): Promise<void> {
  await db
    .insertInto('ai_messages')
    .values({
      workspace_id: number,
      thread_id: threadId,
      id,
      created_at: createdAt,
      data: JSON.stringify(data),
    })
    .execute()
}

/** A part of an answer. */
export interface StreamPart {
  run: number
  seq: number
  events: AiEvent[]
}

/** What was said from a run on, in order, and after a part of it where one is given. */
export const streamFrom = (
  db: Database,
  { number }: Tenant,
  threadId: string,
  { run, seq }: { run: number; seq: number },
): Promise<StreamPart[]> =>
  db
    .selectFrom('ai_stream')
    .where('workspace_id', '=', number)
    .where('thread_id', '=', threadId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('run', 'seq'), '>', tuple(run, seq)))
    .orderBy('run')
    .orderBy('seq')
    .select(['run', 'seq', 'events'])
    .execute()

/** Adds a part to an answer, after those that are there. */
export async function addToStream(
  db: Database,
  { number }: Tenant,
  threadId: string,
  run: number,
  events: readonly AiEvent[],
): Promise<void> {
  await sql`
    insert into ai_stream (workspace_id, thread_id, run, seq, events)
    select ${number}, ${threadId}, ${run}, coalesce(max(seq), 0) + 1, ${JSON.stringify(events)}::jsonb
    from ai_stream where workspace_id = ${number} and thread_id = ${threadId} and run = ${run}`.execute(db)
}

/** Says that the process that writes an answer is there. False where the answer was stopped, or another one is written. */
export async function noteAlive(
  db: Database,
  { number }: Tenant,
  threadId: string,
  run: number,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ai_threads')
    .set({ alive_at: now })
    .where('workspace_id', '=', number)
    .where('id', '=', threadId)
    .where('run', '=', run)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** When the model was asked for a workspace since then, oldest first; older ones are forgotten. */
export async function questionsSince(
  db: Database,
  { number }: Tenant,
  since: string,
): Promise<{ accountId: string; at: number }[]> {
  await db
    .deleteFrom('ai_questions')
    .where('workspace_id', '=', number)
    .where('asked_at', '<=', since)
    .execute()
  const rows = await db
    .selectFrom('ai_questions')
    .where('workspace_id', '=', number)
    .orderBy('asked_at')
    .select(['account_id', 'asked_at'])
    .execute()
  return rows.map((row) => ({ accountId: row.account_id, at: Date.parse(row.asked_at) }))
}

export async function noteQuestion(
  db: Database,
  { number }: Tenant,
  accountId: string,
  now: string,
): Promise<void> {
  await db
    .insertInto('ai_questions')
    .values({ workspace_id: number, account_id: accountId, asked_at: now })
    .execute()
}
