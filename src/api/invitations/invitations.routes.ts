import { get } from '#api/wire'
import type { Invitation } from './invitations.schema.ts'

/** SPEC.md 7.7. To accept one is a call of the own account (7.2). */
export const invitationRoutes = {
  one: get('/invitations/:token').ofAccount().returns<Invitation>(),
}
