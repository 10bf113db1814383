import * as v from 'valibot'
import { Actor, audit, ConditionGroup, Id, Iso, listQuery, Locale, Quantity, Version } from '#api/shapes'
import { EmailDocument } from './email-doc.schema.ts'

/** Limits of what is typed, in characters, and of how many there may be. */
const CAMPAIGN = {
  nameMax: 120,
  noteMax: 2000,
  labelMax: 40,
  labelsMost: 10,
  subjectMax: 250,
  previewMax: 250,
  bodyMax: 500_000,
  variantsMost: 8,
  audienceMost: 50,
  hoursMax: 720,
  addressMax: 254,
  utmMax: 100,
} as const

/** No control characters: a line break would begin another header of the mail. */
const HeaderText = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^\P{Cc}*$/u))
const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CAMPAIGN.nameMax))
const Body = v.pipe(v.string(), v.maxLength(CAMPAIGN.bodyMax))

export const CampaignStatus = v.picklist([
  'draft',
  'scheduled',
  'preparing',
  'sending',
  'canceling',
  'sent',
  'canceled',
  'failed',
])
/**
 * draft → scheduled → preparing → sending → sent; preparing or sending → canceling → canceled (draft where nothing went
 * out), or failed; canceled or failed → scheduled again, for the rest (CAM-2).
 */
export type CampaignStatus = v.InferOutput<typeof CampaignStatus>

const ids = v.pipe(v.array(Id), v.maxLength(CAMPAIGN.audienceMost))
export const Audience = v.strictObject({
  mailingListIds: ids,
  segmentIds: ids,
  segmentMatch: v.picklist(['any', 'all']),
  excludeSegmentIds: ids,
  conditions: v.optional(ConditionGroup),
  skipIfSentWithinHours: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CAMPAIGN.hoursMax)),
  ),
})
/**
 * Who gets the mail: whoever is on one of the lists, or in any (or in all) of the segments, and fits the conditions, but is
 * in none of the excluded segments. Without lists and segments the conditions alone say who, and without those it is nobody.
 */
export type Audience = v.InferOutput<typeof Audience>

export const ContentVariant = v.strictObject({
  id: Id,
  label: v.pipe(v.string(), v.maxLength(CAMPAIGN.labelMax)),
  locale: v.nullable(Locale),
  weight: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  subject: HeaderText(CAMPAIGN.subjectMax),
  previewText: HeaderText(CAMPAIGN.previewMax),
  mode: v.picklist(['blocks', 'html', 'text']),
  doc: v.optional(EmailDocument),
  html: v.optional(Body),
  text: v.optional(Body),
  textAuto: v.boolean(),
  amp: v.optional(v.strictObject({ enabled: v.boolean(), html: v.optional(Body) })),
})
/**
 * One mail of a campaign: for readers of a language, or for all others (`locale` null). Among the variants of the same
 * language `weight` shares the readers, in percent. Lists leave out the bodies: `doc`, `html`, `text` and `amp.html`.
 */
export type ContentVariant = v.InferOutput<typeof ContentVariant>

const Utm = v.optional(v.pipe(v.string(), v.maxLength(CAMPAIGN.utmMax)))
const Tracking = v.strictObject({
  opens: v.boolean(),
  clicks: v.boolean(),
  utm: v.optional(v.strictObject({ source: Utm, medium: Utm, campaign: Utm, term: Utm, content: Utm })),
})

export const CampaignStats = v.strictObject({
  recipients: Quantity,
  sent: Quantity,
  delivered: Quantity,
  uniqueOpens: Quantity,
  opens: Quantity,
  uniqueClicks: Quantity,
  clicks: Quantity,
  hardBounces: Quantity,
  softBounces: Quantity,
  complaints: Quantity,
  unsubscribes: Quantity,
  failed: Quantity,
  botOpens: v.optional(Quantity),
  botClicks: v.optional(Quantity),
})
/**
 * What has come of the mails until now. `opens` and `clicks` are of people; those of programs are counted apart, in
 * `botOpens` and `botClicks`. `failed` were refused before they left, so they are not among `sent`.
 */
export type CampaignStats = v.InferOutput<typeof CampaignStats>

