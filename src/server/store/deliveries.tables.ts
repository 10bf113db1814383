import type { ImageHost } from '#domain/uploads/image-host'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Brand } from '#api/brand'
import type { Sender } from '#api/senders'
import type { Campaign, ContentVariant, Execution } from '#api/campaigns'
import type { KeyedStats } from '#domain/campaigns/summary-lines'

/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>
type Actor = Campaign['createdBy']

/**
 * How far the mail of one recipient is, by its place here: it waits, a worker has claimed it, its conversation with the mail
 * server has begun, it was accepted, it was refused for good, its conversation broke off so that nobody knows, it is to be
 * tried again, it is not sent at all.
 */
export const deliveryStates = [
  'todo',
  'claimed',
  'begun',
  'sent',
  'failed',
  'unknown',
  'deferred',
  'skipped',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** What was heard of a mail that was accepted, by its place here; 0 is never written. */
export const deliveryOutcomes = ['none', 'delivered', 'hard', 'soft', 'complaint'] as const

/** Why somebody of the audience gets no mail, by its place here. */
export const skipReasons = ['unsubscribed', 'suppressed', 'recently_sent', 'render_error'] as const
export type SkipReason = (typeof skipReasons)[number]

/** What a variant has that lists leave out. */
export type VariantBody = Pick<ContentVariant, 'doc' | 'html' | 'text'> & { amp?: string }

/** What a run sends, as it was when the run began: later edits change nothing of it. */
export interface ExecutionSnapshot {
  variants: ContentVariant[]
  tracking: Campaign['tracking']
  audience: Campaign['audience']
  sender: Pick<Sender, 'id' | 'fromName' | 'fromNames' | 'address' | 'domainName'>
  replyTo?: string | undefined
  brand: Pick<Brand, 'company' | 'colors'>
  /** Of the workspace: dates in mails are written in it. */
  timezone: string
  /** Where its links lead: an origin. @default that of the server */
  linkUrl?: string | undefined
  /** Where images of its mails are, if not where they were uploaded. */
  images?: ImageHost | undefined
}

/** Every one of these leads with the number of its workspace. */
export interface DeliveryTables {
  campaigns: {
    workspace_id: number
    id: string
    place: GeneratedAlways<number>
    name: string
    status: Campaign['status']
    status_reason: NonNullable<Campaign['statusReason']> | null
    labels: string[]
    note: string | null
    sender_id: string | null
    reply_to: string | null
    audience: Json<Campaign['audience']>
    /** Without their bodies. */
    variants: Json<ContentVariant[]>
    /** The rest of each variant by its id: lists don't read it. */
    bodies: Json<Record<string, VariantBody>>
    tracking: Json<Campaign['tracking']>
    schedule: JsonOrNull<{ at: string; timezone: string }>
    /** Name, subjects and labels as they are searched. */
    search: string
    estimate: number
    sent_at: string | null
    version: number
    created_at: string
    updated_at: string
    created_by: Json<Actor>
    updated_by: JsonOrNull<Actor>
  }
  /** Who was in an audience when it was scheduled: a bit for each contact, by its number. */
  audience_snapshots: {
    workspace_id: number
    campaign_id: string
    since: string
    hash: string
    bits: Uint8Array
    count: number
  }
  executions: {
    workspace_id: number
    /** What deliveries carry in place of the id. */
    number: GeneratedAlways<number>
    id: string
    campaign_id: string
    kind: Execution['kind']
    status: Execution['status']
    scheduled_at: string
    undo_until: string | null
    started_at: string | null
    /** When its first mail could go out. */
    sending_at: string | null
    finished_at: string | null
    snapshot: JsonOrNull<ExecutionSnapshot>
    /** The sender of the snapshot. */
    sender_id: GeneratedAlways<string | null>
    /** Where the links of each variant lead, in the order of the variants: a link is its number there. */
    links: JsonOrNull<string[][]>
    /** Of the readers' clocks, in ms east of UTC: hours and days of the report are theirs. */
    utc_offset: Generated<number>
    tracks_opens: Generated<boolean>
    /** Contacts up to this number have been looked at. */
    prepare_after: Generated<number>
    recipients: Generated<number>
    unsubscribed: Generated<number>
    suppressed: Generated<number>
    recently_sent: Generated<number>
    render_error: Generated<number>
    failure: NonNullable<Campaign['statusReason']> | null
    /** Since when the mail servers take nothing. */
    failing_since: string | null
    triggered_by: Json<Actor>
  }
  deliveries: {
    workspace_id: number
    id: GeneratedAlways<number>
    /** The number of the execution. */
    execution_id: number
    /** Null once the contact was deleted, as is the address. */
    contact_id: number | null
    email: string | null
    /** The domain of the address. */
    provider: string
    /** Its place in `domainGroups`. */
    domain_group: number
    /** Its place among the variants of the snapshot. */
    variant: number
    /** The place of the first of the audience's lists, and segments, that the contact was in. */
    list: number | null
    segment: number | null
    /** Its place in `deliveryStates`. */
    state: Generated<number>
    /** Its place in `skipReasons`. */
    skipped: number | null
    /** The number under which a worker has it. */
    worker: number | null
    attempt: Generated<number>
    retry_at: string | null
    begun_at: string | null
    sent_at: string | null
    /** What the mail server said last. */
    smtp: string | null
    /** The enhanced status code (RFC 3463) of a refusal or bounce. */
    code: string | null
    /** Its place in `deliveryOutcomes`. */
    outcome: number | null
    outcome_at: string | null
    opens: Generated<number>
    first_open_at: string | null
    clicks: Generated<number>
    first_click_at: string | null
    /** Where they clicked first: the number of a link of the snapshot. */
    first_link: number | null
    bot_opens: Generated<number>
    bot_clicks: Generated<number>
    unsubscribed_at: string | null
  }
  /** What came of a run; rows of one run are added up, so that writers don't wait for each other. */
  execution_counts: {
    workspace_id: number
    execution_id: number
    /** The hour or day that it is about: see `countingPeriod`. */
    at: string
    shard: number
    sent: Generated<number>
    /** Of those that were sent then, without what came back since. */
    delivered: Generated<number>
    failed: Generated<number>
    opens: Generated<number>
    unique_opens: Generated<number>
    clicks: Generated<number>
    unique_clicks: Generated<number>
    hard_bounces: Generated<number>
    soft_bounces: Generated<number>
    complaints: Generated<number>
    unsubscribes: Generated<number>
    bot_opens: Generated<number>
    bot_clicks: Generated<number>
  }
  /** Clicks of a link. Who follows several links is unique where they went first. */
  link_counts: {
    workspace_id: number
    execution_id: number
    variant: number
    link: number
    at: string
    shard: number
    clicks: Generated<number>
    unique_clicks: Generated<number>
    bot_clicks: Generated<number>
  }
  /** Summaries that were worked out; they hold while `basis` is the same. */
  campaign_rollup: {
    workspace_id: number
    campaign_id: string
    grp: string
    basis: string
    made_at: string
    rows: Json<KeyedStats[]>
  }
  /** Mails to single people. */
  messages: {
    workspace_id: number
    number: GeneratedAlways<number>
    /** msg_… */
    id: string
    kind: 'transactional' | 'test'
    idempotency_key: string | null
    request_hash: string | null
    /** What is sent; null once nothing of it is needed. */
    mail: JsonOrNull<Record<string, unknown>>
    campaign_id: string | null
    tags: Generated<string[]>
    created_by: JsonOrNull<Actor>
    created_at: string
  }
  /** States, workers, outcomes and counts as in deliveries. */
  message_recipients: {
    workspace_id: number
    id: GeneratedAlways<number>
    message_number: number
    place: number
    contact_id: number | null
    email: string | null
    name: string | null
    provider: string
    state: Generated<number>
    worker: number | null
    attempt: Generated<number>
    /** Attempts of which nobody knows what came. */
    unknowns: Generated<number>
    retry_at: string | null
    begun_at: string | null
    sent_at: string | null
    smtp: string | null
    code: string | null
    outcome: number | null
    outcome_at: string | null
    opens: Generated<number>
    first_open_at: string | null
    clicks: Generated<number>
    first_click_at: string | null
  }
  /** How many mails may go out at this moment, by what limits them. */
  rate_buckets: { name: string; tokens: number; filled_at: string }
  /** How much a sender's domain has sent: `days` on which it did, and how many on the last of them (`day`, since 1970). */
  sender_ramps: { workspace_id: number; domain: string; days: number; day: number; sent: number }
}
