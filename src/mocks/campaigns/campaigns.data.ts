import { variantsFor } from '#domain/campaigns/variants'
import type { Campaign, ContentVariant, Execution } from '#api/campaigns'
import { DAY, HOUR, MINUTE } from '#lib/duration'
import { hourBefore, zoneOf } from '#mocks/workspace/business.data'
import { cellsOf, scaledCells, type Recipient } from './campaign-cells.ts'
import { campaignFixtures, type CampaignFixture } from './campaign-fixtures.data.ts'
import { collectionOf } from '#mocks/core/collection'
import { actorOf, type Db } from '#mocks/core/db'
import { listData } from '#mocks/mailing-lists/mailing-lists.data'
import { people, type Language } from '#mocks/accounts/people.data'
import { fraction, hashOf, mix } from '#mocks/core/random'
import { endOf, recipientsOf, type Sending, type SendingCell } from './sending.ts'
import { isoBefore } from '#mocks/workspace/workspaces.data'

/**
 * How sending goes. In ms: preparing takes `prepare` and `prepareEach` for each of its recipients, and whoever cancels waits
 * `cancel` until the mails that are on their way are gone. It lasts `minutes` at least at `slowest` mails a minute.
 * Of sendings to more than `traced` people only the numbers are known, not who they were.
 */
export const SENDING = {
  prepare: 8000,
  prepareEach: 0.05,
  cancel: 5000,
  minutes: 15,
  slowest: 60,
  traced: 20_000,
} as const

/** Who did something, as others see them. */
export type Actor = Execution['triggeredBy']

export const isoOf = (time: number): string => new Date(time).toISOString()

/** A variant; the bodies of the mock world's own stand in campaign-mails.data.ts under `mail`. */
export interface StoredVariant extends ContentVariant {
  mail?: string
}

/** A campaign without what its runs and the clock make of it: see campaign-course.ts. */
export interface CampaignRecord extends Omit<
  Campaign,
  | 'status'
  | 'statusReason'
  | 'variants'
  | 'schedule'
  | 'stats'
  | 'recipientEstimate'
  | 'drift'
  | 'lastExecutionId'
  | 'sentAt'
> {
  workspaceId: string
  variants: StoredVariant[]
  /** How many there were in the audience when it was last changed. */
  estimate: number
  schedule: { at: string; timezone: string } | null
  /** The run that begins at `schedule.at`. */
  queued?: {
    executionId: string
    kind: Execution['kind']
    undoUntil?: string
    triggeredBy: Actor
  }
}

/** A run that has begun. */
export interface ExecutionRecord {
  id: string
  workspaceId: string
  campaignId: string
  /** As it was when it was sent. */
  name: string
  kind: Execution['kind']
  scheduledAt: string
  sending: Omit<Sending, 'links' | 'stopAt'>
  /** The contacts, in the order of the cells; none are named where there are too many. */
  recipients?: string[]
  subjects: Record<string, string>
  /** Where the links lead, by variant; those of the mock world's own mails stand with them. */
  links: Record<string, string[]>
  mails: Record<string, string>
  skippedBy: NonNullable<Execution['skippedBy']>
  triggeredBy: Actor
  canceledAt?: string
  failsAt?: string
  failure?: NonNullable<Campaign['statusReason']>
  /** What became of contacts before then is no concern of this run; ms. */
  endingsFrom: number
}

/** Until when what a run led to is written into the contacts, by the run; ms. Apart from the runs, which are large. */
export const writtenEndings = collectionOf<{ id: string; until: number }>('written-endings')

/** Offsets of the worlds' clocks, in hours east of UTC. */
/** How many contacts there were; they came evenly over three years. */
const contactsAt = (db: Db, workspaceId: string, days: number): number =>
  Math.max(0, Math.floor(db.contacts(workspaceId).base.count * (1 - Math.max(0, days) / (3 * 365))))

/** Of those who are on some of these lists, the share that gets mail. */
const REACHED = 0.8

const sharesOf = (workspaceId: string, mailingListIds: readonly string[]) =>
  mailingListIds.map((id) => listData[workspaceId]?.find((list) => list.id === id)?.share ?? 0)

const estimateOf = (db: Db, workspaceId: string, { audience }: CampaignFixture, days = 0): number =>
  Math.round(
    contactsAt(db, workspaceId, days) *
      REACHED *
      (1 -
        sharesOf(workspaceId, audience?.mailingListIds ?? []).reduce((rest, share) => rest * (1 - share), 1)),
  )

const languages: Record<string, readonly (readonly [Language, share: number])[]> = {
  ws_sakura: [
    ['ja', 0.4],
    ['en', 0.6],
  ],
  ws_ridge: [
    ['en', 0.8],
    ['ja', 0.2],
  ],
}

