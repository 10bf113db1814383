import { del, get, post } from '#api/wire'
import type { Nothing } from '#api/shapes'
import type { InvitationLink, InvitationLinkToken, NewInvitationLink } from './invitation-link.schema.ts'

export const invitationLinkRoutes = {
  one: get('/invitation_link').returns<InvitationLink | null>('nullable'),
  generate: post('/invitation_link').body<NewInvitationLink>().returns<InvitationLink>(),
  delete: del('/invitation_link').query<InvitationLinkToken>().returns<Nothing>(),
}
