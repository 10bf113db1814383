import { invitationLinkRoutes } from '#api/contract'
import type { InvitationLink } from '#api/invitation-link'
import { replaceRefusal, revokeRefusal } from '#domain/workspaces/invitation-link'
import { INVITATION } from '#domain/workspaces/joining'
import type { GroupSettings } from '#server/http/group-settings'
import { handle, type Handler } from '#server/http/handle'
import {
  addInvitation,
  currentInvitation,
  revokeInvitations,
  type Invitation,
} from '#server/store/invitations.store'
import { holdWorkspace } from '#server/store/workspaces.store'

export function invitationLinkHandlers({ origins }: Pick<GroupSettings, 'origins'>): readonly Handler[] {
  /** The link leads to the app that asks, wherever it is served. */
  const linkOf = (
    request: Request,
    invitation: Omit<Invitation, 'workspaceId' | 'revoked'>,
  ): InvitationLink => {
    const asking = request.headers.get('origin') ?? ''
    const app = origins.sites.includes(asking) ? asking : origins.own
    const { id, createdBy, createdAt, expiresAt, uses, maxUses } = invitation
    return { token: id, url: `${app}/invite/${id}`, createdBy, createdAt, expiresAt, uses, maxUses }
  }
  return [
    handle(invitationLinkRoutes.one, async ({ db, tenant, now, request }) => {
      const current = await currentInvitation(db, tenant, now)
      return current ? linkOf(request, current) : null
    }),
    handle(invitationLinkRoutes.generate, async (call) => {
      const { db, tenant, account, clock, now, newId, request, body } = call
      await holdWorkspace(db, tenant)
      const refusal = replaceRefusal((await currentInvitation(db, tenant, now))?.id, body.replaces)
      if (refusal) throw refusal
      await revokeInvitations(db, tenant)
      const made = {
        id: newId('inv'),
        createdAt: now,
        expiresAt: new Date(clock.now() + INVITATION.goodFor).toISOString(),
        uses: 0,
        maxUses: null,
      }
      await addInvitation(db, tenant, { ...made, revoked: false, createdBy: account.id })
      const { id, name, email } = account
      return linkOf(request, { ...made, createdBy: { id, name, email } })
    }),
    handle(invitationLinkRoutes.delete, async ({ db, tenant, now, query: { token } }) => {
      await holdWorkspace(db, tenant)
      const refusal = revokeRefusal((await currentInvitation(db, tenant, now))?.id, token)
      if (refusal) throw refusal
      await revokeInvitations(db, tenant)
      return {}
    }),
  ]
}
