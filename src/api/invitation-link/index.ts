export {
  useDeleteInvitationLink,
  useGenerateInvitationLink,
  useInvitationLink,
} from './invitation-link.hooks.ts'
export { invitationLinkRoutes } from './invitation-link.routes.ts'
export type { InvitationLink } from './invitation-link.schema.ts'
