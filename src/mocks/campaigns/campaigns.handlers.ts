import { customPropertiesOf, isListOf } from '#mocks/contacts/contact-facts'
import { expectList } from '#domain/contacts/contact-rules'
import { pageOf } from '#domain/kernel/page-of'
import { badInput, expectVersion, forbidden, notFound, ruleBroken, tooLarge } from '#domain/kernel/refusals'
import { campaignRoutes } from '#api/contract'
import type {
  Audience,
  Campaign,
  CampaignFilter,
  CampaignSchedule,
  CampaignSummary,
  CampaignUpdate,
  ContentVariant,
} from '#api/campaigns'
import { PAGE } from '#api/shapes'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { isTimezone } from '#lib/zoned-time'
import { fold } from '#lib/fold-text'
import { audienceCount } from './campaign-audience.ts'
import { bodyProblems, withBody, withoutBody } from './campaign-bodies.ts'
import {
  courseOf,
  executionAt,
  executionsOf,
  queuedExecution,
  restOf,
  stateOf,
  type CampaignState,
} from './campaign-course.ts'
import { isVerified } from './campaign-settlers.ts'
import { summariesOf } from './campaign-summaries.ts'
import { brandOf } from '#mocks/brand/brand.data'
import { campaigns, executions, isoOf, type CampaignRecord, type StoredVariant } from './campaigns.data.ts'
import { expectNoProblems } from '#mocks/contacts/contact-search'
import { actorOf } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import { segmentWorld } from '#mocks/segments/segment-world'
import { segments } from '#mocks/segments/segments.data'
import { senders } from '#mocks/senders/senders.data'
import { without } from '#mocks/core/without'

/** In ms: how long sending now can be taken back, and how near and how far a time may be (SCREENS 3.6). */
const SCHEDULE = { undo: 60_000, soonest: 5 * 60_000, latest: 366 * 86_400_000 } as const

/** How many more people than were confirmed it may go to: so many, or this share of them. */
const CONFIRMED = { people: 10, share: 0.1 } as const

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
    throw ruleBroken(`There is no sender ${senderId}.`)
  if (replyTo !== undefined && replyTo !== '' && !isEmailAddress(normalizeEmail(replyTo)))
    throw badInput(`"${replyTo}" is no email address.`)
  for (const id of audience?.mailingListIds ?? []) expectList(isListOf(db, workspaceId), id)
  for (const id of [...(audience?.segmentIds ?? []), ...(audience?.excludeSegmentIds ?? [])])
    if (db.of(segments).get(id)?.workspaceId !== workspaceId) throw ruleBroken(`There is no segment ${id}.`)
  const ids = variants?.map(({ id }) => id) ?? []
  if (new Set(ids).size < ids.length) throw badInput('Two variants have the same id.')
  for (const { doc, label } of variants ?? [])
    if (doc && JSON.stringify(doc).length > DOC.most)
      throw tooLarge(`The mail "${label}" is larger than ${DOC.most / 1000} kB. Take something out.`)
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

const howToChange: Record<Exclude<Campaign['status'], 'draft'>, string> = {
  scheduled: 'Cancel it first: then it is a draft again.',
  preparing: 'Cancel it first.',
  sending: 'Its mails are going out.',
  canceling: 'Wait until it is canceled.',
  sent: 'Duplicate it to send something else.',
  canceled: 'Duplicate it to send something else.',
  failed: 'Duplicate it to send something else.',
}

/** What keeps a campaign from being sent, as a refusal of the first thing (SCREENS 3.6). */
async function expectReady(call: World, campaign: CampaignRecord): Promise<void> {
  const { db, workspaceId, clock } = call
  if (campaign.senderId === null) throw ruleBroken('It has no sender. Choose one.')
  if (!isVerified(db, workspaceId, campaign.senderId, clock.now()))
    throw ruleBroken('The sender is not verified. Choose another, or verify its domain and mailbox.')
  const { company } = brandOf(db, workspaceId)
  if (company.address.trim() === '' && (company.addressJa ?? '').trim() === '')
    throw ruleBroken(
      'The brand has no postal address, which mails must have. Write it into the brand settings.',
    )
  const { conditions } = campaign.audience
  if (conditions) expectNoProblems(segmentWorld(db, workspaceId, clock.now()).problemsOf(conditions))
  const known = new Set(customPropertiesOf(db, workspaceId).keys())
  for (const variant of campaign.variants) {
    const [problem] = bodyProblems(await withBody(variant), known)
    if (problem !== undefined) throw ruleBroken(problem)
  }
  for (const locale of new Set(campaign.variants.map((variant) => variant.locale))) {
    const sum = campaign.variants
      .filter((variant) => variant.locale === locale)
      .reduce((all, { weight }) => all + weight, 0)
    if (sum !== 100)
      throw ruleBroken(`The weights of variants of the same language add up to ${sum}, not to 100.`)
  }
}

