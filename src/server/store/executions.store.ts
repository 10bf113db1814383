import { sql, type Selectable } from 'kysely'
import type { CampaignStats, Execution } from '#api/campaigns'
import { executionErrors } from '#domain/campaigns/execution-failure'
import { sendingRate } from '#domain/campaigns/sending-rate'
import { noStats } from '#domain/campaigns/stats'
import type { Database } from './database.ts'
import type { ExecutionSnapshot } from './deliveries.tables.ts'
import type { Tables } from './tables.ts'
import { tenantOf, type Tenant } from './tenant.ts'

/** A run of a campaign, without what it sends. */
export interface StoredExecution {
  number: number
  id: string
  campaignId: string
  kind: Execution['kind']
  status: Execution['status']
  scheduledAt: string
  undoUntil: string | undefined
  startedAt: string | undefined
  sendingAt: string | undefined
  finishedAt: string | undefined
  prepareAfter: number
  recipients: number
  skippedBy: NonNullable<Execution['skippedBy']>
  failure: Selectable<Tables['executions']>['failure']
  failingSince: string | undefined
  utcOffset: number
  triggeredBy: Execution['triggeredBy']
}

const columns = [
  'e.number',
  'e.id',
  'e.campaign_id',
  'e.kind',
  'e.status',
  'e.scheduled_at',
  'e.undo_until',
  'e.started_at',
  'e.sending_at',
  'e.finished_at',
  'e.prepare_after',
  'e.recipients',
  'e.unsubscribed',
  'e.suppressed',
  'e.recently_sent',
  'e.render_error',
  'e.failure',
  'e.failing_since',
  'e.utc_offset',
  'e.triggered_by',
] as const

type Row = Omit<
  Selectable<Tables['executions']>,
  'workspace_id' | 'snapshot' | 'sender_id' | 'links' | 'tracks_opens'
>

const executionOf = (row: Row): StoredExecution => ({
  number: row.number,
  id: row.id,
  campaignId: row.campaign_id,
  kind: row.kind,
  status: row.status,
  scheduledAt: row.scheduled_at,
  undoUntil: row.undo_until ?? undefined,
  startedAt: row.started_at ?? undefined,
  sendingAt: row.sending_at ?? undefined,
  finishedAt: row.finished_at ?? undefined,
  prepareAfter: row.prepare_after,
  recipients: row.recipients,
  skippedBy: {
    unsubscribed: row.unsubscribed,
    suppressed: row.suppressed,
    recently_sent: row.recently_sent,
    render_error: row.render_error,
  },
  failure: row.failure,
  failingSince: row.failing_since ?? undefined,
  utcOffset: row.utc_offset,
  triggeredBy: row.triggered_by,
})

/** The runs of these campaigns, oldest first. */
export async function executionsOf(
  db: Database,
  { number }: Tenant,
  campaignIds: readonly string[],
): Promise<StoredExecution[]> {
  if (campaignIds.length === 0) return []
  const rows = await db
    .selectFrom('executions as e')
    .where('e.workspace_id', '=', number)
    .where('e.campaign_id', '=', sql<string>`any(${campaignIds}::text[])`)
    .orderBy('e.number')
    .select(columns)
    .execute()
  return rows.map(executionOf)
}

/** One run, locked until the transaction ends; its campaign is locked before it. */
export async function executionForChange(
  db: Database,
  { number }: Tenant,
  execution: number,
): Promise<StoredExecution | undefined> {
  const row = await db
    .selectFrom('executions as e')
    .where('e.workspace_id', '=', number)
    .where('e.number', '=', execution)
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
  return row && executionOf(row)
}

/** A run, without a lock. */
export async function oneExecution(
  db: Database,
  { number }: Tenant,
  execution: number,
): Promise<StoredExecution | undefined> {
  const row = await db
    .selectFrom('executions as e')
    .where('e.workspace_id', '=', number)
    .where('e.number', '=', execution)
    .select(columns)
    .executeTakeFirst()
  return row && executionOf(row)
}

/** What a run sends; undefined before it has begun. */
export async function snapshotOf(
  db: Database,
  { number }: Tenant,
  execution: number,
): Promise<{ snapshot: ExecutionSnapshot; links: string[][] } | undefined> {
  const row = await db
    .selectFrom('executions')
    .where('workspace_id', '=', number)
    .where('number', '=', execution)
    .select(['snapshot', 'links'])
    .executeTakeFirst()
  return row?.snapshot ? { snapshot: row.snapshot, links: row.links ?? [] } : undefined
}

