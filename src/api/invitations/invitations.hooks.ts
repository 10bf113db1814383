import { useRead } from '#api/core'
import { invitationRoutes } from './invitations.routes.ts'

export const useInvitation = (token: string) => useRead(invitationRoutes.one, { params: { token } })
