import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Segment } from '#api/segments'
import type { MailingList } from '#api/mailing-lists'
import type { SchemaProperty, SchemaType } from '#api/schemas'
import type { ImportResult } from '#api/import'
import type { Contact } from '#api/contacts'
import type { PropertyDates } from './contact-columns.ts'

/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>
type Actor = Segment['createdBy']

interface Audit {
  version: Generated<number>
  created_at: string
  updated_at: string
  created_by: Json<Actor>
  updated_by: JsonOrNull<Actor>
}

/** Every one of these leads with the number of its workspace. */
export interface ContactTables {
  schemas: {
    workspace_id: number
    type: SchemaType
    properties: Json<SchemaProperty[]>
    /** Keys are for ever: that of a deleted property is not used again, and its values are not shown. */
    deleted_keys: Generated<string[]>
    version: Generated<number>
  }
  mailing_lists: Audit & {
    workspace_id: number
    /** What subscriptions carry in place of the id. */
    number: GeneratedAlways<number>
    id: string
    name: string
    /** The name as names are compared. */
    name_key: string
    description: string | null
    visibility: MailingList['visibility']
    opt_in: MailingList['optIn']
    is_default: boolean
    color: MailingList['color']
  }
  segments: Audit & {
    workspace_id: number
    id: string
    /** In the order in which they were made. */
    place: GeneratedAlways<number>
    name: string
    name_key: string
    description: string | null
    color: Segment['color']
    conditions: Json<Segment['conditions']>
    timezone: string
    archived: Generated<boolean>
    /** When it was last edited; who is in it is worked out from then on. */
    saved_at: string
  }
  /** What was last built of a segment: see `SegmentBuild`. */
  segment_builds: {
    workspace_id: number
    segment_id: string
    saved_at: string
    as_of: string
    built_at: string
    basis: string
    version: number
    contacts: number
    count: number | null
    meaning: Generated<string | null>
  }
  segment_members: {
    workspace_id: number
    /** The place of the segment. */
    segment_id: number
    contact_id: number
  }
  contacts: {
    workspace_id: number
    /** In the order in which they came. */
    id: GeneratedAlways<number>
    /** As the API names it: con_… */
    uid: string
    email: string
    name: string | null
    /** Its place in `contactStatuses`. */
    status: number
    /** Its place in `contactSources`. */
    source: number
    score: Generated<number>
    version: Generated<number>
    status_at: string
    created_at: string
    updated_at: string
    /** When it came to be, where nothing has happened. */
    last_event_at: string
    /** What it brings to random shares. */
    draw: number
    status_reason: string | null
    locale: string | null
    timezone: string | null
    source_ref: string | null
    photo: string | null
    consent: JsonOrNull<NonNullable<Contact['consent']>>
    /** As they are shown. */
    props: Json<Contact['properties']>
    /** As they are compared, with what stands in the contact itself: see `matchOf`. */
    match: Json<Record<string, unknown>>
    /** What of them can be read as a date. */
    dates: JsonOrNull<PropertyDates>
    /** Address, name and id as they are searched. */
    search: string
    /** The pairs of characters of `search` that are not all ASCII. */
    grams: string[] | null
  }
  subscriptions: {
    workspace_id: number
    contact_id: number
    list_id: number
    /** Its place in `subscriptionStatuses`. */
    status: number
    source: number
    /** Among those of its contact. */
    place: number
    updated_at: string
  }
  event_types: { workspace_id: number; id: GeneratedAlways<number>; name: string }
  events: {
    workspace_id: number
    id: GeneratedAlways<number>
    /** Null: a visitor whom nobody knows, or somebody who was deleted. */
    contact_id: number | null
    type: number
    /** Its place in `eventSources`. */
    source: number
    occurred_at: string
    visitor_id: string | null
    session_id: string | null
    campaign_id: string | null
    form_id: string | null
    list_id: string | null
    message_id: string | null
    bot: number | null
    /** Null: empty. */
    payload: JsonOrNull<Record<string, unknown>>
    /** As it is compared; null: as it is shown. */
    match: JsonOrNull<Record<string, unknown>>
    dates: JsonOrNull<PropertyDates>
  }
  import_chunks: {
    workspace_id: number
    import_id: string
    chunk: string
    place: GeneratedAlways<number>
    result: JSONColumnType<ImportResult>
    kept_at: string
  }
  /** How those stood whose contacts were deleted. */
  suppressions: {
    workspace_id: number
    address_hash: Buffer
    /** Its place in `contactStatuses`. */
    status: number
    at: string
  }
  /** To whom mails of deleted contacts went. */
  former_readers: {
    workspace_id: number
    delivery_id: number
    address_hash: Buffer
    kept_at: string
  }
  /** Who is in files of contacts that are fetched in parts. */
  contact_exports: {
    workspace_id: number
    asked: Buffer
    contacts: number[]
    skips: { at: number; place: number }[]
    kept_at: string
  }
  visits: {
    workspace_id: number
    id: string
    visitor_id: string
    contact_uid: string | null
    started_at: string
    ended_at: string | null
  }
  /** How often contacts, and what they are asked by, were changed, by who changed them. */
  data_versions: {
    workspace_id: number
    writer: number
    version: number
  }
  /** Orders that took long to bring about. */
  sort_demands: {
    workspace_id: number
    key: string
    direction: 'asc' | 'desc'
    asked: number
    last_asked_at: string
  }
}
