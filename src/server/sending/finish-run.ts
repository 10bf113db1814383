import type { CampaignStatus, Execution } from '#api/campaigns'
import { putStanding } from '#server/store/campaigns.store'
import { hasDeliveries, removeDeliveries } from '#server/store/claims.store'
import type { Database } from '#server/store/database'
import {
  changeExecution,
  executionForChange,
  executionsOf,
  executionStats,
  type StoredExecution,
} from '#server/store/executions.store'
import type { Tenant } from '#server/store/tenant'

/** A run whose campaign is locked; `now` as the API writes it. */
export interface RunHere {
  campaignId: string
  execution: number
  now: string
}

/** How a campaign stands after its last run has ended that way. */
const statusAfter: Partial<Record<Execution['status'], CampaignStatus>> = {
  completed: 'sent',
  completed_with_errors: 'sent',
  canceled: 'canceled',
  failed: 'failed',
}

/**
 * Ends a run that is being stopped once no mail of it is under way: it was canceled, and where no mail went out its campaign
 * is what it was before (CAM-2). Of a mail whose conversation broke off it may be that it went out. Answers whether it ended.
 */
export async function finishIfStopped(db: Database, tenant: Tenant, run: RunHere): Promise<boolean> {
  const { execution, now, campaignId } = run
  const found = await executionForChange(db, tenant, execution)
  if (found?.status !== 'canceling') return false
  if (await hasDeliveries(db, tenant, execution, ['claimed', 'begun'])) return false
  await changeExecution(db, tenant, execution, { status: 'canceled', finishedAt: now })
  if (await hasReached(db, tenant, found)) {
    await putStanding(db, tenant, campaignId, { status: 'canceled' })
    return true
  }
  await removeDeliveries(db, tenant, execution)
  const before = await lastThatCounts(db, tenant, run)
  const status = before && statusAfter[before.status]
  await putStanding(
    db,
    tenant,
    campaignId,
    before && status
      ? { status, ...(before.failure !== null && { statusReason: before.failure }) }
      : { status: 'draft', schedule: null },
  )
  return true
}

/**
 * Ends a run of which every mail has had its turn (CAM-7): a campaign that goes to nobody, as all were left out meanwhile, is not
 * sent. Answers whether it ended.
 */
export async function finishIfDone(
  db: Database,
  tenant: Tenant,
  { campaignId, execution, now }: RunHere,
): Promise<boolean> {
  const found = await executionForChange(db, tenant, execution)
  if (found?.status !== 'sending') return false
  if (await hasDeliveries(db, tenant, execution, ['todo', 'deferred'])) return false
  if (await hasDeliveries(db, tenant, execution, ['claimed', 'begun', 'unknown'])) return false
  if (found.recipients === 0 && !(await lastThatCounts(db, tenant, { campaignId, execution, now }))) {
    await failRun(db, tenant, { campaignId, execution, now }, 'no_recipients')
    return true
  }
  const { failed = 0 } = (await executionStats(db, tenant, [execution])).get(execution) ?? {}
  await changeExecution(db, tenant, execution, {
    status: failed > 0 ? 'completed_with_errors' : 'completed',
    finishedAt: now,
  })
  await putStanding(db, tenant, campaignId, { status: 'sent' })
  return true
}

/** Ends a run that can't go on, for a reason that its campaign says too. */
export async function failRun(
  db: Database,
  tenant: Tenant,
  { campaignId, execution, now }: RunHere,
  failure: NonNullable<StoredExecution['failure']>,
): Promise<void> {
  await changeExecution(db, tenant, execution, { status: 'failed', failure, finishedAt: now })
  await putStanding(db, tenant, campaignId, { status: 'failed', statusReason: failure })
}

/** Whether anybody may have got something of a run, or it is known that somebody could not. */
async function hasReached(db: Database, tenant: Tenant, { number }: StoredExecution): Promise<boolean> {
  const stats = (await executionStats(db, tenant, [number])).get(number)
  if (stats && stats.sent + stats.failed > 0) return true
  return hasDeliveries(db, tenant, number, ['unknown'])
}

async function lastThatCounts(
  db: Database,
  tenant: Tenant,
  { campaignId, execution }: RunHere,
): Promise<StoredExecution | undefined> {
  const all = await executionsOf(db, tenant, [campaignId])
  const stats = await executionStats(
    db,
    tenant,
    all.map(({ number }) => number),
  )
  return all.findLast(({ number, status }) => {
    const { sent = 0, failed = 0 } = stats.get(number) ?? {}
    return number !== execution && (status !== 'canceled' || sent + failed > 0)
  })
}