/** When it begins, and until when that can be taken back. */
function momentOf({ clock }: World, { at, timezone }: CampaignSchedule) {
  if (!isTimezone(timezone)) throw badInput(`There is no time zone "${timezone}".`)
  const now = clock.now()
  if (at === undefined) {
    const begins = isoOf(now + SCHEDULE.undo)
    return { at: begins, undoUntil: begins }
  }
  const time = Date.parse(at)
  if (!(time >= now + SCHEDULE.soonest))
    throw ruleBroken('The time is in less than 5 minutes. Choose a later one, or send now.')
  if (time > now + SCHEDULE.latest) throw ruleBroken('The time is more than a year ahead.')
  return { at }
}

/** What of a campaign is to be sent in that state; refuses what leads nowhere (CONTRACT 1.4). */
function kindOfRun({ queued }: CampaignRecord, { status }: CampaignState, mode: CampaignSchedule['mode']) {
  switch (status) {
    case 'draft':
      if (mode === 'all') return 'initial' as const
      throw ruleBroken('Nothing was sent yet, so nobody remains: send it to all.')
    case 'scheduled':
      if ((mode === 'remaining') === (queued?.kind === 'remaining'))
        return queued?.kind ?? ('initial' as const)
      throw ruleBroken(
        mode === 'all'
          ? 'Some have it already: it can go to those who remain only.'
          : 'Nothing was sent yet, so nobody remains: send it to all.',
      )
    case 'canceled':
    case 'failed':
      if (mode === 'remaining') return 'remaining' as const
      throw ruleBroken('Some may have it already: it can go to those who remain only.')
    case 'sent':
      throw ruleBroken('It was sent already. Duplicate it to send it again.')
    case 'preparing':
    case 'sending':
    case 'canceling':
      throw ruleBroken(`It is ${status}. Wait until that is over.`)
  }
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
  if (count === 0)
    throw ruleBroken(
      last
        ? 'Everybody has it already: nobody remains.'
        : 'Nobody is in the audience. Choose lists or segments with people.',
    )
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
    const { status } = stateOf(db, campaign, clock.now())
    return shown(
      call,
      status === 'draft' || status === 'scheduled'
        ? { ...campaign, estimate: await audienceCount(db, workspaceId, campaign.audience, call.clock.now()) }
        : campaign,
    )
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
    if (status !== 'draft' && !isOwn)
      throw ruleBroken(`A campaign that is ${status} can’t be changed. ${howToChange[status]}`)
    expectContent(call, content)
    const after: CampaignRecord = {
      ...before,
      ...(name !== undefined && { name }),
      ...contentOf(before, content),
      version: before.version + 1,
      updatedAt: now,
      updatedBy: actorOf(account),
    }
    const estimate = content.audience
      ? await audienceCount(db, workspaceId, after.audience, call.clock.now())
      : before.estimate
    return shown(call, db.of(campaigns).put({ ...after, estimate }))
  }),

  handle(campaignRoutes.delete, (call) => {
    const { db, params, clock, role } = call
    const campaign = found(call, params.campaignId)
    const { status } = stateOf(db, campaign, clock.now())
    if (status === 'scheduled' || status === 'preparing' || status === 'sending' || status === 'canceling')
      throw ruleBroken(`A campaign that is ${status} can’t be deleted. Cancel it first.`)
    if (status !== 'draft' && role !== 'owner') throw forbidden()
    db.of(campaigns).remove(campaign.id)
    return {}
  }),

  handle(campaignRoutes.duplicate, async (call) => {
    const { db, body, params, account, now } = call
    const original = found(call, params.campaignId)
    const copy: CampaignRecord = {
      ...without(original, 'queued', 'updatedBy'),
      id: db.nextId('cmp'),
      name: body.name ?? copyName(original.name),
      schedule: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: actorOf(account),
    }
    return shown(call, db.of(campaigns).put(copy))
  }),

  handle(campaignRoutes.schedule, async (call) => {
    const { db, body, params, account, now } = call
    const before = found(call, params.campaignId)
    expectVersion(before, body)
    const state = stateOf(db, before, call.clock.now())
    const kind = kindOfRun(before, state, body.mode)
    const { at, undoUntil } = momentOf(call, body)
    await expectReady(call, before)
    const count = await expectRecipients(call, before, state, kind)
    const most = body.confirmCount + Math.max(CONFIRMED.people, CONFIRMED.share * body.confirmCount)
    if (count > most)
      throw ruleBroken(
        `It would go to ${count} people, and ${body.confirmCount} were confirmed. Look at the audience again.`,
      )
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
    if (status !== 'scheduled' && status !== 'preparing' && status !== 'sending')
      throw ruleBroken(`A campaign that is ${status} can’t be canceled.`)
    if (status !== 'scheduled' && last)
      db.of(executions).put({ ...without(last, 'failsAt', 'failure'), canceledAt: now })
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

/** The longest that a name may be. */
const NAME = { most: 120 } as const
function copyName(name: string): string {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(name)
  const [before, after] = isJapanese ? ['', ' のコピー'] : ['Copy of ', '']
  // A cut never leaves half of a character.
  const kept = name.slice(0, NAME.most - before.length - after.length).replace(/[\ud800-\udbff]$/, '')
  return `${before}${kept}${after}`
}
