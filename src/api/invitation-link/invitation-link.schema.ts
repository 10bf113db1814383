import * as v from 'valibot'
import { Actor, Id, Iso, Quantity } from '#api/shapes'

export const InvitationLink = v.strictObject({
  token: Id,
  url: v.string(),
  createdBy: Actor,
  createdAt: Iso,
  expiresAt: Iso,
  uses: Quantity,
  maxUses: v.nullable(Quantity),
})
/** The one link of a workspace that is good now. `maxUses` null: as often as wanted. */
export type InvitationLink = v.InferOutput<typeof InvitationLink>

export const InvitationLinkToken = v.strictObject({ token: Id })
/** The link that is meant. */
export type InvitationLinkToken = v.InferOutput<typeof InvitationLinkToken>

export const NewInvitationLink = v.strictObject({ replaces: v.nullable(Id) })
/** The token of the link that the new one takes the place of; null: there is none. */
export type NewInvitationLink = v.InferOutput<typeof NewInvitationLink>

export const InvitationLinkOrNone = v.nullable(InvitationLink)
