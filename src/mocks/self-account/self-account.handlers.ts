import { notFound } from '#domain/kernel/refusals'
import {
  domainInvitation,
  domainOf,
  domainsOf,
  expectMayCreate,
  expectMayJoin,
  workspaceOfDomainInvitation,
} from '#domain/workspaces/joining'
import { selfAccountRoutes } from '#api/contract'
import type { JoinedWorkspace } from '#api/self-account'
import type { Workspace } from '#api/workspace'
import { fold } from '#lib/fold-text'
import { newSchemas, type Db } from '#mocks/core/db'
import { handle } from '#mocks/core/handle'
import { membershipId, type MembershipRecord, type WorkspaceRecord } from '#mocks/core/records'
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

/** The wire's form of a workspace. */
export const workspaceOf = (workspace: WorkspaceRecord): Workspace => without(workspace, 'createdBy')

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
    expectMayCreate(account)
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

  handle(selfAccountRoutes.acceptInvitation, ({ db, account, params, now }) => {
    const invitation = db.invitations.get(params.token)
    const workspaceId = invitation?.workspaceId ?? workspaceOfDomainInvitation(params.token)
    const workspace = workspaceId === undefined ? undefined : db.workspaces.get(workspaceId)
    if (!workspace) throw notFound('invitation')
    expectMayJoin({
      invitation,
      isMember: db.memberships.get(membershipId(workspace.id, account.id)) !== undefined,
      allowedDomains: workspace.allowedDomains,
      account,
      now,
    })
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
