import { conflict, forbidden, gone, notFound } from '#domain/kernel/refusals'
import { selfAccountRoutes } from '#api/contract'
import type { JoinedWorkspace } from '#api/self-account'
import type { Workspace } from '#api/workspace'
import { isDomainName } from '#lib/domain-name'
import { fold } from '#lib/fold-text'
import { newSchemas, type Db } from '#mocks/core/db'
import { handle } from '#mocks/core/handle'
import {
  membershipId,
  type AccountRecord,
  type MembershipRecord,
  type WorkspaceRecord,
} from '#mocks/core/records'
import { without } from '#mocks/core/without'

const memberCount = (db: Db, workspaceId: string) =>
  db.memberships.where((one) => one.workspaceId === workspaceId).length

const joined = (
  db: Db,
  workspace: WorkspaceRecord,
  { role, lastOpenedAt }: MembershipRecord,
): JoinedWorkspace => ({
  id: workspace.id,
  name: workspace.name,
  icon: workspace.icon,
  role,
  memberCount: memberCount(db, workspace.id),
  ...(lastOpenedAt !== undefined && { lastOpenedAt }),
})

const domainOf = (account: AccountRecord) =>
  account.email.slice(account.email.lastIndexOf('@') + 1).toLowerCase()

/** The wire's form of a workspace. */
export const workspaceOf = (workspace: WorkspaceRecord): Workspace => without(workspace, 'createdBy')

/** What is kept of the domains that were typed: entries that are none are silently dropped, the last of two stays (WSP-12). */
export const domainsOf = (typed: readonly string[]): string[] => {
  const kept = new Set<string>()
  for (const entry of typed) {
    const domain = entry.trim().toLowerCase()
    if (!isDomainName(domain)) continue
    kept.delete(domain)
    kept.add(domain)
  }
  return [...kept]
}

export const selfAccountHandlers = [
  handle(selfAccountRoutes.one, ({ account: { email, name, photo, isAdmin, createdAt } }) => ({
    email,
    name,
    ...(photo !== undefined && { photo }),
    isAdmin,
    createdAt,
  })),

  handle(
    selfAccountRoutes.workspaceAccount,
    ({ db, account, workspaceId, role, now }) => {
      const membership = db.memberships.get(membershipId(workspaceId, account.id))
      if (!membership) throw notFound('membership')
      // This is the first call of a page in a workspace: it is what 'last opened' means.
      db.memberships.put({ ...membership, lastSeenAt: now, lastOpenedAt: now })
      return { role, joinedAt: membership.joinedAt }
    },
    { writes: true },
  ),

  handle(selfAccountRoutes.joinedWorkspaces, ({ db, account, query }) => {
    const text = fold(query.q ?? '').trim()
    const items = db.memberships
      .where((membership) => membership.accountId === account.id)
      .flatMap((membership) => {
        const workspace = db.workspaces.get(membership.workspaceId)
        return workspace && fold(workspace.name).includes(text) ? [joined(db, workspace, membership)] : []
      })
      .sort((a, b) => (b.lastOpenedAt ?? '').localeCompare(a.lastOpenedAt ?? ''))
    return { items }
  }),

  handle(selfAccountRoutes.createWorkspace, ({ db, account, body, now }) => {
    if (!account.isAdmin)
      throw forbidden(
        'Only an admin can create a workspace.',
        'ワークスペースを作成できるのは管理者だけです。',
      )
    const workspace = db.workspaces.put({
      id: db.nextId('ws'),
      name: body.name,
      icon: body.icon,
      allowedDomains: domainsOf(body.allowedDomains),
      timezone: 'Asia/Tokyo',
      createdAt: now,
      createdBy: account.id,
      version: 1,
    })
    join(db, workspace.id, account.id, 'owner', now)
    newSchemas(workspace.id).forEach((schema) => db.schemas.put(schema))
    return workspaceOf(workspace)
  }),

  handle(selfAccountRoutes.joinableWorkspaces, ({ db, account }) => {
    const domain = domainOf(account)
    const items = db.workspaces
      .where(
        ({ id, allowedDomains }) =>
          allowedDomains.includes(domain) && !db.memberships.get(membershipId(id, account.id)),
      )
      .map(({ id, name, icon }) => ({
        id,
        name,
        icon,
        memberCount: memberCount(db, id),
        matchedDomain: domain,
        invitationToken: domainInvitation(id),
      }))
    return { items }
  }),

  handle(selfAccountRoutes.acceptInvitation, ({ db, account, params, now, clock }) => {
    const invitation = db.invitations.get(params.token)
    const workspaceId = invitation?.workspaceId ?? workspaceOfDomainInvitation(params.token)
    const workspace = workspaceId === undefined ? undefined : db.workspaces.get(workspaceId)
    if (!workspace) throw notFound('invitation')
    if (db.memberships.get(membershipId(workspace.id, account.id)))
      throw conflict(
        'You are a member of this workspace already.',
        'すでにこのワークスペースのメンバーです。',
      )
    if (invitation) {
      const usedUp = invitation.maxUses !== null && invitation.uses >= invitation.maxUses
      if (invitation.revoked || usedUp)
        throw gone('The invitation was revoked.', 'この招待は取り消されています。')
      if (Date.parse(invitation.expiresAt) <= clock.now())
        throw gone('The invitation has expired.', 'この招待は期限切れです。')
    }
    if (workspace.allowedDomains.length > 0 && !workspace.allowedDomains.includes(domainOf(account))) {
      throw forbidden(
        `This workspace is for addresses at ${workspace.allowedDomains.join(', ')}.`,
        `このワークスペースには、${workspace.allowedDomains.join('、')}のメールアドレスで参加できます。`,
      )
    }
    if (!invitation && workspace.allowedDomains.length === 0) throw notFound('invitation')
    if (invitation) db.invitations.put({ ...invitation, uses: invitation.uses + 1 })
    return joined(db, workspace, join(db, workspace.id, account.id, 'member', now))
  }),
]

const join = (db: Db, workspaceId: string, accountId: string, role: MembershipRecord['role'], now: string) =>
  db.memberships.put({
    id: membershipId(workspaceId, accountId),
    workspaceId,
    accountId,
    role,
    joinedAt: now,
    lastSeenAt: now,
  })

const DOMAIN = 'dom_'
/** What the domain of an address opens needs no invitation that somebody wrote. */
const domainInvitation = (workspaceId: string) => `${DOMAIN}${workspaceId}`
const workspaceOfDomainInvitation = (token: string) =>
  token.startsWith(DOMAIN) ? token.slice(DOMAIN.length) : undefined
