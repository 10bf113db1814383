import { accountRoutes } from '#api/contract'
import { pageOf } from '#domain/kernel/page-of'
import { memberKeys, memberMatches } from '#domain/workspaces/members'
import { handle } from '#server/http/handle'
import { membersOf } from '#server/store/members.store'

export const accountHandlers = [
  handle(accountRoutes.list, async ({ db, tenant, query }) => {
    const members = await membersOf(db, tenant)
    return pageOf(
      members.filter((member) => memberMatches(member, query.q)),
      query,
      memberKeys,
    )
  }),
  handle(accountRoutes.count, async ({ db, tenant, query }) => {
    const members = await membersOf(db, tenant)
    return { count: members.filter((member) => memberMatches(member, query.q)).length }
  }),
  handle(
    accountRoutes.byIds,
    async ({ db, tenant, body }) => {
      const members = await membersOf(db, tenant)
      return { items: members.filter(({ id }) => body.ids.includes(id)) }
    },
    { writes: false },
  ),
]
