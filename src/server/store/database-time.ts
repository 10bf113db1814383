import { sql } from 'kysely'
import type { Database } from './database.ts'

/** What the clock of the database says, in ms since 1970. Nothing else asks it: times come from the clock of the process. */
export async function databaseTime(db: Database): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as at`.execute(db)
  return rows[0]?.at ?? Number.NaN
}
