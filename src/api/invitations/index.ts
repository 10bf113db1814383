export { useInvitation } from './invitations.hooks.ts'
export { invitationRoutes } from './invitations.routes.ts'
export type { Invitation, InvitationStatus } from './invitations.schema.ts'
