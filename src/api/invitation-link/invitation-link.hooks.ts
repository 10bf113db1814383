import { useRead, useWrite } from '#api/core'
import { invitationLinkRoutes } from './invitation-link.routes.ts'

const link = [invitationLinkRoutes.one]

export const useInvitationLink = () => useRead(invitationLinkRoutes.one, {})

export const useGenerateInvitationLink = () => useWrite(invitationLinkRoutes.generate, { refreshes: link })

export const useDeleteInvitationLink = () => useWrite(invitationLinkRoutes.delete, { refreshes: link })
