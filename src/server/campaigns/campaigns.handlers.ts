import { campaignRoutes } from '#api/contract'
import {
  campaignAdded,
  campaignChanged,
  campaignCopied,
  campaignOrders,
  campaignTest,
  expectContent,
  isOfOwnFields,
} from '#domain/campaigns/campaign-edits'
import { expectChangeable, expectDeletable } from '#domain/campaigns/campaign-rules'
import { pageOf } from '#domain/kernel/page-of'
import { badInput, expectVersion } from '#domain/kernel/refusals'
import { PAGE } from '#api/shapes'
import type { GroupSettings } from '#server/http/group-settings'
import { handle, type Call, type Handler } from '#server/http/handle'
import { actorOf } from '#server/store/actors'
import { driftOf } from '#server/store/audience.store'
import { addCampaign, allCampaigns, changeCampaign, deleteCampaign } from '#server/store/campaigns.store'
import { shownExecution } from '#server/store/executions.store'
import { allSenders } from '#server/store/senders.store'
import {
  audienceCount,
  audienceWorld,
  contentFacts,
  found,
  foundForChange,
  hashOfAudience,
  runsOf,
  shown,
  shownCampaign,
} from './campaign-facts.ts'
import { summariesOf } from './campaign-report.ts'
import { cancelCampaign, scheduleCampaign } from './schedule-campaign.ts'

async function matching(
  { db, tenant }: Pick<Call, 'db' | 'tenant'>,
  query: Parameters<typeof campaignTest>[0],
) {
  const isFound = campaignTest(query)
  return (await allCampaigns(db, tenant))
    .map((campaign) => ({ ...campaign, scheduledAt: campaign.schedule?.at, campaign }))
    .filter(isFound)
}

/** The routes of campaigns (CAM-1 to CAM-26). */
export const campaignHandlers = ({ outbox }: Pick<GroupSettings, 'outbox'>): readonly Handler[] => [
  handle(campaignRoutes.list, async (call) => {
    const { order = '-updatedAt', ...page } = call.query
    const { items } = pageOf(await matching(call, page), { ...page, order }, campaignOrders)
    const runs = await runsOf(
      call,
      items.map(({ id }) => id),
    )
    return {
      items: items.map(({ campaign }) =>
        shownCampaign(campaign, runs.get(campaign.id) ?? [], call.clock.now()),
      ),
    }
  }),

  handle(campaignRoutes.count, async (call) => ({ count: (await matching(call, call.query)).length })),

  handle(campaignRoutes.create, async (call) => {
    const { db, tenant, body, account, now } = call
    const world = await audienceWorld(call)
    expectContent(await contentFacts(call, world), body)
    const defaultSenderId = (await allSenders(db, tenant)).find(({ isDefault }) => isDefault)?.id ?? null
    const campaign = campaignAdded(call.newId('cmp'), body, { defaultSenderId, by: actorOf(account), now })
    const estimate = await audienceCount(call, campaign.audience, world)
    await addCampaign(db, tenant, { ...campaign, estimate })
    return shown(call, await found(call, campaign.id))
  }),

  handle(campaignRoutes.one, async (call) => {
    const { db, tenant, params, clock } = call
    const campaign = await found(call, params.campaignId)
    const { status, audience } = campaign
    if (status !== 'draft' && status !== 'scheduled') return shown(call, campaign)
    const runs = (await runsOf(call, [campaign.id])).get(campaign.id) ?? []
    const world = await audienceWorld(call)
    const estimate = await audienceCount(call, audience, world)
    const isQueued = runs.some((run) => run.status === 'queued' && run.kind === 'initial')
    const drift = isQueued
      ? await driftOf(
          db,
          tenant,
          { campaignId: campaign.id, audience, hash: hashOfAudience(audience, world) },
          world,
        )
      : undefined
    return { ...shownCampaign({ ...campaign, estimate }, runs, clock.now()), ...(drift && { drift }) }
  }),

  handle(campaignRoutes.update, async (call) => {
    const { db, tenant, body, params, account, now } = call
    const before = await foundForChange(call, params.campaignId)
    expectVersion(before, body)
    if (!isOfOwnFields(body)) expectChangeable(before.status)
    const world = await audienceWorld(call)
    expectContent(await contentFacts(call, world), body, before)
    const after = campaignChanged(before, body, actorOf(account), now)
    // What is scheduled keeps the number that was confirmed.
    const estimate =
      before.status === 'draft' ? await audienceCount(call, after.audience, world) : before.estimate
    await changeCampaign(db, tenant, { ...after, estimate })
    return shown(call, { ...after, estimate })
  }),

  handle(campaignRoutes.delete, async (call) => {
    const { id, status } = await foundForChange(call, call.params.campaignId)
    expectDeletable(status, call.role)
    await deleteCampaign(call.db, call.tenant, id)
    return {}
  }),

  handle(campaignRoutes.duplicate, async (call) => {
    const { db, tenant, body, params, account, now } = call
    const original = await found(call, params.campaignId)
    const copy = campaignCopied(original, call.newId('cmp'), {
      name: body.name,
      by: actorOf(account),
      now,
    })
    const estimate = await audienceCount(call, copy.audience, await audienceWorld(call))
    await addCampaign(db, tenant, { ...copy, estimate })
    return shown(call, await found(call, copy.id))
  }),

  handle(campaignRoutes.schedule, (call) => scheduleCampaign(call, outbox !== undefined)),
  handle(campaignRoutes.cancel, cancelCampaign),

  handle(campaignRoutes.executions, async (call) => {
    const { params, query } = call
    const { id: campaignId } = await found(call, params.campaignId)
    const all = ((await runsOf(call, [campaignId])).get(campaignId) ?? []).toReversed()
    const { limit = PAGE.usual, cursor } = query
    const before = cursor === undefined ? -1 : all.findIndex(({ id }) => id === cursor)
    if (cursor !== undefined && before < 0) throw badInput('The cursor is none of ours.')
    const items = all.slice(before + 1, before + 1 + limit)
    const last = items.at(-1)
    return {
      items: items.map((run) => shownExecution(run, run.stats, call.clock.now())),
      nextCursor: before + 1 + limit < all.length && last ? last.id : null,
    }
  }),

  handle(campaignRoutes.summaries, async (call) => ({
    items: await summariesOf(call, await found(call, call.params.campaignId), call.query.group ?? 'total'),
  })),
]
