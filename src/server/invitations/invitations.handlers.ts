import { invitationRoutes } from '#api/contract'
import { notFound } from '#domain/kernel/refusals'
import { invitationStatus } from '#domain/workspaces/joining'
import { handle } from '#server/http/handle'
import { invitationOf } from '#server/store/invitations.store'
import { placeOf } from '#server/store/members.store'
import { memberCount, workspaceNamed } from '#server/store/workspaces.store'

export const invitationHandlers = [
  handle(invitationRoutes.one, async ({ db, params, caller, now }) => {
    const invitation = await invitationOf(db, params.token)
    const found = invitation && (await workspaceNamed(db, invitation.workspaceId))
    if (!invitation || !found) throw notFound('invitation')
    const { id, name, icon, allowedDomains } = found.workspace
    const place = caller && (await placeOf(db, id, caller.id))
    return {
      token: invitation.id,
      workspace: { id, name, icon, memberCount: await memberCount(db, found.tenant) },
      inviter: { name: invitation.createdBy.name },
      status: invitationStatus({
        invitation,
        isMember: place?.role !== undefined,
        allowedDomains,
        account: caller,
        now,
      }),
      ...(allowedDomains.length > 0 && { allowedDomains }),
      expiresAt: invitation.expiresAt,
    }
  }),
]