/** Cells of a sending of the past, of which only the numbers are known. */
function pastCells(db: Db, workspaceId: string, fixture: CampaignFixture, days: number): SendingCell[] {
  const { mailingListIds = [], segmentIds = [] } = fixture.audience ?? {}
  const variants = variantsOf(fixture)
  let left = 1
  const lists = sharesOf(workspaceId, mailingListIds).map((share, place) => {
    const part = left * share
    left -= part
    return { mailingListId: mailingListIds[place] ?? null, part }
  })
  const segments = [
    ...segmentIds.map((segmentId) => ({ segmentId, part: 0.28 })),
    { segmentId: null, part: 1 - 0.28 * segmentIds.length },
  ]
  const cells = (languages[workspaceId] ?? []).flatMap(([language, spoken]) =>
    people[language].domains.flatMap((provider) =>
      lists.flatMap(({ mailingListId, part }) =>
        segments.flatMap(({ segmentId, part: within }) =>
          variantsFor(variants, language).map(({ id: variantId, weight }) => ({
            variantId,
            mailingListId,
            segmentId,
            provider,
            count:
              spoken * part * within * weight * (0.7 + 0.6 * fraction(hashOf(provider), hashOf(workspaceId))),
          })),
        ),
      ),
    ),
  )
  return scaledCells(cells, estimateOf(db, workspaceId, fixture, days))
}

const variantsOf = ({ variants }: CampaignFixture): StoredVariant[] =>
  variants.map(({ id, label = '', locale = null, weight = 100, amp, ...variant }, place) => ({
    id: id ?? `var_${place + 1}`,
    label,
    locale,
    weight,
    mode: 'blocks',
    textAuto: true,
    ...variant,
    ...(amp && { amp: { enabled: true, html: AMP } }),
  }))
const AMP =
  '<!doctype html><html ⚡4email data-css-strict><head><meta charset="utf-8"><script async src="https://cdn.ampproject.org/v0.js"></script><style amp4email-boilerplate>body{visibility:hidden}</style></head><body><h1>A slow start</h1><p>Which coffee shall we roast next? Answer right here.</p></body></html>'

/** Who was on the lists of the sendings that are under way when the world begins: they began before anybody could change anything. */
function earlyRecipients(db: Db, workspaceId: string): Map<string, Recipient[]> {
  const live = (campaignFixtures[workspaceId] ?? []).filter(({ state }) => state.kind === 'live')
  const found = new Map(live.map(({ id }): [string, Recipient[]] => [id, []]))
  const table = db.contacts(workspaceId)
  const { base } = table
  for (let index = 0; index < base.count; index += 1) {
    if (base.statusOf(index) !== 'subscribed') continue
    const active = base
      .subscriptionsOf(index)
      .flatMap(({ mailingListId, status }) => (status === 'active' ? [mailingListId] : []))
    if (active.length === 0) continue
    for (const { id, audience } of live) {
      const mailingListIds = (audience?.mailingListIds ?? []).filter((list) => active.includes(list))
      if (mailingListIds.length > 0)
        found
          .get(id)
          ?.push({ id: table.idOfIndex(index), email: base.emailOf(index), mailingListIds, segmentIds: [] })
    }
  }
  return found
}

const ownFixtures = (db: Db): [workspaceId: string, fixture: CampaignFixture][] =>
  db.settings.size === 'empty'
    ? []
    : Object.entries(campaignFixtures).flatMap(([workspaceId, fixtures]) =>
        fixtures.map((fixture): [string, CampaignFixture] => [workspaceId, fixture]),
      )

const beginsAt = (db: Db, workspaceId: string, { state }: CampaignFixture): number | undefined => {
  const { epoch } = db.settings
  if (state.kind === 'draft') return undefined
  return state.kind === 'live'
    ? Math.floor(epoch - state.begun * MINUTE)
    : hourBefore(epoch, workspaceId, state.days, state.hour)
}

/** The campaigns of all workspaces. */
export const campaigns = collectionOf<CampaignRecord>('campaigns', (db) =>
  ownFixtures(db).map(([workspaceId, fixture]): CampaignRecord => {
    const { epoch } = db.settings
    const { id, name, by, age, changed, labels = [], note, senderId, replyTo, audience, utm, state } = fixture
    const actor = actorOf(db.accounts.get(by))
    const at = beginsAt(db, workspaceId, fixture)
    return {
      id,
      workspaceId,
      name,
      labels,
      ...(note !== undefined && { note }),
      senderId,
      ...(replyTo !== undefined && { replyTo }),
      audience: {
        mailingListIds: [],
        segmentIds: [],
        segmentMatch: 'any',
        excludeSegmentIds: [],
        ...audience,
      },
      variants: variantsOf(fixture),
      tracking: {
        opens: true,
        clicks: true,
        ...(utm !== undefined && { utm: { source: 'otegami', medium: 'email', campaign: utm } }),
      },
      estimate: estimateOf(db, workspaceId, fixture),
      schedule: at === undefined ? null : { at: isoOf(at), timezone: zoneOf(workspaceId).timezone },
      ...(state.kind === 'scheduled' && {
        queued: { executionId: `exe_${id.slice(4)}`, kind: 'initial' as const, triggeredBy: actor },
      }),
      version: 3,
      createdAt: isoBefore(epoch, age),
      updatedAt: isoBefore(epoch, changed),
      createdBy: actor,
      updatedBy: actor,
    }
  }),
)

