import { pageOf } from '#domain/kernel/page-of'
import { accountRoutes } from '#api/contract'
import type { Account } from '#api/accounts'
import { fold } from '#lib/fold-text'
import type { Db } from '#mocks/core/db'
import { handle } from '#mocks/core/handle'

function membersOf(db: Db, workspaceId: string, q = ''): Account[] {
  const text = fold(q).trim()
  return db.memberships
    .where((membership) => membership.workspaceId === workspaceId)
    .flatMap(({ accountId, role, joinedAt, lastSeenAt }) => {
      const account = db.accounts.get(accountId)
      if (!account || !fold(`${account.name}\n${account.email}`).includes(text)) return []
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
    pageOf(membersOf(db, workspaceId, query.q), query, ['joinedAt', 'name', 'email', 'role', 'lastSeenAt']),
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
