export {
  useDeleteInvitationLink,
  useGenerateInvitationLink,
  useInvitationLink,
} from './invitation-link.hooks.ts'
export type { InvitationLink } from './invitation-link.schema.ts'
