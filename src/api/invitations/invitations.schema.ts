import * as v from 'valibot'
import { Id, Image, Iso, Quantity } from '#api/shapes'

export const InvitationStatus = v.picklist([
  'valid',
  'expired',
  'revoked',
  'already_member',
  'domain_not_allowed',
])
/** The last two are told only to who is signed in: they speak of that account. */
export type InvitationStatus = v.InferOutput<typeof InvitationStatus>

export const Invitation = v.strictObject({
  token: Id,
  workspace: v.strictObject({ id: Id, name: v.string(), icon: v.nullable(Image), memberCount: Quantity }),
  inviter: v.strictObject({ name: v.string() }),
  status: InvitationStatus,
  allowedDomains: v.optional(v.array(v.string())),
  expiresAt: Iso,
})
/** What an invitation says to whoever has its token. */
export type Invitation = v.InferOutput<typeof Invitation>
