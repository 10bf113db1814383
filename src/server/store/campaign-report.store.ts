import { sql } from 'kysely'
import type { CampaignStats } from '#api/campaigns'
import { noStats } from '#domain/campaigns/stats'
import type { KeyedStats } from '#domain/campaigns/summary-lines'
import type { Database } from './database.ts'
import { deliveryOutcomes, deliveryStates } from './deliveries.tables.ts'
import { statColumns } from './executions.store.ts'
import type { Tenant } from './tenant.ts'

type Stats = Required<CampaignStats>

/** The figures of runs by the hour or day in which they counted; without recipients. */
export async function statsByPeriod(
  db: Database,
  { number }: Tenant,
  executions: readonly number[],
): Promise<{ at: string; stats: Stats }[]> {
  const { rows } = await sql<{ at: string } & Omit<Stats, 'recipients'>>`
    select at, ${statColumns} from execution_counts
    where workspace_id = ${number} and execution_id = any(${executions}::int8[])
    group by at order by at`.execute(db)
  return rows.map(({ at, ...stats }) => ({ at, stats: { ...noStats(), ...stats } }))
}

/** Clicks of the links of runs by the hour or day in which they counted. */
export async function clicksByPeriod(
  db: Database,
  { number }: Tenant,
  executions: readonly number[],
): Promise<{ url: string; at: string; stats: Stats }[]> {
  const { rows } = await sql<
    Pick<Stats, 'clicks' | 'uniqueClicks' | 'botClicks'> & { url: string; at: string }
  >`
    select e.links -> c.variant::int ->> c.link::int as url, c.at, sum(c.clicks)::int8 as clicks,
      sum(c.unique_clicks)::int8 as "uniqueClicks", sum(c.bot_clicks)::int8 as "botClicks"
    from link_counts c join executions e on e.workspace_id = ${number} and e.number = c.execution_id
    where c.workspace_id = ${number} and c.execution_id = any(${executions}::int8[])
    group by 1, 2 order by 2, 1`.execute(db)
  return rows.flatMap(({ url, at, ...clicks }) =>
    url === null ? [] : [{ url, at, stats: { ...noStats(), ...clicks } }],
  )
}

const sent = sql`d.state = ${sql.lit(deliveryStates.indexOf('sent'))}`
const outcome = (name: (typeof deliveryOutcomes)[number]) =>
  sql`d.outcome = ${sql.lit(deliveryOutcomes.indexOf(name))}`
const bounced = sql`coalesce(${outcome('hard')} or ${outcome('soft')}, false)`

/** By what the mails of a run are told apart. */
const columns = {
  variant: 'variant',
  list: 'list',
  segment: 'segment',
  provider: 'provider',
  bounce: 'code',
} as const
export type CellColumn = keyof typeof columns

/** The figures of a run by what its mails have in common; the key of those that have none is null. */
export async function statsByCell(
  db: Database,
  { number }: Tenant,
  execution: number,
  by: CellColumn,
): Promise<{ key: string | null; stats: Stats }[]> {
  const { rows } = await sql<{ key: string | null } & Stats>`
    select d.${sql.ref(columns[by])}::text as key,
      count(*) filter (where d.state <> ${sql.lit(deliveryStates.indexOf('skipped'))}) as recipients,
      count(*) filter (where ${sent}) as sent,
      count(*) filter (where ${sent} and (not ${bounced} or d.opens > 0)) as delivered,
      count(*) filter (where d.state = ${sql.lit(deliveryStates.indexOf('failed'))}) as failed,
      count(*) filter (where d.opens > 0) as "uniqueOpens", coalesce(sum(d.opens), 0)::int8 as opens,
      count(*) filter (where d.clicks > 0) as "uniqueClicks", coalesce(sum(d.clicks), 0)::int8 as clicks,
      count(*) filter (where ${outcome('hard')}) as "hardBounces",
      count(*) filter (where ${outcome('soft')}) as "softBounces",
      count(*) filter (where ${outcome('complaint')}) as complaints,
      count(*) filter (where d.unsubscribed_at is not null) as unsubscribes,
      coalesce(sum(d.bot_opens), 0)::int8 as "botOpens", coalesce(sum(d.bot_clicks), 0)::int8 as "botClicks"
    from deliveries d
    where d.workspace_id = ${number} and d.execution_id = ${execution}
      ${by === 'bounce' ? sql`and ${bounced}` : sql``}
    group by 1`.execute(db)
  return rows.map(({ key, ...stats }) => ({ key, stats: { ...noStats(), ...stats } }))
}

/** A summary that was worked out before; `basis` says of which figures. */
export async function keptRollup(
  db: Database,
  { number }: Tenant,
  campaignId: string,
  group: string,
): Promise<{ basis: string; madeAt: string; rows: KeyedStats[] } | undefined> {
  return db
    .selectFrom('campaign_rollup')
    .where('workspace_id', '=', number)
    .where('campaign_id', '=', campaignId)
    .where('grp', '=', group)
    .select(['basis', 'made_at as madeAt', 'rows'])
    .executeTakeFirst()
}

/** Keeps a summary. */
export async function putRollup(
  db: Database,
  { number }: Tenant,
  campaignId: string,
  group: string,
  { basis, madeAt, rows }: { basis: string; madeAt: string; rows: KeyedStats[] },
): Promise<void> {
  const values = { basis, made_at: madeAt, rows: JSON.stringify(rows) }
  await db
    .insertInto('campaign_rollup')
    .values({ workspace_id: number, campaign_id: campaignId, grp: group, ...values })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'campaign_id', 'grp']).doUpdateSet(values))
    .execute()
}
