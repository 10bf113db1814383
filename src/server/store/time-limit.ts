import { sql } from 'kysely'
import { Refusal } from '#domain/kernel/refusals'
import type { Database } from './database.ts'

/** How long a question about many rows may take, in ms: what asks longer keeps the database from all others. */
const QUESTION = { within: 5000 } as const

/** What PostgreSQL says when it was told to give up. */
const GIVEN_UP = '57014'

/** Does the work, of which no statement may take longer than `within` ms; throws a 503 that says so where one does. */
export async function withinTime<T>(
  db: Database,
  work: (db: Database) => Promise<T>,
  within: number = QUESTION.within,
): Promise<T> {
  const limited = async (inside: Database) => {
    await sql`set local statement_timeout = ${sql.lit(within)}`.execute(inside)
    const result = await work(inside)
    // What else the caller's transaction does has the time that it needs.
    if (db.isTransaction) await sql`set local statement_timeout to default`.execute(inside)
    return result
  }
  try {
    return await (db.isTransaction ? limited(db) : db.transaction().execute(limited))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === GIVEN_UP)) throw error
    throw new Refusal(
      503,
      'Finding these contacts takes too long. Ask for less at once: fewer conditions, or a shorter time.',
      'コンタクトの検索に時間がかかりすぎています。条件を減らすか、期間を短くしてください。',
    )
  }
}
