import { isVerified, senders } from '#mocks/senders/senders.data'
import { expectKeyDomain } from '#domain/api-keys/key-permission'
import {
  campaignAdded,
  campaignChanged,
  campaignCopied,
  campaignOrders,
  campaignTest,
  expectContent,
  isOfOwnFields,
  searchedText,
  type ContentFacts,
} from '#domain/campaigns/campaign-edits'
import {
  beginOf,
  expectCancelable,
  expectChangeable,
  expectConfirmed,
  expectDeletable,
  expectReady,
  expectSome,
  kindOfRun,
} from '#domain/campaigns/campaign-rules'
import { customPropertiesOf, isListOf } from '#mocks/contacts/contact-facts'
import { pageOf } from '#domain/kernel/page-of'
import { badInput, expectVersion, notFound } from '#domain/kernel/refusals'
import { campaignRoutes } from '#api/contract'
import type { Campaign, CampaignFilter, CampaignSummary, ContentVariant } from '#api/campaigns'
import { PAGE } from '#api/shapes'
import { audienceProblems } from '#domain/campaigns/audience-condition'
import { audienceCount } from './campaign-audience.ts'
import { withBody, withoutBody } from './campaign-bodies.ts'
import { driftOf, dropSnapshot, keepSnapshot } from './campaign-drift.ts'
import {
  courseOf,
  executionAt,
  executionsOf,
  queuedExecution,
  restOf,
  stateOf,
  type CampaignState,
} from './campaign-course.ts'
import { summariesOf } from './campaign-summaries.ts'
import { brandOf } from '#mocks/brand/brand.data'
import { campaigns, executions, type CampaignRecord } from './campaigns.data.ts'
import { actorOf } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import { segmentWorld } from '#mocks/segments/segment-world'
import { segments } from '#mocks/segments/segments.data'
import { without } from '#mocks/core/without'

type World = Pick<Call, 'db' | 'workspaceId' | 'clock'>

function found({ db, workspaceId }: World, campaignId: string): CampaignRecord {
  const campaign = db.of(campaigns).get(campaignId)
  if (campaign?.workspaceId !== workspaceId) throw notFound(`campaign ${campaignId}`)
  return campaign
}

function shownIn(
  { db, clock }: World,
  campaign: CampaignRecord,
  variants: ContentVariant[],
  estimate: number,
): Campaign {
  const course = courseOf(db, campaign, clock.now())
  return {
    ...without(campaign, 'workspaceId', 'estimate', 'queued', 'variants', 'schedule'),
    variants,
    ...course,
    ...((course.status === 'draft' || course.status === 'scheduled') && { recipientEstimate: estimate }),
  }
}
const listed = (call: World, campaign: CampaignRecord) =>
  shownIn(call, campaign, campaign.variants.map(withoutBody), campaign.estimate)

/** A campaign as it is now, with its mails; its estimate as of the last change. */
const shown = async (call: World, campaign: CampaignRecord) =>
  shownIn(call, campaign, await Promise.all(campaign.variants.map(withBody)), campaign.estimate)

function matching({ db, workspaceId, clock }: World, filter: CampaignFilter) {
  const isFound = campaignTest(filter)
  return db
    .of(campaigns)
    .where((one) => one.workspaceId === workspaceId)
    .map((campaign) => {
      const { id, name, createdAt, updatedAt, senderId, audience, labels } = campaign
      const { status, sentAt, schedule } = courseOf(db, campaign, clock.now())
      const search = searchedText(campaign)
      return {
        campaign,
        id,
        name,
        createdAt,
        updatedAt,
        senderId,
        audience,
        labels,
        search,
        status,
        sentAt,
        scheduledAt: schedule?.at,
      }
    })
    .filter(isFound)
}

const contentFacts = ({ db, workspaceId }: World): ContentFacts => ({
  isSender: (senderId) => db.of(senders).get(senderId)?.workspaceId === workspaceId,
  isList: isListOf(db, workspaceId),
  isSegment: (segmentId) => db.of(segments).get(segmentId)?.workspaceId === workspaceId,
})

/** Refuses what can't be sent as it is. */
async function expectSendable({ db, workspaceId, clock }: World, campaign: CampaignRecord): Promise<void> {
  const { senderId, variants } = campaign
  const now = clock.now()
  expectReady({
    hasSender: senderId !== null,
    isVerified: isVerified(db, workspaceId, senderId, now),
    company: brandOf(db, workspaceId).company,
    problems: audienceProblems(campaign.audience, segmentWorld(db, workspaceId, now).problemsOf),
    propertyKeys: new Set(customPropertiesOf(db, workspaceId).keys()),
    mails: await Promise.all(variants.map(withBody)),
  })
}

/** How many it would go to now. */
async function expectRecipients(
  { db, workspaceId, clock }: World,
  campaign: CampaignRecord,
  { runs }: CampaignState,
  kind: 'initial' | 'remaining',
): Promise<number> {
  const last = kind === 'remaining' ? runs.findLast(({ sending }) => sending.cells.length > 0) : undefined
  const count = last
    ? restOf(last, clock.now()).reduce((sum, one) => sum + one, 0)
    : await audienceCount(db, workspaceId, campaign.audience, clock.now())
  expectSome(count, last ? 'remaining' : 'initial')
  return count
}

