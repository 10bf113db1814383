import { contract } from '#api/wire'
import { invitationRoutes } from './invitations.routes.ts'
import { Invitation } from './invitations.schema.ts'

export const invitationsContract = contract(invitationRoutes, {
  one: {
    summary: 'What an invitation is for, and whether it is still good.',
    open: true,
    result: Invitation,
  },
})