/** Ids of people on each side that are told. */
const DRIFT = { idsMost: 100 } as const

const AudienceDrift = v.strictObject({
  since: Iso,
  before: Quantity,
  added: Quantity,
  removed: Quantity,
  isRedefined: v.boolean(),
  addedIds: v.pipe(v.array(Id), v.maxLength(DRIFT.idsMost)),
  removedIds: v.pipe(v.array(Id), v.maxLength(DRIFT.idsMost)),
})

export const Campaign = v.strictObject({
  id: Id,
  name: v.string(),
  status: CampaignStatus,
  statusReason: v.optional(v.picklist(['sender_not_verified', 'no_recipients', 'provider_unavailable'])),
  labels: v.array(v.string()),
  note: v.optional(v.string()),
  senderId: v.nullable(Id),
  replyTo: v.optional(v.string()),
  audience: Audience,
  variants: v.array(ContentVariant),
  tracking: Tracking,
  schedule: v.nullable(v.strictObject({ at: Iso, timezone: v.string(), undoUntil: v.optional(Iso) })),
  stats: v.nullable(CampaignStats),
  recipientEstimate: v.optional(Quantity),
  drift: v.optional(AudienceDrift),
  lastExecutionId: v.optional(Id),
  sentAt: v.optional(Iso),
  version: Version,
  ...audit,
})
/**
 * A mail to many. `statusReason` says why it failed; `sentAt` is when the first mail went out; `recipientEstimate` counts
 * the audience of what is not sent yet (in lists as of the last change). `stats` is null until there are recipients.
 * `drift` is of one campaign that is scheduled for its audience, not in lists: how many there were then, and who was added
 * and removed since, the ids of the first 100 each; `isRedefined` where the conditions of a segment are others than then.
 */
export type Campaign = v.InferOutput<typeof Campaign>

const Labels = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CAMPAIGN.labelMax))),
  v.maxLength(CAMPAIGN.labelsMost),
)
const content = {
  labels: v.optional(Labels),
  note: v.optional(v.pipe(v.string(), v.maxLength(CAMPAIGN.noteMax))),
  senderId: v.optional(v.nullable(Id)),
  replyTo: v.optional(v.pipe(v.string(), v.maxLength(CAMPAIGN.addressMax))),
  audience: v.optional(Audience),
  variants: v.optional(v.pipe(v.array(ContentVariant), v.minLength(1), v.maxLength(CAMPAIGN.variantsMost))),
  tracking: v.optional(Tracking),
}

export const NewCampaign = v.strictObject({ name: Name, ...content })
/** A draft needs a name only: without `senderId` it has the default sender, without `variants` one that is empty. Names may repeat. */
export type NewCampaign = v.InferOutput<typeof NewCampaign>

export const CampaignUpdate = v.strictObject({ version: Version, name: v.optional(Name), ...content })
/**
 * What is not given stays; an empty note or replyTo goes. `variants` replace all, but one that comes without its body keeps
 * the body it had. Only a draft can be changed; `labels` and `note` of any campaign (else 422).
 */
export type CampaignUpdate = v.InferOutput<typeof CampaignUpdate>

export const CampaignCopy = v.strictObject({ name: v.optional(Name) })
/** @default the name with `Copy of` before it, or `のコピー` after it where it is Japanese */
export type CampaignCopy = v.InferOutput<typeof CampaignCopy>

export const CampaignSchedule = v.strictObject({
  at: v.optional(Iso),
  timezone: v.pipe(v.string(), v.maxLength(64)),
  mode: v.picklist(['all', 'remaining']),
  confirmCount: Quantity,
  version: Version,
})
/**
 * Without `at` it starts in 60 seconds, and can be taken back until then; a time given is at least 5 minutes and at most a
 * year ahead. `timezone` (IANA) is the one that the time was chosen in. `mode` 'remaining' is for those whom a canceled or
 * failed campaign did not reach. `confirmCount` is how many people the caller believes it goes to: where it is many more, 422.
 */
export type CampaignSchedule = v.InferOutput<typeof CampaignSchedule>

export const CampaignCancel = v.strictObject({ version: Version })
export type CampaignCancel = v.InferOutput<typeof CampaignCancel>

