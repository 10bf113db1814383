import type { Database } from './database.ts'

/** Notes that a report was taken; false where it was taken before. In the transaction that acts on it. */
export async function takeReport(
  db: Database,
  { source, key, now }: { source: string; key: string; now: string },
): Promise<boolean> {
  const row = await db
    .insertInto('inbox')
    .values({ source, key, received_at: now })
    .onConflict((conflict) => conflict.columns(['source', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets reports from before a moment; nobody sends them again by then. Answers how many. */
export async function forgetReports(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('inbox').where('received_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
