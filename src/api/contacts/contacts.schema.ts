import * as v from 'valibot'
import {
  ConditionNode,
  ContactSource,
  Id,
  Iso,
  PAGE,
  PropertyValue,
  Quantity,
  Subscription,
  SubscriptionStatus,
  Version,
} from '#api/shapes'
import { contactStatuses } from '#lib/contact-status'
import { EXPORT_ROWS } from '#lib/export-rows'

/** Characters of what is typed. */
const CONTACT = { emailMax: 254, nameMax: 200, reasonMax: 500 } as const

export const ContactStatus = v.picklist(contactStatuses)
export type ContactStatus = v.InferOutput<typeof ContactStatus>

const Consent = v.strictObject({
  at: Iso,
  source: ContactSource,
  formId: v.optional(Id),
  note: v.optional(v.pipe(v.string(), v.maxLength(CONTACT.reasonMax))),
})

const Engagement = v.strictObject({
  sent: Quantity,
  opened: Quantity,
  clicked: Quantity,
  lastOpenedAt: v.optional(Iso),
  lastClickedAt: v.optional(Iso),
  score: v.picklist([0, 1, 2, 3, 4, 5]),
})

export const Contact = v.strictObject({
  id: Id,
  email: v.string(),
  status: ContactStatus,
  statusReason: v.optional(v.string()),
  statusAt: Iso,
  name: v.optional(v.string()),
  locale: v.optional(v.string()),
  timezone: v.optional(v.string()),
  photo: v.optional(v.string()),
  properties: v.record(v.string(), PropertyValue),
  subscriptions: v.array(Subscription),
  segmentIds: v.array(Id),
  source: ContactSource,
  sourceRef: v.optional(Id),
  consent: v.optional(Consent),
  engagement: Engagement,
  lastEventAt: v.optional(Iso),
  createdAt: Iso,
  updatedAt: Iso,
  version: Version,
})
/** `properties` by the keys of the schema 'contact'; the numbers of `engagement` are of the last 90 days. */
export type Contact = v.InferOutput<typeof Contact>

const filter = {
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  conditions: v.optional(ConditionNode),
  status: v.optional(v.array(ContactStatus)),
  mailingListId: v.optional(Id),
  segmentId: v.optional(Id),
  ids: v.optional(v.pipe(v.array(Id), v.maxLength(10_000))),
}
const Sort = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-zA-Z][\w.]{0,80}$/)),
  direction: v.picklist(['asc', 'desc']),
})

export const ContactFilter = v.strictObject(filter)
/** What is not given filters nothing. `q` finds literally in address, name and id, whatever the case and width. */
export type ContactFilter = v.InferOutput<typeof ContactFilter>

export const ContactSearch = v.strictObject({
  ...filter,
  sort: v.optional(v.pipe(v.array(Sort), v.maxLength(3))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAGE.most))),
  offset: v.optional(Quantity),
})
/** `sort` by email, name, status, locale, createdAt, updatedAt, lastEventAt … or `properties.<key>`; empty values come last. */
export type ContactSearch = v.InferOutput<typeof ContactSearch>

export const ContactExport = v.strictObject({
  ...filter,
  sort: v.optional(v.pipe(v.array(Sort), v.maxLength(3))),
  columns: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(250)),
  encoding: v.picklist(['utf-8', 'shift_jis']),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(EXPORT_ROWS))),
  offset: v.optional(Quantity),
  file: v.optional(Id),
})
/**
 * A large file is asked for in parts of `limit` rows from `offset` on, each with its header; the last one has fewer rows. All
 * parts are of the contacts that were found for the one from 0 on, if they are asked for alike within two hours of it.
 * `file` is any id, the same for all parts: by it two files that are asked for alike at the same time are told apart.
 * Without `limit`, more than 20,000 rows are refused with 422.
 * `columns` are the keys of a sort, mailingLists and segments (names), and listSubscriptions: every list of the contact
 * by id with its status, such as `lst_a=active; lst_b=unsubscribed`, as an import reads it.
 */
export type ContactExport = v.InferOutput<typeof ContactExport>

export const ExportResult = v.strictObject({
  filename: v.string(),
  mediaType: v.literal('text/csv'),
  data: v.string(),
  rows: Quantity,
})
/** `data` is the file in base64. */
export type ExportResult = v.InferOutput<typeof ExportResult>

const Email = v.pipe(v.string(), v.maxLength(CONTACT.emailMax))
const Name = v.pipe(v.string(), v.maxLength(CONTACT.nameMax))
const Properties = v.record(v.string(), PropertyValue)

export const ContactUpsert = v.strictObject({
  email: Email,
  name: v.optional(Name),
  properties: v.optional(Properties),
  mailingLists: v.optional(v.record(Id, SubscriptionStatus)),
  consent: v.optional(Consent),
})
/** Creates, or merges into the contact that has the address. `mailingLists` by list id. */
export type ContactUpsert = v.InferOutput<typeof ContactUpsert>

export const UpsertResult = v.strictObject({ contact: Contact, created: v.boolean() })
export type UpsertResult = v.InferOutput<typeof UpsertResult>

export const ContactUpdate = v.strictObject({
  version: Version,
  email: v.optional(Email),
  name: v.optional(v.nullable(Name)),
  locale: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(35)))),
  timezone: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
  properties: v.optional(Properties),
  status: v.optional(ContactStatus),
  statusReason: v.optional(v.pipe(v.string(), v.maxLength(CONTACT.reasonMax))),
  mailingLists: v.optional(v.record(Id, v.nullable(SubscriptionStatus))),
  consent: v.optional(Consent),
})
/** What is not given stays; null empties. In `mailingLists` null takes off the list, 'unsubscribed' keeps the mark. */
export type ContactUpdate = v.InferOutput<typeof ContactUpdate>

export const ContactEmail = v.strictObject({ email: Email })
export type ContactEmail = v.InferOutput<typeof ContactEmail>