/** Several statuses with commas between them. */
const Statuses = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^[a-z]+(,[a-z]+)*$/),
  v.check((text) => text.split(',').every((one) => v.is(CampaignStatus, one)), 'There is no such status.'),
)
const filter = {
  q: listQuery.q,
  status: v.optional(Statuses),
  senderId: v.optional(Id),
  mailingListId: v.optional(Id),
  segmentId: v.optional(Id),
  label: v.optional(v.pipe(v.string(), v.maxLength(CAMPAIGN.labelMax))),
  from: v.optional(Iso),
  to: v.optional(Iso),
}
export const CampaignFilter = v.strictObject(filter)
/**
 * `status` takes several with commas between them; `q` finds in names, subjects and labels; `from` (included) and `to` (not
 * included) are about when it was or will be sent, and for a draft about its last change.
 */
export type CampaignFilter = v.InferOutput<typeof CampaignFilter>

export const CampaignQuery = v.strictObject({ ...listQuery, ...filter })
/** `order` by updatedAt, createdAt, name, status, sentAt or scheduledAt; newest change first unless given. */
export type CampaignQuery = v.InferOutput<typeof CampaignQuery>

export const Execution = v.strictObject({
  id: Id,
  campaignId: Id,
  kind: v.picklist(['initial', 'remaining']),
  status: v.picklist([
    'queued',
    'preparing',
    'sending',
    'canceling',
    'canceled',
    'completed',
    'completed_with_errors',
    'failed',
  ]),
  scheduledAt: Iso,
  startedAt: v.optional(Iso),
  finishedAt: v.optional(Iso),
  totals: v.strictObject({
    recipients: Quantity,
    processed: Quantity,
    sent: Quantity,
    failed: Quantity,
    skipped: Quantity,
  }),
  skippedBy: v.optional(
    v.strictObject({
      unsubscribed: Quantity,
      suppressed: Quantity,
      recently_sent: Quantity,
      render_error: Quantity,
    }),
  ),
  ratePerMinute: v.optional(Quantity),
  error: v.optional(v.strictObject({ code: Quantity, message: v.string() })),
  triggeredBy: Actor,
})
/**
 * One run of a campaign: the first, or one for the rest. `recipients` are those who are to get the mail, without the
 * `skipped`; `processed` of them are `sent` or `failed` by now. It starts by preparing, and `finishedAt` is its end.
 */
export type Execution = v.InferOutput<typeof Execution>

export const ExecutionQuery = v.strictObject({
  limit: listQuery.limit,
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
})
export type ExecutionQuery = v.InferOutput<typeof ExecutionQuery>

export const SummaryGroup = v.picklist([
  'total',
  'hour',
  'day',
  'link',
  'link_hour',
  'bounce',
  'variant',
  'list',
  'segment',
  'provider',
])
export type SummaryGroup = v.InferOutput<typeof SummaryGroup>

export const CampaignSummary = v.strictObject({
  group: SummaryGroup,
  key: v.string(),
  label: v.string(),
  at: v.optional(Iso),
  stats: CampaignStats,
})
/**
 * A share of the campaign's stats; those of one group add up to the whole. Groups 'hour' and 'day' have the moment `at` at
 * which they begin (hours for the first three days, what comes later is in the last one; days in the zone of the schedule).
 * Of 'link' only clicks and bots' clicks are counted: who follows several links counts where they went first. 'link_hour'
 * tells those of the 20 most followed links by hour; the label is the link, and hours without clicks are left out. 'bounce'
 * counts only bounces, by the enhanced status code (RFC 3463) of the mail server that refused: 5.x.x for good. 'list' and
 * 'segment' count everybody once, at the first of the audience's lists or segments they are in; key 'none' is everybody else,
 * with an empty label. 'provider' is the domain of the addresses; key 'other' gathers the small ones.
 */
export type CampaignSummary = v.InferOutput<typeof CampaignSummary>

export const SummaryQuery = v.strictObject({ group: v.optional(SummaryGroup) })
/** @default total */
export type SummaryQuery = v.InferOutput<typeof SummaryQuery>
