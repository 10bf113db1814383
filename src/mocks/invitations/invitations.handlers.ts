import { notFound } from '#domain/kernel/refusals'
import { invitationRoutes } from '#api/contract'
import type { InvitationStatus } from '#api/invitations'
import { handle, type Call } from '#mocks/core/handle'
import { membershipId, type AccountRecord, type InvitationRecord } from '#mocks/core/records'

/** What stands in the way, the most final first. */
function statusOf(
  { db, now }: Pick<Call, 'db' | 'now'>,
  invitation: InvitationRecord,
  account: AccountRecord | undefined,
  allowedDomains: readonly string[],
): InvitationStatus {
  if (account && db.memberships.get(membershipId(invitation.workspaceId, account.id))) return 'already_member'
  if (invitation.revoked || (invitation.maxUses !== null && invitation.uses >= invitation.maxUses))
    return 'revoked'
  if (invitation.expiresAt <= now) return 'expired'
  const domain = account?.email.slice(account.email.lastIndexOf('@') + 1).toLowerCase()
  return domain !== undefined && allowedDomains.length > 0 && !allowedDomains.includes(domain)
    ? 'domain_not_allowed'
    : 'valid'
}

export const invitationHandlers = [
  handle(invitationRoutes.one, (call) => {
    const { db, params, caller } = call
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
      status: statusOf(call, invitation, caller, allowedDomains),
      ...(allowedDomains.length > 0 && { allowedDomains }),
      expiresAt: invitation.expiresAt,
    }
  }),
]