export const campaignHandlers = [
  handle(campaignRoutes.list, (call) => {
    const { order = '-updatedAt', ...page } = call.query
    const { items } = pageOf(matching(call, page), { ...page, order }, campaignOrders)
    return { items: items.map(({ campaign }) => listed(call, campaign)) }
  }),
  handle(campaignRoutes.count, (call) => ({ count: matching(call, call.query).length })),

  handle(campaignRoutes.create, async (call) => {
    const { db, workspaceId, body, account, now } = call
    expectContent(contentFacts(call), body)
    const defaultSenderId =
      db.of(senders).where((one) => one.workspaceId === workspaceId && one.isDefault)[0]?.id ?? null
    const campaign = campaignAdded(db.nextId('cmp'), body, { defaultSenderId, by: actorOf(account), now })
    const estimate = await audienceCount(db, workspaceId, campaign.audience, call.clock.now())
    return shown(call, db.of(campaigns).put({ ...campaign, workspaceId, schedule: null, estimate }))
  }),

  handle(campaignRoutes.one, async (call) => {
    const { db, workspaceId, clock, params } = call
    const campaign = found(call, params.campaignId)
    const now = clock.now()
    const { status } = stateOf(db, campaign, now)
    if (status !== 'draft' && status !== 'scheduled') return shown(call, campaign)
    const estimate = await audienceCount(db, workspaceId, campaign.audience, now)
    const drift = campaign.queued?.kind === 'initial' ? await driftOf(db, campaign, now) : undefined
    return { ...(await shown(call, { ...campaign, estimate })), ...(drift && { drift }) }
  }),

  handle(campaignRoutes.update, async (call) => {
    const { db, workspaceId, body, params, account, clock, now } = call
    const before = found(call, params.campaignId)
    expectVersion(before, body)
    const { status } = stateOf(db, before, clock.now())
    if (!isOfOwnFields(body)) expectChangeable(status)
    expectContent(contentFacts(call), body, before)
    const after: CampaignRecord = campaignChanged(before, body, actorOf(account), now)
    // What is scheduled keeps the number that was confirmed.
    const estimate =
      status === 'draft' ? await audienceCount(db, workspaceId, after.audience, clock.now()) : before.estimate
    return shown(call, db.of(campaigns).put({ ...after, estimate }))
  }),

  handle(campaignRoutes.delete, (call) => {
    const { db, params, clock, role } = call
    const campaign = found(call, params.campaignId)
    const { status } = stateOf(db, campaign, clock.now())
    expectDeletable(status, role)
    db.of(campaigns).remove(campaign.id)
    return {}
  }),

  handle(campaignRoutes.duplicate, async (call) => {
    const { db, workspaceId, body, params, account, clock, now } = call
    const original = found(call, params.campaignId)
    const estimate = await audienceCount(db, workspaceId, original.audience, clock.now())
    const copy = campaignCopied(original, db.nextId('cmp'), { name: body.name, by: actorOf(account), now })
    return shown(call, db.of(campaigns).put({ ...copy, workspaceId, schedule: null, estimate }))
  }),

  handle(campaignRoutes.schedule, async (call) => {
    const { db, body, params, account, apiKey, now } = call
    const before = found(call, params.campaignId)
    expectVersion(before, body)
    const state = stateOf(db, before, call.clock.now())
    const kind = kindOfRun(state.status, before.queued?.kind, body.mode)
    const { at, undoUntil } = beginOf(body, call.clock.now())
    await expectSendable(call, before)
    const sender = apiKey && db.of(senders).get(before.senderId ?? '')
    if (sender) expectKeyDomain(apiKey.domainNames, sender.domainName)
    const count = await expectRecipients(call, before, state, kind)
    expectConfirmed(count, body.confirmCount)
    if (kind === 'initial') await keepSnapshot(db, before, call.clock.now())
    return shown(
      call,
      db.of(campaigns).put({
        ...before,
        schedule: { at, timezone: body.timezone },
        queued: {
          executionId: before.queued?.executionId ?? db.nextId('exe'),
          kind,
          ...(undoUntil !== undefined && { undoUntil }),
          triggeredBy: actorOf(account),
        },
        estimate: count,
        version: before.version + 1,
        updatedAt: now,
        updatedBy: actorOf(account),
      }),
    )
  }),

  handle(campaignRoutes.cancel, async (call) => {
    const { db, body, params, account, clock, now } = call
    const before = found(call, params.campaignId)
    expectVersion(before, body)
    const { status, last } = stateOf(db, before, clock.now())
    expectCancelable(status)
    if (status !== 'scheduled' && last)
      db.of(executions).put({ ...without(last, 'failsAt', 'failure'), canceledAt: now })
    dropSnapshot(db, before.id)
    const begun = last?.scheduledAt
    return shown(
      call,
      db.of(campaigns).put({
        ...without(before, 'queued'),
        // What was scheduled for the rest is again what it was before.
        schedule: begun !== undefined && before.schedule ? { ...before.schedule, at: begun } : null,
        version: before.version + 1,
        updatedAt: now,
        updatedBy: actorOf(account),
      }),
    )
  }),

  handle(campaignRoutes.executions, (call) => {
    const { db, params, query, clock } = call
    const campaign = found(call, params.campaignId)
    const all = [
      ...queuedExecution(campaign),
      ...executionsOf(db, campaign.id)
        .toReversed()
        .map((record) => executionAt(record, clock.now())),
    ]
    const { limit = PAGE.usual, cursor } = query
    const before = cursor === undefined ? -1 : all.findIndex(({ id }) => id === cursor)
    if (cursor !== undefined && before < 0) throw badInput('The cursor is none of ours.')
    const items = all.slice(before + 1, before + 1 + limit)
    const last = items.at(-1)
    return { items, nextCursor: before + 1 + limit < all.length && last ? last.id : null }
  }),

  handle(campaignRoutes.summaries, async (call): Promise<{ items: CampaignSummary[] }> => {
    const { db, params, query, clock } = call
    const campaign = found(call, params.campaignId)
    const { runs } = stateOf(db, campaign, clock.now())
    return { items: await summariesOf(db, campaign, runs, query.group ?? 'total', clock.now()) }
  }),
]
