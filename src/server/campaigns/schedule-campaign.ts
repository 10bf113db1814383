import type { Campaign, CampaignCancel, CampaignSchedule } from '#api/campaigns'
import {
  beginOf,
  expectCancelable,
  expectConfirmed,
  expectSome,
  kindOfRun,
} from '#domain/campaigns/campaign-rules'
import { expectKeyDomain } from '#domain/api-keys/key-permission'
import { expectVersion } from '#domain/kernel/refusals'
import type { Call } from '#server/http/handle'
import { actorOf } from '#server/store/actors'
import { dropAudience, keepAudience } from '#server/store/audience.store'
import { putStanding, touchCampaign, type StoredCampaign } from '#server/store/campaigns.store'
import { addExecution, changeExecution, removeExecution } from '#server/store/executions.store'
import { restOf } from '#server/store/prepare.store'
import { oneSender } from '#server/store/senders.store'
import { finishIfStopped } from '#server/sending/finish-run'
import { noMails } from '#server/mail/no-mails'
import {
  audienceCount,
  audienceWorld,
  counts,
  expectSendable,
  found,
  foundForChange,
  hashOfAudience,
  preparedRuns,
  runsOf,
  shown,
  type AudienceWorld,
  type Run,
} from './campaign-facts.ts'

type CallOf<Body> = Pick<
  Call<'/campaigns/:campaignId', unknown, Body>,
  'db' | 'tenant' | 'clock' | 'now' | 'account' | 'apiKey' | 'body' | 'params' | 'newId' | 'jobs'
>

/**
 * Schedules a draft, moves what is scheduled, or continues what was stopped (CAM-13 to CAM-16). That a run waits is a row of
 * `executions`, written in the same transaction: whichever worker is alive at its time begins it.
 */
export async function scheduleCampaign(
  call: CallOf<CampaignSchedule>,
  sendsMails: boolean,
): Promise<Campaign> {
  const { db, tenant, body, params, account, apiKey, now, clock, newId } = call
  const before = await foundForChange(call, params.campaignId)
  expectVersion(before, body)
  const runs = (await runsOf(call, [before.id])).get(before.id) ?? []
  const queued = runs.find(({ status }) => status === 'queued')
  const kind = kindOfRun(before.status, queued?.kind, body.mode)
  const { at, undoUntil } = beginOf(body, clock.now())
  if (!sendsMails) throw noMails()
  const world = await audienceWorld(call)
  await expectSendable(call, before, world)
  const sender = apiKey && (await oneSender(db, tenant, before.senderId ?? ''))
  if (sender) expectKeyDomain(apiKey.domainNames, sender.domainName)
  const count = await recipientsNow(call, before, runs, kind, world)
  expectSome(count.people, count.isRest ? 'remaining' : 'initial')
  expectConfirmed(count.people, body.confirmCount)
  const { audience, id: campaignId } = before
  if (kind === 'initial')
    await keepAudience(
      db,
      tenant,
      { campaignId, audience, since: now, hash: hashOfAudience(audience, world) },
      world,
    )
  const by = actorOf(account)
  if (queued)
    await changeExecution(db, tenant, queued.number, {
      scheduledAt: at,
      undoUntil: undoUntil ?? null,
      triggeredBy: by,
    })
  else
    await addExecution(db, tenant, {
      id: newId('exe'),
      campaignId,
      kind,
      scheduledAt: at,
      undoUntil,
      triggeredBy: by,
    })
  await putStanding(db, tenant, campaignId, {
    status: 'scheduled',
    schedule: { at, timezone: body.timezone },
    estimate: count.people,
  })
  await touchCampaign(db, tenant, campaignId, { updatedBy: by, now })
  return shown(call, await found(call, campaignId))
}

/** How many it would go to now: of what was stopped those whom the last run has not reached, as far as it knew whom it was for. */
async function recipientsNow(
  call: CallOf<unknown>,
  campaign: StoredCampaign,
  runs: readonly Run[],
  kind: 'initial' | 'remaining',
  world: AudienceWorld,
): Promise<{ people: number; isRest: boolean }> {
  const last = kind === 'remaining' ? preparedRuns(runs).at(-1) : undefined
  return last
    ? { people: await restOf(call.db, call.tenant, last.number), isRest: true }
    : { people: await audienceCount(call, campaign.audience, world), isRest: false }
}

/** Takes back what is scheduled, or stops what is being prepared or sent. */
export async function cancelCampaign(call: CallOf<CampaignCancel>): Promise<Campaign> {
  const { db, tenant, body, params, account, now } = call
  const before = await foundForChange(call, params.campaignId)
  expectVersion(before, body)
  expectCancelable(before.status)
  const runs = (await runsOf(call, [before.id])).get(before.id) ?? []
  await touchCampaign(db, tenant, before.id, { updatedBy: actorOf(account), now })
  await dropAudience(db, tenant, before.id)
  const queued = runs.find(({ status }) => status === 'queued')
  if (queued) {
    await removeExecution(db, tenant, queued.number)
    await standAsBefore(call, before, runs)
  } else {
    const last = runs.findLast(({ status }) => status === 'preparing' || status === 'sending')
    if (last) {
      await changeExecution(db, tenant, last.number, { status: 'canceling' })
      await putStanding(db, tenant, before.id, { status: 'canceling' })
      await finishIfStopped(db, tenant, { campaignId: before.id, execution: last.number, now })
    }
  }
  return shown(call, await found(call, before.id))
}

/** What was scheduled for the rest is again what it was before; anything else is a draft. */
async function standAsBefore(
  { db, tenant }: Pick<Call, 'db' | 'tenant'>,
  { id, schedule }: StoredCampaign,
  runs: readonly Run[],
): Promise<void> {
  const last = runs.findLast((run) => run.status !== 'queued' && counts(run))
  if (!last) return putStanding(db, tenant, id, { status: 'draft', schedule: null })
  return putStanding(db, tenant, id, {
    status: last.status === 'failed' ? 'failed' : 'canceled',
    ...(last.failure !== null && { statusReason: last.failure }),
    schedule: schedule && { ...schedule, at: last.scheduledAt },
  })
}
