import * as v from 'valibot'
import { Id, Iso, Quantity } from '#api/shapes'

/** Limits in characters, and of how many there may be. */
const TRANSACTIONAL = {
  recipientsMost: 5,
  addressMax: 254,
  nameMax: 100,
  subjectMax: 250,
  bodyMax: 500_000,
  keyMax: 128,
  tagsMost: 10,
  tagMax: 40,
  variablesMost: 100,
} as const

const Address = v.pipe(v.string(), v.minLength(3), v.maxLength(TRANSACTIONAL.addressMax))
/** No control characters: a line break would begin another header of the mail. */
const HeaderText = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^\P{Cc}*$/u))
const Body = v.pipe(v.string(), v.maxLength(TRANSACTIONAL.bodyMax))

export const TransactionalSend = v.strictObject({
  kind: v.picklist(['transactional', 'test']),
  to: v.pipe(
    v.array(v.strictObject({ email: Address, name: v.optional(HeaderText(TRANSACTIONAL.nameMax)) })),
    v.minLength(1),
    v.maxLength(TRANSACTIONAL.recipientsMost),
  ),
  senderId: Id,
  replyTo: v.optional(Address),
  subject: HeaderText(TRANSACTIONAL.subjectMax),
  html: v.optional(Body),
  text: v.optional(Body),
  campaignId: v.optional(Id),
  variantId: v.optional(Id),
  asContactId: v.optional(Id),
  variables: v.optional(v.pipe(v.record(v.string(), v.unknown()), v.maxEntries(TRANSACTIONAL.variablesMost))),
  idempotencyKey: v.pipe(v.string(), v.minLength(1), v.maxLength(TRANSACTIONAL.keyMax)),
  tags: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(TRANSACTIONAL.tagMax))),
      v.maxLength(TRANSACTIONAL.tagsMost),
    ),
  ),
})
/**
 * A mail to a few people, from a verified sender (else 422). A 'test' shows a campaign: it takes what is not given from its
 * variant (the first one unless `variantId` says which), written as for `asContactId`. The same `idempotencyKey` with the
 * same body is answered as before and sends nothing; with another body it is a 409. At most 60 a minute (429).
 */
export type TransactionalSend = v.InferOutput<typeof TransactionalSend>

export const TransactionalAccepted = v.strictObject({ id: Id, status: v.literal('queued') })
/** What is true of the mail afterwards is asked by its id. */
export type TransactionalAccepted = v.InferOutput<typeof TransactionalAccepted>

export const TransactionalStatus = v.picklist([
  'queued',
  'sending',
  'sent',
  'delivered',
  'delayed',
  'bounced',
  'complained',
  'rejected',
  'failed',
])
/** queued → sending → sent → delivered, or delayed → delivered, bounced or failed; delivered → complained; queued → rejected (API-22). */
export type TransactionalStatus = v.InferOutput<typeof TransactionalStatus>

export const TransactionalStatusView = v.strictObject({
  id: Id,
  status: TransactionalStatus,
  recipients: v.array(
    v.strictObject({
      email: v.string(),
      status: TransactionalStatus,
      reason: v.optional(v.string()),
      opens: Quantity,
      clicks: Quantity,
      events: v.array(v.strictObject({ type: v.string(), at: Iso })),
    }),
  ),
  createdAt: Iso,
})
/**
 * How far a mail has come. `status` of the whole is that of the recipient who is least far, and once all have ended the worst
 * of them. `reason` is what the other side said; `events` come oldest first.
 */
export type TransactionalStatusView = v.InferOutput<typeof TransactionalStatusView>
