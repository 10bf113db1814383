import { notFound } from '#domain/kernel/refusals'
import { invitationRoutes } from '#api/contract'
import { invitationStatus } from '#domain/workspaces/joining'
import { handle } from '#mocks/core/handle'
import { membershipId } from '#mocks/core/records'

export const invitationHandlers = [
  handle(invitationRoutes.one, ({ db, params, caller, now }) => {
    const invitation = db.invitations.get(params.token)
    const workspace = invitation && db.workspaces.get(invitation.workspaceId)
    if (!invitation || !workspace) throw notFound('invitation')
    const { id, name, icon, allowedDomains } = workspace
    return {
      token: invitation.id,
      workspace: {
        id,
        name,
        icon,
        memberCount: db.memberships.where((one) => one.workspaceId === id).length,
      },
      inviter: { name: db.accounts.get(invitation.createdBy)?.name ?? '' },
      status: invitationStatus({
        invitation,
        isMember: caller !== undefined && db.memberships.get(membershipId(id, caller.id)) !== undefined,
        allowedDomains,
        account: caller,
        now,
      }),
      ...(allowedDomains.length > 0 && { allowedDomains }),
      expiresAt: invitation.expiresAt,
    }
  }),
]
