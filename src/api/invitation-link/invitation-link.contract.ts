import { contract } from '#api/wire'
import { Nothing } from '#api/shapes'
import { invitationLinkRoutes } from './invitation-link.routes.ts'
import {
  InvitationLink,
  InvitationLinkOrNone,
  InvitationLinkToken,
  NewInvitationLink,
} from './invitation-link.schema.ts'

export const invitationLinkContract = contract(invitationLinkRoutes, {
  one: {
    summary: 'The invitation link, or null when there is none that is good.',
    result: InvitationLinkOrNone,
  },
  generate: {
    summary:
      'Makes a new link, good for seven days, in the place of the one that is named; 409 where there is another one.',
    ownerOnly: true,
    body: NewInvitationLink,
    result: InvitationLink,
  },
  delete: {
    summary:
      'Revokes the link that is named; 409 where another one has taken its place, 404 where there is none.',
    ownerOnly: true,
    query: InvitationLinkToken,
    result: Nothing,
  },
})
