import * as v from 'valibot'
import { audit, Hue, Id, listQuery, Quantity, Version } from '#api/shapes'

/** Characters of a list's name. It is unique in its workspace, whatever its case and width, because site code names lists by it. */
const MAILING_LIST = { nameMax: 60, descriptionMax: 500 } as const

const fields = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAILING_LIST.nameMax)),
  description: v.optional(v.pipe(v.string(), v.maxLength(MAILING_LIST.descriptionMax))),
  visibility: v.picklist(['public', 'private']),
  optIn: v.picklist(['single', 'double']),
  isDefault: v.boolean(),
  color: Hue,
}

export const MailingList = v.strictObject({
  id: Id,
  ...fields,
  counts: v.strictObject({ active: Quantity, pending: Quantity, unsubscribed: Quantity, bounced: Quantity }),
  usedBy: v.strictObject({ forms: Quantity, campaigns: Quantity, connections: Quantity }),
  version: Version,
  ...audit,
})
/**
 * `counts` holds everybody who is on the list exactly once: `active` are those whom a mail to it reaches, then those who have
 * not confirmed, whose mailbox refused, and who want no mail (of the list, or at all).
 */
export type MailingList = v.InferOutput<typeof MailingList>

export const NewMailingList = v.strictObject({
  name: fields.name,
  description: fields.description,
  visibility: v.optional(fields.visibility),
  optIn: v.optional(fields.optIn),
  isDefault: v.optional(fields.isDefault),
  color: v.optional(fields.color),
})
export type NewMailingList = v.InferOutput<typeof NewMailingList>

export const MailingListUpdate = v.strictObject({ ...v.partial(NewMailingList).entries, version: Version })
export type MailingListUpdate = v.InferOutput<typeof MailingListUpdate>

export const MailingListFilter = v.strictObject({ q: listQuery.q })
export type MailingListFilter = v.InferOutput<typeof MailingListFilter>

export const MailingListQuery = v.strictObject(listQuery)
/** `order` by name, createdAt or updatedAt; by name unless given. */
export type MailingListQuery = v.InferOutput<typeof MailingListQuery>
