import { sql } from 'kysely'
import type { Database, OpenDatabase } from './database.ts'

/** Months whose events get a table of their own before anything happens in them. */
const AHEAD = { months: 3 } as const

/** A number of our own among the locks of a database: two processes don't make the same month at once. */
const LOCK = 7_682_343

/** A change of tables waits so long, in ms, for what is being read and written; then it is tried another day. */
const LOCK_WITHIN = 3000

interface Month {
  /** As its table is called: events_2026_11. */
  table: string
  from: string
  until: string
}

const monthAt = (now: number, plus: number): Month => {
  const date = new Date(now)
  const start = (more: number) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + more, 1))
  const from = start(plus).toISOString()
  return {
    table: `events_${from.slice(0, 7).replace('-', '_')}`,
    from,
    until: start(plus + 1).toISOString(),
  }
}

/**
 * Gives every month from `back` months ago to three ahead a table for its events, so that old ones go by dropping a table.
 * What happened in other months stands in the default one. Returns the tables that were made.
 */
export async function makeEventMonths(db: OpenDatabase, now: number, back = 0): Promise<string[]> {
  const made: string[] = []
  for (let plus = -back; plus <= AHEAD.months; plus += 1) {
    const month = monthAt(now, plus)
    const isMade = await db.transaction().execute(async (inside) => {
      await alone(inside)
      return (await monthsThere(inside)).has(month.table) ? false : makeMonth(inside, month)
    })
    if (isMade) made.push(month.table)
  }
  return made
}

async function makeMonth(db: Database, { table, from, until }: Month): Promise<true> {
  const bounds = sql`for values from (${sql.lit(from)}) to (${sql.lit(until)})`
  // An event that is written between the move and the attachment would stand in the default partition and break the latter.
  await sql`lock table events in share row exclusive mode`.execute(db)
  await sql`create table ${sql.id(table)} (like events including defaults including constraints)`.execute(db)
  // What came earlier stands in the default partition, which may not keep it.
  await sql`
    with moved as (
      delete from events_default where occurred_at >= ${from}::timestamptz and occurred_at < ${until}::timestamptz returning *)
    insert into ${sql.id(table)} select * from moved`.execute(db)
  await sql`alter table events attach partition ${sql.id(table)} ${bounds}`.execute(db)
  return true
}

/** Drops the tables of months that ended more than so many months ago, with all that happened in them. Returns them. */
export async function dropEventMonths(db: OpenDatabase, now: number, keep: number): Promise<string[]> {
  const oldest = monthAt(now, -keep).table
  return db.transaction().execute(async (inside) => {
    await alone(inside)
    const old = [...(await monthsThere(inside))].filter((table) => table < oldest).toSorted()
    for (const table of old) await sql`drop table ${sql.id(table)}`.execute(inside)
    return old
  })
}

async function alone(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
  await sql`set local lock_timeout = ${sql.lit(LOCK_WITHIN)}`.execute(db)
}

async function monthsThere(db: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'events'::regclass and c.relname ~ '^events_\\d{4}_\\d{2}$'`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