/** Queues a run; answers its number. */
export async function addExecution(
  db: Database,
  { number }: Tenant,
  {
    id,
    campaignId,
    kind,
    scheduledAt,
    undoUntil,
    triggeredBy,
  }: Pick<StoredExecution, 'id' | 'campaignId' | 'kind' | 'scheduledAt' | 'triggeredBy'> & {
    undoUntil?: string | undefined
  },
): Promise<number> {
  const row = await db
    .insertInto('executions')
    .values({
      workspace_id: number,
      id,
      campaign_id: campaignId,
      kind,
      status: 'queued',
      scheduled_at: scheduledAt,
      undo_until: undoUntil ?? null,
      started_at: null,
      sending_at: null,
      finished_at: null,
      failure: null,
      failing_since: null,
      triggered_by: JSON.stringify(triggeredBy),
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return row.number
}

/** What is written of a run when it goes on; what is not given stays. */
export interface ExecutionChange {
  status?: Execution['status']
  scheduledAt?: string
  undoUntil?: string | null
  startedAt?: string
  sendingAt?: string
  finishedAt?: string
  failure?: StoredExecution['failure']
  failingSince?: string | null
  triggeredBy?: Execution['triggeredBy']
  prepareAfter?: number
}

/** Writes how a run goes on. */
export async function changeExecution(
  db: Database,
  { number }: Tenant,
  execution: number,
  change: ExecutionChange,
): Promise<void> {
  const { status, scheduledAt, undoUntil, startedAt, sendingAt, finishedAt, failure } = change
  const { failingSince, triggeredBy, prepareAfter } = change
  await db
    .updateTable('executions')
    .set({
      ...(status !== undefined && { status }),
      ...(scheduledAt !== undefined && { scheduled_at: scheduledAt }),
      ...(undoUntil !== undefined && { undo_until: undoUntil }),
      ...(startedAt !== undefined && { started_at: startedAt }),
      ...(sendingAt !== undefined && { sending_at: sendingAt }),
      ...(finishedAt !== undefined && { finished_at: finishedAt }),
      ...(failure !== undefined && { failure }),
      ...(failingSince !== undefined && { failing_since: failingSince }),
      ...(triggeredBy && { triggered_by: JSON.stringify(triggeredBy) }),
      ...(prepareAfter !== undefined && { prepare_after: prepareAfter }),
    })
    .where('workspace_id', '=', number)
    .where('number', '=', execution)
    .execute()
}

/** Keeps what a run sends. */
export async function putSnapshot(
  db: Database,
  { number }: Tenant,
  execution: number,
  { snapshot, links, utcOffset }: { snapshot: ExecutionSnapshot; links: string[][]; utcOffset: number },
): Promise<void> {
  await db
    .updateTable('executions')
    .set({
      snapshot: JSON.stringify(snapshot),
      links: JSON.stringify(links),
      utc_offset: utcOffset,
      tracks_opens: snapshot.tracking.opens,
    })
    .where('workspace_id', '=', number)
    .where('number', '=', execution)
    .execute()
}

/** Adds to whom a run is for, and to who is left out. */
export async function addRecipients(
  db: Database,
  { number }: Tenant,
  execution: number,
  {
    recipients = 0,
    skippedBy = {},
  }: { recipients?: number; skippedBy?: Partial<StoredExecution['skippedBy']> },
): Promise<void> {
  const { unsubscribed = 0, suppressed = 0, recently_sent = 0, render_error = 0 } = skippedBy
  await db
    .updateTable('executions')
    .set((eb) => ({
      recipients: eb('recipients', '+', recipients),
      unsubscribed: eb('unsubscribed', '+', unsubscribed),
      suppressed: eb('suppressed', '+', suppressed),
      recently_sent: eb('recently_sent', '+', recently_sent),
      render_error: eb('render_error', '+', render_error),
    }))
    .where('workspace_id', '=', number)
    .where('number', '=', execution)
    .execute()
}

/** Removes a run of which nobody was sent anything, with its mails. */
export async function removeExecution(db: Database, { number }: Tenant, execution: number): Promise<void> {
  await db
    .deleteFrom('executions')
    .where('workspace_id', '=', number)
    .where('number', '=', execution)
    .execute()
}

/** How runs stand that a worker has something to do with. */
const underWay = ['queued', 'preparing', 'sending', 'canceling'] as const

/** A run that a worker has something to do with. */
export interface UnderWay {
  tenant: Tenant
  number: number
  campaignId: string
  status: (typeof underWay)[number]
  /** Since when no relay has answered, where none does. */
  failingSince: string | undefined
}

/** The runs of all workspaces that are due or under way, the longest waiting first. */
export async function executionsUnderWay(db: Database, now: string): Promise<UnderWay[]> {
  const rows = await db
    .selectFrom('executions as due')
    .innerJoin('workspaces as w', 'w.number', 'due.workspace_id')
    .where('due.status', 'in', underWay)
    .where((eb) => eb.or([eb('due.status', '<>', 'queued'), eb('due.scheduled_at', '<=', now)]))
    .orderBy('due.scheduled_at')
    .orderBy('due.number')
    .select([
      'w.id',
      'w.number as workspace',
      'due.number',
      'due.campaign_id',
      'due.status',
      'due.failing_since',
    ])
    .execute()
  return rows.flatMap((row) => {
    const status = underWay.find((one) => one === row.status)
    if (!status) return []
    return {
      tenant: tenantOf({ id: row.id, number: row.workspace }),
      number: row.number,
      campaignId: row.campaign_id,
      status,
      failingSince: row.failing_since ?? undefined,
    }
  })
}

/** The figures of runs by their number; of a run that has none yet there is nothing. */
export async function executionStats(
  db: Database,
  { number }: Tenant,
  executions: readonly number[],
): Promise<ReadonlyMap<number, Required<CampaignStats>>> {
  if (executions.length === 0) return new Map()
  const { rows } = await sql<{ execution: number } & Omit<Required<CampaignStats>, 'recipients'>>`
    select execution_id as execution, ${statColumns}
    from execution_counts where workspace_id = ${number} and execution_id = any(${executions}::int8[])
    group by execution_id`.execute(db)
  return new Map(rows.map(({ execution, ...stats }) => [execution, { ...noStats(), ...stats }]))
}

/** The sums of rows of `execution_counts`, named as the stats. */
export const statColumns = sql.join(
  (
    [
      ['sent', 'sent'],
      ['delivered', 'delivered'],
      ['unique_opens', 'uniqueOpens'],
      ['opens', 'opens'],
      ['unique_clicks', 'uniqueClicks'],
      ['clicks', 'clicks'],
      ['hard_bounces', 'hardBounces'],
      ['soft_bounces', 'softBounces'],
      ['complaints', 'complaints'],
      ['unsubscribes', 'unsubscribes'],
      ['failed', 'failed'],
      ['bot_opens', 'botOpens'],
      ['bot_clicks', 'botClicks'],
    ] as const
  ).map(([column, name]) => sql`sum(${sql.ref(column)})::int8 as ${sql.ref(name)}`),
)

/** A run as the API tells of it. `now` in ms since 1970. */
export function shownExecution(
  execution: StoredExecution,
  stats: CampaignStats | undefined,
  now: number,
): Execution {
  const { sent = 0, failed = 0 } = stats ?? {}
  const { skippedBy, failure, status } = execution
  const until = execution.finishedAt === undefined ? now : Date.parse(execution.finishedAt)
  const from = execution.sendingAt === undefined ? undefined : Date.parse(execution.sendingAt)
  const ratePerMinute = sendingRate(sent + failed, from, until)
  const isPrepared = execution.sendingAt !== undefined || status === 'canceled' || status === 'failed'
  return {
    id: execution.id,
    campaignId: execution.campaignId,
    kind: execution.kind,
    status,
    scheduledAt: execution.scheduledAt,
    ...(execution.startedAt !== undefined && { startedAt: execution.startedAt }),
    ...(execution.finishedAt !== undefined && { finishedAt: execution.finishedAt }),
    totals: {
      recipients: isPrepared ? execution.recipients : 0,
      processed: sent + failed,
      sent,
      failed,
      skipped: isPrepared ? Object.values(skippedBy).reduce((sum, one) => sum + one, 0) : 0,
    },
    ...(isPrepared && { skippedBy }),
    ...(ratePerMinute !== undefined && { ratePerMinute }),
    ...(status === 'failed' && failure !== null && { error: executionErrors[failure] }),
    triggeredBy: execution.triggeredBy,
  }
}
