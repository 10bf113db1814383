import { isVerified, senders } from '#mocks/senders/senders.data'
import {
  beginOf,
  copyName,
  expectCancelable,
  expectChangeable,
  expectConfirmed,
  expectDeletable,
  expectReady,
  expectSome,
  kindOfRun,
} from '#domain/campaigns/campaign-rules'
import { customPropertiesOf, isListOf } from '#mocks/contacts/contact-facts'
import { expectList } from '#domain/contacts/contact-rules'
import { pageOf } from '#domain/kernel/page-of'
import { badInput, expectVersion, notFound, ruleBroken, tooLarge } from '#domain/kernel/refusals'
import { campaignRoutes } from '#api/contract'
import type {
  Audience,
  Campaign,
  CampaignFilter,
  CampaignSummary,
  CampaignUpdate,
  ContentVariant,
} from '#api/campaigns'
import { PAGE } from '#api/shapes'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { fold } from '#lib/fold-text'
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
import { campaigns, executions, type CampaignRecord, type StoredVariant } from './campaigns.data.ts'
import { actorOf } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import { segmentWorld } from '#mocks/segments/segment-world'
import { segments } from '#mocks/segments/segments.data'
import { without } from '#mocks/core/without'

/** Characters of a mail as the editor makes it. */
const DOC = { most: 500_000 } as const

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
  const { q = '', status, senderId, mailingListId, segmentId, label, from, to } = filter
  const text = fold(q).trim()
  const statuses = status === undefined ? undefined : new Set(status.split(','))
  return db
    .of(campaigns)
    .where(
      (one) =>
        one.workspaceId === workspaceId &&
        (senderId === undefined || one.senderId === senderId) &&
        (mailingListId === undefined || one.audience.mailingListIds.includes(mailingListId)) &&
        (segmentId === undefined ||
          [...one.audience.segmentIds, ...one.audience.excludeSegmentIds].includes(segmentId)) &&
        (label === undefined || one.labels.some((own) => fold(own) === fold(label))) &&
        fold([one.name, ...one.labels, ...one.variants.map(({ subject }) => subject)].join('\n')).includes(
          text,
        ),
    )
    .map((campaign) => {
      const { id, name, createdAt, updatedAt } = campaign
      const { status: now, sentAt, schedule } = courseOf(db, campaign, clock.now())
      const scheduledAt = schedule?.at
      return { campaign, id, name, createdAt, updatedAt, status: now, sentAt, scheduledAt }
    })
    .filter(({ status: now, sentAt, scheduledAt, updatedAt }) => {
      const about = sentAt ?? scheduledAt ?? updatedAt
      return (
        (statuses === undefined || statuses.has(now)) &&
        (from === undefined || about >= from) &&
        (to === undefined || about < to)
      )
    })
}

const noAudience: Audience = {
  mailingListIds: [],
  segmentIds: [],
  segmentMatch: 'any',
  excludeSegmentIds: [],
}
const emptyVariant: StoredVariant = {
  id: 'var_1',
  label: '',
  locale: null,
  weight: 100,
  subject: '',
  previewText: '',
  mode: 'blocks',
  textAuto: true,
}

type Content = Omit<CampaignUpdate, 'version' | 'name'>

/** Refuses what refers to nothing. */
function expectContent(call: World, { senderId, replyTo, audience, variants }: Content): void {
  const { db, workspaceId } = call
  if (
    senderId !== undefined &&
    senderId !== null &&
    db.of(senders).get(senderId)?.workspaceId !== workspaceId
  )
    throw ruleBroken(
      `There is no sender ${senderId}.`,
      '差出人が見つかりません。削除された可能性があります。',
    )
  if (replyTo !== undefined && replyTo !== '' && !isEmailAddress(normalizeEmail(replyTo)))
    throw badInput(`"${replyTo}" is no email address.`, `「${replyTo}」はメールアドレスではありません。`)
  for (const id of audience?.mailingListIds ?? []) expectList(isListOf(db, workspaceId), id)
  for (const id of [...(audience?.segmentIds ?? []), ...(audience?.excludeSegmentIds ?? [])])
    if (db.of(segments).get(id)?.workspaceId !== workspaceId)
      throw ruleBroken(
        `There is no segment ${id}.`,
        'セグメントが見つかりません。削除された可能性があります。',
      )
  const ids = variants?.map(({ id }) => id) ?? []
  if (new Set(ids).size < ids.length) throw badInput('Two variants have the same id.')
  for (const { doc, label } of variants ?? [])
    if (doc && JSON.stringify(doc).length > DOC.most)
      throw tooLarge(
        `The mail "${label}" is larger than ${DOC.most / 1000} kB. Take something out.`,
        `メール「${label}」が${DOC.most / 1000}kBを超えています。内容を減らしてください。`,
      )
}

