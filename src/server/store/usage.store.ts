import { sql } from 'kysely'
import type { UsageLog, UsageLogQuery, UsageMetric } from '#api/usages'
import type { LogPosition } from '#domain/usages/usage-sums'
import { DAY } from '#lib/duration'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** Rows of one statement: a row brings seven parameters, of which there can be 65,535. */
const ROWS = { most: 5000 } as const

/** Notes what was used, in the transaction that uses it. Contacts and events are counted by the database itself. */
export async function addUsage(db: Database, { number }: Tenant, logs: readonly UsageLog[]): Promise<void> {
  for (let from = 0; from < logs.length; from += ROWS.most)
    await db
      .insertInto('usage_log')
      .values(
        logs.slice(from, from + ROWS.most).map(({ id, metric, quantity, ref, actor, at }) => ({
          workspace_id: number,
          id,
          metric,
          quantity,
          ref: ref ? JSON.stringify(ref) : null,
          actor: actor ? JSON.stringify(actor) : null,
          at,
        })),
      )
      .execute()
}

/** Single things that were used, newest first, behind the place given. */
export async function usageLogs(
  db: Database,
  { number }: Tenant,
  { metric, from, to }: UsageLogQuery,
  after: LogPosition | undefined,
  limit: number,
): Promise<UsageLog[]> {
  let query = db
    .selectFrom('usage_log')
    .where('workspace_id', '=', number)
    .select(['id', 'metric', 'quantity', 'ref', 'actor', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (metric !== undefined) query = query.where('metric', '=', metric)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (to !== undefined) query = query.where('at', '<', to)
  if (after)
    query = query.where(sql<boolean>`(at, id) < (${after.at}::timestamptz, ${after.id}::text collate "C")`)
  return (await query.execute()).map(({ quantity, ref, actor, ...log }) => ({
    ...log,
    quantity: Number(quantity),
    // A process of before still notes conversations, which are private, while it is being replaced.
    ...(ref && log.metric !== 'ai_messages' && { ref }),
    ...(actor && { actor }),
  }))
}

/** How much was used on a day of UTC, counted since 1970. */
export interface DayOfUsage {
  day: number
  metric: UsageMetric
  quantity: number
}

/** What contacts and events counted themselves, from the first day there ever was. */
export async function countedDays(db: Database, { number }: Tenant): Promise<DayOfUsage[]> {
  const rows = await db
    .selectFrom('usage_days')
    .where('workspace_id', '=', number)
    .groupBy(['metric', 'day'])
    .orderBy('day')
    .select(['metric', 'day', (eb) => eb.fn.sum<string | number>('quantity').as('quantity')])
    .execute()
  return rows.map(({ quantity, ...row }) => ({ ...row, quantity: Number(quantity) }))
}

/** What single things came to on the days given, the last one included. */
export async function loggedDays(
  db: Database,
  { number }: Tenant,
  { from, to }: { from: number; to: number },
): Promise<DayOfUsage[]> {
  const start = (day: number) => new Date(day * DAY).toISOString()
  const day = sql<number>`floor(extract(epoch from at) / 86400)::int4`
  const rows = await db
    .selectFrom('usage_log')
    .where('workspace_id', '=', number)
    .where('at', '>=', start(from))
    .where('at', '<', start(to + 1))
    .groupBy(['metric', day])
    .select(['metric', day.as('day'), (eb) => eb.fn.sum<string | number>('quantity').as('quantity')])
    .execute()
  return rows.map(({ quantity, ...row }) => ({ ...row, quantity: Number(quantity) }))
}

/** Counts mails of campaigns that went out at a moment, in ms since 1970, in the transaction that says so. */
export async function countCampaignMails(
  db: Database,
  { number }: Tenant,
  at: number,
  count: number,
): Promise<void> {
  await sql`
    insert into usage_days as d (workspace_id, metric, day, writer, quantity)
    values (${number}, 'emails_campaign', ${Math.floor(at / DAY)}, pg_backend_pid() % 256, ${count})
    on conflict (workspace_id, metric, day, writer) do update set quantity = d.quantity + excluded.quantity`.execute(
    db,
  )
}
