import type { Clock } from '#lib/clock'
import { audienceWorld } from '#server/campaigns/campaign-facts'
import type { JobQueue } from '#server/jobs/job-queue'
import { segmentBuildJob } from '#server/jobs/segment-build.job'
import { verifiedSenders } from '#server/senders/sender-facts'
import type { UsedHosting } from '#server/store/served-certificates.store'
import { dropAudience } from '#server/store/audience.store'
import { campaignForChange, putStanding } from '#server/store/campaigns.store'
import { hasDeliveries } from '#server/store/claims.store'
import type { Database } from '#server/store/database'
import { deliveryStates } from '#server/store/deliveries.tables'
import {
  addRecipients,
  changeExecution,
  executionForChange,
  executionsOf,
  putSnapshot,
  snapshotOf,
  type StoredExecution,
  type UnderWay,
} from '#server/store/executions.store'
import { prepareAudience, prepareRest, type Prepared } from '#server/store/prepare.store'
import { keepNamed } from '#server/store/uploads.store'
import { allSenders } from '#server/store/senders.store'
import { failRun } from './finish-run.ts'
import { runSnapshot } from './run-snapshot.ts'

type Here = Pick<UnderWay, 'tenant' | 'number' | 'campaignId'> & { db: Database; clock: Clock }

const iso = (time: number) => new Date(time).toISOString()

/**
 * Begins a run whose time has come: what it sends is kept from now on. Where its sender is no longer verified it fails
 * (CAM-9). In one transaction with what it finds, so of two workers one finds nothing to do. Answers whether it did anything.
 */
export async function beginRun({
  db,
  clock,
  tenant,
  number,
  campaignId,
  hosting,
}: Here & { hosting: UsedHosting }): Promise<boolean> {
  const campaign = await campaignForChange(db, tenant, campaignId)
  const execution = await executionForChange(db, tenant, number)
  const now = clock.now()
  if (!campaign || execution?.status !== 'queued' || Date.parse(execution.scheduledAt) > now) return false
  await dropAudience(db, tenant, campaignId)
  const verified = await verifiedSenders(db, tenant, now)
  const sender = (await allSenders(db, tenant)).find(({ id }) => id === campaign.senderId)
  await changeExecution(db, tenant, number, { startedAt: iso(now), undoUntil: null })
  if (!sender || !verified.has(sender.id)) {
    await failRun(db, tenant, { campaignId, execution: number, now: iso(now) }, 'sender_not_verified')
    return true
  }
  const kept = await runSnapshot({ db, tenant }, campaign, sender, { at: now, ...hosting })
  await keepNamed(db, [JSON.stringify(kept.snapshot.variants)], iso(now))
  const first = (await executionsOf(db, tenant, [campaignId])).find((run) => run.sendingAt !== undefined)
  // Hours and days of the report are those of the first run.
  await putSnapshot(db, tenant, number, { ...kept, utcOffset: first?.utcOffset ?? kept.utcOffset })
  await changeExecution(db, tenant, number, { status: 'preparing' })
  await putStanding(db, tenant, campaignId, { status: 'preparing' })
  return true
}

/**
 * Has the segments of a run that has begun built: who gets its mail is asked of their conditions, and timelines say by the builds
 * who was in them by then (SEG-46). Outside of the transaction that began it: a campaign goes out all the same where no job can
 * be added.
 */
export async function buildItsSegments({
  db,
  tenant,
  number,
  jobs,
}: Pick<Here, 'db' | 'tenant' | 'number'> & { jobs: Pick<JobQueue, 'add'> }): Promise<void> {
  const { segmentIds = [], excludeSegmentIds = [] } =
    (await snapshotOf(db, tenant, number))?.snapshot.audience ?? {}
  for (const segmentId of new Set([...segmentIds, ...excludeSegmentIds]))
    // oxlint-disable-next-line no-await-in-loop -- a handful
    await jobs.add(db, segmentBuildJob, { workspaceId: tenant.id, segmentId })
}

/**
 * Prepares a run by the next range of contacts: their mails, and how far it has come, are written in one transaction, so that
 * what a killed worker has done stays. Answers whether it did anything.
 */
export async function prepareStep({ db, clock, tenant, number, campaignId }: Here): Promise<boolean> {
  const campaign = await campaignForChange(db, tenant, campaignId)
  const execution = await executionForChange(db, tenant, number)
  const kept = await snapshotOf(db, tenant, number)
  if (!campaign || !kept || execution?.status !== 'preparing') return false
  const at = Date.parse(execution.startedAt ?? execution.scheduledAt)
  const { snapshot } = kept
  const previous = execution.kind === 'remaining' ? await lastPrepared(db, execution, tenant) : undefined
  let prepared: Prepared
  if (previous)
    prepared = await prepareRest(
      db,
      tenant,
      { execution: number, previous: previous.number },
      execution.prepareAfter,
    )
  else {
    const { search, isList } = await audienceWorld({ db, tenant, clock: { ...clock, now: () => at } })
    prepared = await prepareAudience(
      db,
      tenant,
      { execution: number, campaignId, audience: snapshot.audience, variants: snapshot.variants, at },
      execution.prepareAfter,
      // Written members of a segment may be of an hour ago: who gets mail is asked of its conditions.
      { isList, search: { ...search, members: undefined } },
    )
  }
  await addRecipients(db, tenant, number, prepared)
  if (prepared.last !== undefined) {
    await changeExecution(db, tenant, number, { prepareAfter: prepared.last })
    return true
  }
  const now = iso(clock.now())
  if (execution.recipients + prepared.recipients === 0) {
    await failRun(db, tenant, { campaignId, execution: number, now }, 'no_recipients')
    return true
  }
  await changeExecution(db, tenant, number, { status: 'sending', sendingAt: now })
  await putStanding(db, tenant, campaignId, { status: 'sending' })
  return true
}

/** The run before that knew whom it was for. Of one that was stopped before its first mail nothing is left. */
async function lastPrepared(
  db: Database,
  { campaignId, number }: StoredExecution,
  tenant: UnderWay['tenant'],
): Promise<StoredExecution | undefined> {
  const all = await executionsOf(db, tenant, [campaignId])
  const prepared = all.filter(
    (run) =>
      run.number < number && run.sendingAt !== undefined && run.recipients > 0 && run.status !== 'queued',
  )
  for (const run of prepared.toReversed())
    // oxlint-disable-next-line no-await-in-loop -- until one is found, most often the first
    if (await hasDeliveries(db, tenant, run.number, deliveryStates)) return run
  return undefined
}
