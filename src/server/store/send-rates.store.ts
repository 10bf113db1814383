import { sql } from 'kysely'
import { DAY, MINUTE } from '#lib/duration'
import type { Database, OpenDatabase } from './database.ts'
import type { Tenant } from './tenant.ts'

/** What limits how fast mails go out. */
export interface Bucket {
  name: string
  /** Mails that it lets through in a minute, and at once at most a tenth of them. */
  perMinute: number
}

/** A bucket holds what comes in so long, and at least one mail. */
const HELD = MINUTE / 10

/** A bucket that was filled so long after now, in ms, was filled by a clock that has been put back since. */
const CLOCKS_APART = 5 * MINUTE

/**
 * Takes up to `wanted` mails out of buckets that all processes share, as many as the emptiest has; `now` in ms since 1970.
 * Without buckets there is no limit.
 */
export async function takeTokens(
  database: OpenDatabase,
  buckets: readonly Bucket[],
  wanted: number,
  now: number,
): Promise<number> {
  if (buckets.length === 0 || wanted === 0) return wanted
  return database.transaction().execute(async (db) => {
    const at = new Date(now).toISOString()
    let granted = wanted
    // In the order of their names, so that two processes don't wait for each other in a ring.
    const sorted = buckets.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    for (const { name, perMinute } of sorted) {
      const most = Math.max(1, (perMinute * HELD) / MINUTE)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const { rows } = await sql<{ tokens: number }>`
        insert into rate_buckets as b (name, tokens, filled_at) values (${name}, ${most}::float8, ${at}::timestamptz)
        on conflict (name) do update set
          tokens = least(${most}::float8,
            b.tokens + greatest(0, extract(epoch from excluded.filled_at - b.filled_at)::float8) * ${perMinute}::float8 / 60),
          filled_at = case
            when b.filled_at > excluded.filled_at + ${CLOCKS_APART}::float8 * interval '1 ms' then excluded.filled_at
            else greatest(b.filled_at, excluded.filled_at) end
        returning tokens`.execute(db)
      granted = Math.min(granted, Math.floor(rows[0]?.tokens ?? 0))
    }
    if (granted > 0) await addTokens(db, sorted, -granted)
    return granted
  })
}

/** Puts back what was taken and is not needed. */
export async function addTokens(db: Database, buckets: readonly Bucket[], count: number): Promise<void> {
  const names = buckets.map(({ name }) => name)
  if (names.length === 0 || count === 0) return
  await db
    .updateTable('rate_buckets')
    .set((eb) => ({ tokens: eb('tokens', '+', count) }))
    .where('name', 'in', names)
    .execute()
}

/** Mails that a domain that is new here sends on its first days; afterwards there is no limit. */
const RAMP = [50, 100, 500, 1000, 5000, 10_000, 20_000, 50_000] as const

/** Takes up to `wanted` mails of what a domain may send today (in UTC), by how many days it has sent before. */
export async function takeOfRamp(
  db: Database,
  { number }: Tenant,
  domain: string,
  wanted: number,
  now: number,
): Promise<number> {
  const today = Math.floor(now / DAY)
  await db
    .insertInto('sender_ramps')
    .values({ workspace_id: number, domain, days: 1, day: today, sent: 0 })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'domain']).doNothing())
    .execute()
  const row = await db
    .selectFrom('sender_ramps')
    .where('workspace_id', '=', number)
    .where('domain', '=', domain)
    .select(['days', 'day', 'sent'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isNewDay = row.day < today
  const days = isNewDay ? row.days + 1 : row.days
  const sent = isNewDay ? 0 : row.sent
  const granted = Math.max(0, Math.min(wanted, (RAMP[days - 1] ?? Infinity) - sent))
  await db
    .updateTable('sender_ramps')
    .set({ days, day: Math.max(row.day, today), sent: sent + granted })
    .where('workspace_id', '=', number)
    .where('domain', '=', domain)
    .execute()
  return granted
}

/** Puts back what was taken of a ramp today and is not needed. */
export async function returnToRamp(
  db: Database,
  { number }: Tenant,
  domain: string,
  count: number,
): Promise<void> {
  await db
    .updateTable('sender_ramps')
    .set((eb) => ({ sent: eb('sent', '-', count) }))
    .where('workspace_id', '=', number)
    .where('domain', '=', domain)
    .execute()
}
