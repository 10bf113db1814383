import { sql } from 'kysely'
import { countingPeriod } from '#domain/campaigns/summary-lines'
import type { Database } from './database.ts'
import { rowsOf, type Columns } from './rows-of.ts'
import type { Tenant } from './tenant.ts'

/** Rows among which the writers of one period are shared out, so that they seldom wait for each other. */
const SHARDS = 8

const countColumns = [
  'sent',
  'delivered',
  'failed',
  'opens',
  'unique_opens',
  'clicks',
  'unique_clicks',
  'hard_bounces',
  'soft_bounces',
  'complaints',
  'unsubscribes',
  'bot_opens',
  'bot_clicks',
] as const
export type CountColumn = (typeof countColumns)[number]

/** What decides in which period something of a run counts. */
export interface CountedRun {
  /** Its number. */
  execution: number
  /** When it began to send, ms since 1970. */
  from: number
  utcOffset: number
}

/** Something of a run that is counted; `at` in ms since 1970. */
export interface Counted {
  run: CountedRun
  at: number
  counts: Partial<Record<CountColumn, number>>
}

const shard = sql`(pg_backend_pid() % ${sql.lit(SHARDS)})::int2`

/** Adds to the figures of runs: one statement, however many there are. */
export async function addCounts(db: Database, { number }: Tenant, all: readonly Counted[]): Promise<void> {
  const sums = new Map<string, Record<string, string | number>>()
  for (const { run, at, counts } of all) {
    const period = new Date(countingPeriod(at, run)).toISOString()
    const key = `${run.execution} ${period}`
    const sum = sums.get(key) ?? { execution: run.execution, at: period }
    for (const [name, count] of Object.entries(counts)) sum[name] = Number(sum[name] ?? 0) + count
    sums.set(key, sum)
  }
  if (sums.size === 0) return
  // Always in the same order, so that two that count the same don't wait for each other in a ring.
  const rows = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
  const names = sql.join(countColumns.map((name) => sql.ref(name)))
  await sql`
    insert into execution_counts as c (workspace_id, execution_id, at, shard, ${names})
    select ${number}, n.execution, n.at, ${shard}, ${sql.join(countColumns.map((name) => sql`coalesce(n.${sql.ref(name)}, 0)`))}
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (
      execution int8, at timestamptz, ${sql.join(countColumns.map((name) => sql`${sql.ref(name)} int8`))})
    on conflict (workspace_id, execution_id, at, shard) do update set
      ${sql.join(countColumns.map((name) => sql`${sql.ref(name)} = c.${sql.ref(name)} + excluded.${sql.ref(name)}`))}`.execute(
    db,
  )
}

/** Clicks of a link of a variant; `at` in ms since 1970. */
export interface CountedLink extends Pick<Counted, 'run' | 'at'> {
  variant: number
  link: number
  counts: { clicks?: number; uniqueClicks?: number; botClicks?: number }
}

interface LinkSum {
  execution: number
  variant: number
  link: number
  period: string
  clicks: number
  uniqueClicks: number
  botClicks: number
}
const linkSums: Columns<LinkSum> = {
  execution_id: { type: 'int8', of: ({ execution }) => execution },
  variant: { type: 'int2', of: ({ variant }) => variant },
  link: { type: 'int2', of: ({ link }) => link },
  at: { type: 'timestamptz', of: ({ period }) => period },
  clicks: { type: 'int8', of: ({ clicks }) => clicks },
  unique_clicks: { type: 'int8', of: ({ uniqueClicks }) => uniqueClicks },
  bot_clicks: { type: 'int8', of: ({ botClicks }) => botClicks },
}

/** Adds clicks of links: one statement, however many there are. */
export async function addLinkCounts(
  db: Database,
  { number }: Tenant,
  all: readonly CountedLink[],
): Promise<void> {
  const sums = new Map<string, LinkSum>()
  for (const { run, at, variant, link, counts } of all) {
    const period = new Date(countingPeriod(at, run)).toISOString()
    const key = `${run.execution} ${variant} ${link} ${period}`
    const { clicks, uniqueClicks, botClicks } = sums.get(key) ?? { clicks: 0, uniqueClicks: 0, botClicks: 0 }
    sums.set(key, {
      execution: run.execution,
      variant,
      link,
      period,
      clicks: clicks + (counts.clicks ?? 0),
      uniqueClicks: uniqueClicks + (counts.uniqueClicks ?? 0),
      botClicks: botClicks + (counts.botClicks ?? 0),
    })
  }
  if (sums.size === 0) return
  // Always in the same order, as above.
  const rows = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
  await sql`
    insert into link_counts as c (workspace_id, execution_id, variant, link, at, shard, clicks, unique_clicks, bot_clicks)
    select ${number}, n.execution_id, n.variant, n.link, n.at, ${shard}, n.clicks, n.unique_clicks, n.bot_clicks
    from ${rowsOf(rows, linkSums)} as n order by n.place
    on conflict (workspace_id, execution_id, variant, link, at, shard) do update set
      clicks = c.clicks + excluded.clicks, unique_clicks = c.unique_clicks + excluded.unique_clicks,
      bot_clicks = c.bot_clicks + excluded.bot_clicks`.execute(db)
}
