import { pageOf } from '#domain/kernel/page-of'
import { accountRoutes } from '#api/contract'
import type { Account } from '#api/accounts'
import { memberKeys, memberMatches } from '#domain/workspaces/members'
import type { Db } from '#mocks/core/db'
import { handle } from '#mocks/core/handle'

function membersOf(db: Db, workspaceId: string, q = ''): Account[] {
  return db.memberships
    .where((membership) => membership.workspaceId === workspaceId)
    .flatMap(({ accountId, role, joinedAt, lastSeenAt }) => {
      const account = db.accounts.get(accountId)
      if (!account || !memberMatches(account, q)) return []
      const { id, email, name, photo } = account
      return [
        {
          id,
          email,
          name,
          role,
          ...(photo !== undefined && { photo }),
          joinedAt,
          ...(lastSeenAt !== undefined && { lastSeenAt }),
        },
      ]
    })
}

export const accountHandlers = [
  handle(accountRoutes.list, ({ db, workspaceId, query }) =>
    pageOf(membersOf(db, workspaceId, query.q), query, memberKeys),
  ),
  handle(accountRoutes.count, ({ db, workspaceId, query }) => ({
    count: membersOf(db, workspaceId, query.q).length,
  })),
  handle(
    accountRoutes.byIds,
    ({ db, workspaceId, body }) => ({
      items: membersOf(db, workspaceId).filter(({ id }) => body.ids.includes(id)),
    }),
    { writes: false },
  ),
]
