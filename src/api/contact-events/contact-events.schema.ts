import * as v from 'valibot'
import { Id, Iso, PAGE } from '#api/shapes'

const EventType = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

export const ContactEvent = v.strictObject({
  id: Id,
  contactId: v.nullable(Id),
  visitorId: v.optional(Id),
  sessionId: v.optional(Id),
  type: EventType,
  payload: v.record(v.string(), v.unknown()),
  source: v.picklist(['tracking', 'email', 'form', 'api', 'import', 'system']),
  campaignId: v.optional(Id),
  formId: v.optional(Id),
  mailingListId: v.optional(Id),
  messageId: v.optional(v.string()),
  occurredAt: Iso,
  /** Who it happened to, where events of many contacts are asked for. */
  contact: v.optional(v.strictObject({ email: v.string(), name: v.optional(v.string()) })),
  /** What its campaign is called; not given where it was deleted. */
  campaignName: v.optional(v.string()),
  botScore: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
})
/** Something that happened to a contact or an unknown visitor (`contactId` null). */
export type ContactEvent = v.InferOutput<typeof ContactEvent>

export const ContactEventSearch = v.strictObject({
  contactId: v.optional(Id),
  types: v.optional(v.pipe(v.array(EventType), v.maxLength(50))),
  campaignId: v.optional(Id),
  code: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(20))),
  from: v.optional(Iso),
  to: v.optional(Iso),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAGE.most))),
})
/**
 * Newest first, `from` included, `to` not. Without a contact and types, those of coming into segments and going out of them are left
 * out (SEG-48). `code` is what the mail server said of a bounce (RFC 3463), such as '5.1.1'.
 */
export type ContactEventSearch = v.InferOutput<typeof ContactEventSearch>
