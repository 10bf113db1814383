import type { ContentVariant } from '#api/campaigns'
import type { Clock } from '#lib/clock'
import { audienceWorld, hashOfAudience } from '#server/campaigns/campaign-facts'
import { keepAudience } from '#server/store/audience.store'
import { addCampaign, oneCampaign, putStanding } from '#server/store/campaigns.store'
import { addExecution } from '#server/store/executions.store'
import type { Seeding } from './seed-demo.ts'
import { seedRun } from './seed-run.ts'

/** Writes the campaigns of a workspace of the demo, with their runs, the mail of each recipient and what came of it. */
export async function seedCampaigns(seeding: Seeding): Promise<void> {
  const { db, tenant, world } = seeding
  const { campaigns } = await import('#mocks/campaigns/campaigns.data')
  const { courseOf, executionsOf } = await import('#mocks/campaigns/campaign-course')
  const { withBody } = await import('#mocks/campaigns/campaign-bodies')
  const now = world.settings.epoch
  const clock: Clock = {
    now: () => now,
    setTimeout: () => () => undefined,
    setInterval: () => () => undefined,
  }
  for (const record of world.of(campaigns).where((one) => one.workspaceId === tenant.id)) {
    const { workspaceId: _, schedule, queued, ...draft } = record
    const { id: campaignId, audience } = record
    const variants: ContentVariant[] = await Promise.all(record.variants.map(withBody))
    await addCampaign(db, tenant, { ...draft, variants })
    const { status, statusReason, sentAt } = courseOf(world, record, now)
    await putStanding(db, tenant, campaignId, {
      status,
      statusReason,
      schedule,
      ...(sentAt !== undefined && { sentAt }),
    })
    const campaign = await oneCampaign(db, tenant, campaignId)
    for (const execution of executionsOf(world, campaignId))
      if (campaign) await seedRun(seeding, campaign, execution)
    if (!queued || !schedule) continue
    await addExecution(db, tenant, {
      id: queued.executionId,
      campaignId,
      kind: queued.kind,
      scheduledAt: schedule.at,
      triggeredBy: queued.triggeredBy,
    })
    const found = await audienceWorld({ db, tenant, clock })
    const hash = hashOfAudience(audience, found)
    await keepAudience(db, tenant, { campaignId, audience, since: record.updatedAt, hash }, found)
  }
}
