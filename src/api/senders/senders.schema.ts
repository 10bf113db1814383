import * as v from 'valibot'
import { audit, Id, Iso, listQuery, Quantity, Version } from '#api/shapes'

/** Characters of what is typed. */
const SENDER = { nameMax: 100, labelMax: 60, addressMax: 254 } as const

/** No control characters: a line break in a name would begin another header of the mail. */
const HeaderText = v.pipe(v.string(), v.trim(), v.maxLength(SENDER.nameMax), v.regex(/^\P{Cc}*$/u))
const FromName = v.pipe(HeaderText, v.minLength(1))
const Address = v.pipe(v.string(), v.minLength(3), v.maxLength(SENDER.addressMax))
const Label = v.pipe(v.string(), v.trim(), v.maxLength(SENDER.labelMax))
const FromNames = v.strictObject({ en: v.optional(HeaderText), ja: v.optional(HeaderText) })

export const AmpProvider = v.picklist(['gmail', 'yahoo', 'mailru'])
/** A mailbox provider that shows AMP mails of senders it has approved. */
export type AmpProvider = v.InferOutput<typeof AmpProvider>

export const AmpRegistration = v.strictObject({
  state: v.picklist(['not_started', 'email_sent', 'form_submitted', 'approved', 'rejected']),
  at: v.optional(Iso),
  messageId: v.optional(v.string()),
})
/** How far a sender is with a provider. Calls of this API only lead to email_sent: the rest happens at the provider. */
export type AmpRegistration = v.InferOutput<typeof AmpRegistration>

export const SenderStatus = v.picklist(['pending', 'verified', 'disabled', 'error'])
/** pending → verified once the domain is verified and the mailbox confirmed; verified → error while the domain is lost; disabled by hand. */
export type SenderStatus = v.InferOutput<typeof SenderStatus>

export const Sender = v.strictObject({
  id: Id,
  label: v.optional(v.string()),
  fromName: v.string(),
  fromNames: v.optional(FromNames),
  address: v.string(),
  replyTo: v.optional(v.string()),
  domainName: v.string(),
  isDefault: v.boolean(),
  status: SenderStatus,
  statusReason: v.optional(
    v.picklist(['domain_not_verified', 'mailbox_not_confirmed', 'domain_lost', 'disabled']),
  ),
  verifiedAt: v.optional(Iso),
  mailbox: v.strictObject({ askedAt: Iso, confirmedAt: v.optional(Iso) }),
  amp: v.strictObject({ gmail: AmpRegistration, yahoo: AmpRegistration, mailru: AmpRegistration }),
  health: v.optional(
    v.strictObject({ sent: Quantity, delivered: Quantity, bounced: Quantity, complained: Quantity }),
  ),
  usedBy: v.strictObject({ campaigns: Quantity, forms: Quantity }),
  version: Version,
  ...audit,
})
/**
 * An address that mails come from. `fromNames` take the place of `fromName` for readers of a language; `mailbox` says when
 * the mail that confirms the address was sent and when its link was followed; `health` is of the last 30 days. `usedBy` counts
 * the campaigns that name it, sent or not.
 */
export type Sender = v.InferOutput<typeof Sender>

export const NewSender = v.strictObject({
  label: v.optional(Label),
  fromName: FromName,
  fromNames: v.optional(FromNames),
  address: Address,
  replyTo: v.optional(Address),
  isDefault: v.optional(v.boolean()),
})
/** `address` belongs to a domain of the workspace (else 422) and to no other sender (else 409). A mail that confirms the mailbox goes out. */
export type NewSender = v.InferOutput<typeof NewSender>

export const SenderUpdate = v.strictObject({
  version: Version,
  label: v.optional(Label),
  fromName: v.optional(FromName),
  fromNames: v.optional(FromNames),
  replyTo: v.optional(v.nullable(Address)),
  isDefault: v.optional(v.literal(true)),
  disabled: v.optional(v.boolean()),
  resendConfirmation: v.optional(v.literal(true)),
})
/**
 * What is not given stays; the address is for ever. `isDefault` takes it from the sender that had it;
 * `resendConfirmation` sends the mail that confirms the mailbox again, at most once a minute.
 */
export type SenderUpdate = v.InferOutput<typeof SenderUpdate>

const filter = {
  q: listQuery.q,
  status: v.optional(SenderStatus),
  domainName: v.optional(v.pipe(v.string(), v.maxLength(253))),
}
export const SenderFilter = v.strictObject(filter)
export type SenderFilter = v.InferOutput<typeof SenderFilter>

export const SenderQuery = v.strictObject({ ...listQuery, ...filter })
/** `order` by address, fromName, domainName, status, createdAt or updatedAt; by address unless given. */
export type SenderQuery = v.InferOutput<typeof SenderQuery>

export const SenderAddress = v.strictObject({ address: Address })
export type SenderAddress = v.InferOutput<typeof SenderAddress>

export const AmpRegistrationRequest = v.strictObject({
  providers: v.pipe(v.array(AmpProvider), v.minLength(1), v.maxLength(3)),
  campaignId: Id,
})
/** The campaign gives the example mail, so one of its variants has an AMP part. */
export type AmpRegistrationRequest = v.InferOutput<typeof AmpRegistrationRequest>

export const AmpRegistrationResult = v.strictObject({
  results: v.array(
    v.strictObject({
      provider: AmpProvider,
      to: v.string(),
      ok: v.boolean(),
      messageId: v.optional(v.string()),
      error: v.optional(v.picklist(['already_approved', 'dmarc_policy', 'refused'])),
    }),
  ),
  sender: Sender,
})
/** One result per provider that was asked for: some may fail while others succeed. */
export type AmpRegistrationResult = v.InferOutput<typeof AmpRegistrationResult>
