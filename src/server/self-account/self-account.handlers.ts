import { selfAccountRoutes } from '#api/contract'
import { notFound } from '#domain/kernel/refusals'
import {
  domainInvitation,
  domainOf,
  domainsOf,
  expectMayCreate,
  expectMayJoin,
  invitationRevoked,
  workspaceOfDomainInvitation,
} from '#domain/workspaces/joining'
import { fold } from '#lib/fold-text'
import { handle, type Call } from '#server/http/handle'
import { accountOf } from '#server/store/accounts.store'
import { invitationOf, useInvitation } from '#server/store/invitations.store'
import { addMember, openedBy, placeOf } from '#server/store/members.store'
import { addWorkspace, joinedBy, openTo, workspaceNamed, workspaceOf } from '#server/store/workspaces.store'

const own = async ({ db, account }: Pick<Call, 'db' | 'account'>) => {
  const found = await accountOf(db, account.id)
  if (!found) throw notFound('account')
  return found
}

export const selfAccountHandlers = [
  handle(selfAccountRoutes.one, async (call) => {
    const { email, name, photo, isAdmin, createdAt } = await own(call)
    return { email, name, ...(photo !== null && { photo }), isAdmin, createdAt }
  }),

  handle(
    selfAccountRoutes.workspaceAccount,
    async ({ db, account, tenant, role, now }) => {
      // This is the first call of a page in a workspace: it is what 'last opened' means.
      const joinedAt = await openedBy(db, tenant, account.id, now)
      if (joinedAt === undefined) throw notFound('membership')
      return { role, joinedAt }
    },
    { writes: true },
  ),

  handle(selfAccountRoutes.joinedWorkspaces, async ({ db, account, query }) => {
    const text = fold(query.q ?? '').trim()
    const joined = await joinedBy(db, account.id)
    return { items: joined.filter(({ name }) => fold(name).includes(text)) }
  }),

  handle(selfAccountRoutes.createWorkspace, async (call) => {
    const { db, account, body, now, newId } = call
    expectMayCreate(await own(call))
    const tenant = await addWorkspace(db, {
      id: newId('ws'),
      name: body.name,
      icon: body.icon,
      allowedDomains: domainsOf(body.allowedDomains),
      timezone: 'Asia/Tokyo',
      createdAt: now,
      createdBy: account.id,
      version: 1,
    })
    await addMember(db, tenant, { accountId: account.id, role: 'owner', now })
    const made = await workspaceOf(db, tenant)
    if (!made) throw notFound('workspace')
    return made
  }),

  handle(selfAccountRoutes.joinableWorkspaces, async ({ db, account }) => {
    const domain = domainOf(account)
    const open = await openTo(db, domain, account.id)
    return {
      items: open.map((workspace) => ({
        ...workspace,
        matchedDomain: domain,
        invitationToken: domainInvitation(workspace.id),
      })),
    }
  }),

  handle(selfAccountRoutes.acceptInvitation, async ({ db, account, params, now }) => {
    const invitation = await invitationOf(db, params.token)
    const workspaceId = invitation?.workspaceId ?? workspaceOfDomainInvitation(params.token)
    const found = workspaceId === undefined ? undefined : await workspaceNamed(db, workspaceId)
    if (!found) throw notFound('invitation')
    const { tenant, workspace } = found
    const place = await placeOf(db, tenant.id, account.id)
    expectMayJoin({
      invitation,
      isMember: place?.role !== undefined,
      allowedDomains: workspace.allowedDomains,
      account,
      now,
    })
    if (invitation && !(await useInvitation(db, tenant, invitation.id))) throw invitationRevoked()
    await addMember(db, tenant, { accountId: account.id, role: 'member', now })
    const joined = (await joinedBy(db, account.id)).find(({ id }) => id === tenant.id)
    if (!joined) throw notFound('invitation')
    return joined
  }),
]