/** The runs of all campaigns, also of those that were deleted: what was sent was sent. */
export const executions = collectionOf<ExecutionRecord>('executions', (db) => {
  const early = new Map<string, Map<string, Recipient[]>>()
  const earlyOf = (workspaceId: string, campaignId: string) => {
    const known = early.get(workspaceId) ?? earlyRecipients(db, workspaceId)
    early.set(workspaceId, known)
    return known.get(campaignId) ?? []
  }
  const { seed, epoch } = db.settings
  return ownFixtures(db).flatMap(([workspaceId, fixture]): ExecutionRecord[] => {
    const { id: campaignId, state, audience } = fixture
    if (state.kind === 'draft' || state.kind === 'scheduled') return []
    const at = beginsAt(db, workspaceId, fixture) ?? epoch
    const id = `exe_${campaignId.slice(4)}`
    const variants = variantsOf(fixture)
    const mailing = {
      id: campaignId,
      variants,
      audience: { mailingListIds: audience?.mailingListIds ?? [], segmentIds: audience?.segmentIds ?? [] },
    }
    const isTraced = state.kind === 'live' && db.contacts(workspaceId).base.count <= SENDING.traced
    const { cells, ids } = isTraced
      ? cellsOf(mailing, earlyOf(workspaceId, campaignId))
      : {
          cells: state.kind === 'not_begun' ? [] : pastCells(db, workspaceId, fixture, (epoch - at) / DAY),
          ids: undefined,
        }
    const count = recipientsOf({ cells })
    const sending = {
      seed: mix(seed, hashOf(id)),
      from: at + prepareTime(count),
      perMinute: state.kind === 'live' ? Math.max(1, Math.ceil(count / state.lasts)) : paceFor(count),
      utcOffset: zoneOf(workspaceId).hours * HOUR,
      appeal: 'appeal' in state ? state.appeal : 0,
      tracking: { opens: true, clicks: true },
      cells,
    }
    const stopAt =
      state.kind === 'stopped'
        ? Math.floor(sending.from + state.share * (endOf({ ...sending, links: {} }) - sending.from))
        : undefined
    const skipped = (share: number, what: number) => Math.round(count * share * fraction(hashOf(id), what))
    return [
      {
        id,
        workspaceId,
        campaignId,
        name: fixture.name,
        kind: 'initial',
        scheduledAt: isoOf(at),
        sending,
        ...(ids && { recipients: ids }),
        subjects: Object.fromEntries(variants.map((variant) => [variant.id, variant.subject])),
        links: {},
        mails: Object.fromEntries(
          variants.flatMap((variant) => (variant.mail ? [[variant.id, variant.mail]] : [])),
        ),
        skippedBy: {
          unsubscribed: skipped(0.16, 1),
          suppressed: skipped(0.1, 2),
          recently_sent: audience?.skipIfSentWithinHours === undefined ? 0 : skipped(0.2, 3),
          // Long ago a mail had a variable that some contacts had nothing for.
          render_error: state.kind === 'sent' && state.days > 100 ? skipped(0.003, 4) : 0,
        },
        triggeredBy: actorOf(db.accounts.get(fixture.by)),
        ...(state.kind === 'live' &&
          state.canceled !== undefined && { canceledAt: isoOf(epoch - state.canceled) }),
        ...(state.kind === 'stopped' &&
          stopAt !== undefined &&
          (state.why === 'canceled'
            ? { canceledAt: isoOf(stopAt - SENDING.cancel) }
            : { failsAt: isoOf(stopAt), failure: state.why })),
        ...(state.kind === 'not_begun' && {
          failsAt: isoOf(sending.from),
          failure: 'sender_not_verified' as const,
        }),
        // What happened before the world began is in its contacts.
        endingsFrom: isTraced ? at : epoch,
      },
    ]
  })
})

/** How long preparing takes, in ms. */
export const prepareTime = (recipients: number): number =>
  SENDING.prepare + Math.floor(recipients * SENDING.prepareEach)

/** Mails a minute, unless something else is wanted. */
export const paceFor = (recipients: number): number =>
  Math.max(SENDING.slowest, Math.ceil(recipients / SENDING.minutes))
