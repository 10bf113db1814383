import { get } from '#api/wire'
import type { Invitation } from './invitations.schema.ts'

/** To accept one is a call of the own account. */
export const invitationRoutes = {
  one: get('/invitations/:token').ofAccount().returns<Invitation>(),
}
