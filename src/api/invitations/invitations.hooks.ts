import { useRead } from '#api/core'
import { invitationRoutes } from './invitations.routes.ts'

/** undefined asks nothing. */
export const useInvitation = (token: string | undefined) =>
  useRead(invitationRoutes.one, token === undefined ? null : { params: { token } })
