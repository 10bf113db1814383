import { invitationLinkRoutes } from '#api/contract'
import type { InvitationLink } from '#api/invitation-link'
import { replaceRefusal, revokeRefusal } from '#domain/workspaces/invitation-link'
import { INVITATION } from '#domain/workspaces/joining'
import { actorOf, type Db } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import type { InvitationRecord } from '#mocks/core/records'

/** The newest link of a workspace that can still be used. */
const currentOf = (db: Db, workspaceId: string, now: string): InvitationRecord | undefined =>
  db.invitations
    .where(
      (one) =>
        one.workspaceId === workspaceId &&
        !one.revoked &&
        one.expiresAt > now &&
        (one.maxUses === null || one.uses < one.maxUses),
    )
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]

/** The link leads to the app that asks, wherever it is served. */
const linkOf = (
  { db, request, url }: Pick<Call, 'db' | 'request' | 'url'>,
  { id, createdBy, createdAt, expiresAt, uses, maxUses }: InvitationRecord,
): InvitationLink => ({
  token: id,
  url: `${request.headers.get('origin') ?? url.origin}/invite/${id}`,
  createdBy: actorOf(db.accounts.get(createdBy)),
  createdAt,
  expiresAt,
  uses,
  maxUses,
})

function revokeAll(db: Db, workspaceId: string): void {
  for (const one of db.invitations.where((link) => link.workspaceId === workspaceId && !link.revoked))
    db.invitations.put({ ...one, revoked: true })
}

export const invitationLinkHandlers = [
  handle(invitationLinkRoutes.one, (call) => {
    const current = currentOf(call.db, call.workspaceId, call.now)
    return current ? linkOf(call, current) : null
  }),
  handle(invitationLinkRoutes.generate, (call) => {
    const { db, workspaceId, account, clock, now, body } = call
    const refusal = replaceRefusal(currentOf(db, workspaceId, now)?.id, body.replaces)
    if (refusal) throw refusal
    revokeAll(db, workspaceId)
    const made = db.invitations.put({
      id: db.nextId('inv'),
      workspaceId,
      createdBy: account.id,
      createdAt: now,
      expiresAt: new Date(clock.now() + INVITATION.goodFor).toISOString(),
      uses: 0,
      maxUses: null,
      revoked: false,
    })
    return linkOf(call, made)
  }),
  handle(invitationLinkRoutes.delete, ({ db, workspaceId, now, query: { token } }) => {
    const refusal = revokeRefusal(currentOf(db, workspaceId, now)?.id, token)
    if (refusal) throw refusal
    revokeAll(db, workspaceId)
    return {}
  }),
]
