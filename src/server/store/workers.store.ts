import type { Database } from './database.ts'

/** Writes down that a worker is alive. */
export async function noteWorker(
  db: Database,
  { id, startedAt, now }: { id: string; startedAt: string; now: string },
): Promise<void> {
  await db
    .insertInto('workers')
    .values({ id, started_at: startedAt, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
    .execute()
}

/** Removes a worker that ended in good order. */
export async function removeWorker(db: Database, id: string): Promise<void> {
  await db.deleteFrom('workers').where('id', '=', id).execute()
}

/** Removes workers that were killed: those without a sign of life since that time. */
export async function removeWorkersBefore(db: Database, time: string): Promise<void> {
  await db.deleteFrom('workers').where('seen_at', '<', time).execute()
}

/** Whether another worker has said since that time that it is alive. */
export async function hasOtherWorker(db: Database, id: string, since: string): Promise<boolean> {
  const row = await db
    .selectFrom('workers')
    .select('id')
    .where('id', '<>', id)
    .where('seen_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** When any worker last said that it is alive; undefined where none has. */
export async function lastSeenWorker(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('workers')
    .select('seen_at')
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.seen_at
}