/** Variants as they are kept: one that comes without a body keeps the one it had. */
const mergedVariants = (
  before: readonly StoredVariant[],
  given: readonly ContentVariant[],
): StoredVariant[] =>
  given.map((variant) => {
    const own = before.find(({ id }) => id === variant.id)
    const hasBody = variant.doc !== undefined || variant.html !== undefined || variant.text !== undefined
    if (!own || own.mode !== variant.mode) return variant
    const { doc, html, text, mail, amp } = own
    return {
      ...(hasBody ? {} : { ...(doc && { doc }), html, text, mail }),
      ...variant,
      ...(variant.amp && { amp: { html: amp?.html, ...variant.amp } }),
    }
  })

const contentOf = (
  before: CampaignRecord,
  { labels, note, senderId, replyTo, audience, variants, tracking }: Content,
) => ({
  ...(labels && { labels: [...new Set(labels)] }),
  ...(note !== undefined && { note: note === '' ? undefined : note }),
  ...(senderId !== undefined && { senderId }),
  ...(replyTo !== undefined && { replyTo: replyTo === '' ? undefined : normalizeEmail(replyTo) }),
  ...(audience && { audience }),
  ...(variants && { variants: mergedVariants(before.variants, variants) }),
  ...(tracking && { tracking }),
})

/** Refuses what can't be sent as it is. */
async function expectSendable({ db, workspaceId, clock }: World, campaign: CampaignRecord): Promise<void> {
  const { senderId, variants } = campaign
  const { conditions } = campaign.audience
  const now = clock.now()
  expectReady({
    hasSender: senderId !== null,
    isVerified: isVerified(db, workspaceId, senderId, now),
    company: brandOf(db, workspaceId).company,
    problems: conditions ? segmentWorld(db, workspaceId, now).problemsOf(conditions) : [],
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
    const { items } = pageOf(matching(call, page), { ...page, order }, [
      'updatedAt',
      'createdAt',
      'name',
      'status',
      'sentAt',
      'scheduledAt',
    ])
    return { items: items.map(({ campaign }) => listed(call, campaign)) }
  }),
  handle(campaignRoutes.count, (call) => ({ count: matching(call, call.query).length })),

  handle(campaignRoutes.create, async (call) => {
    const { db, workspaceId, body, account, now } = call
    expectContent(call, body)
    const actor = actorOf(account)
    const plain: CampaignRecord = {
      id: db.nextId('cmp'),
      workspaceId,
      name: body.name,
      labels: [],
      senderId:
        db.of(senders).where((one) => one.workspaceId === workspaceId && one.isDefault)[0]?.id ?? null,
      audience: noAudience,
      variants: [emptyVariant],
      tracking: { opens: true, clicks: true },
      estimate: 0,
      schedule: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: actor,
    }
    const campaign = { ...plain, ...contentOf(plain, body) }
    const estimate = await audienceCount(db, workspaceId, campaign.audience, call.clock.now())
    return shown(call, db.of(campaigns).put({ ...campaign, estimate }))
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
    const { version: _, name, ...content } = body
    const { status } = stateOf(db, before, clock.now())
    const isOwn = Object.entries(body).every(
      ([key, value]) => value === undefined || ['version', 'labels', 'note'].includes(key),
    )
    if (!isOwn) expectChangeable(status)
    expectContent(call, content)
    const after: CampaignRecord = {
      ...before,
      ...(name !== undefined && { name }),
      ...contentOf(before, content),
      version: before.version + 1,
      updatedAt: now,
      updatedBy: actorOf(account),
    }
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
    const copy: CampaignRecord = {
      ...without(original, 'queued', 'updatedBy'),
      id: db.nextId('cmp'),
      name: body.name ?? copyName(original.name),
      schedule: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: actorOf(account),
      estimate,
    }
    return shown(call, db.of(campaigns).put(copy))
  }),

  handle(campaignRoutes.schedule, async (call) => {
    const { db, body, params, account, now } = call
    const before = found(call, params.campaignId)
    expectVersion(before, body)
    const state = stateOf(db, before, call.clock.now())
    const kind = kindOfRun(state.status, before.queued?.kind, body.mode)
    const { at, undoUntil } = beginOf(body, call.clock.now())
    await expectSendable(call, before)
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
