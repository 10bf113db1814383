import { contract } from '#api/wire'
import { Count, page } from '#api/shapes'
import { accountRoutes } from './accounts.routes.ts'
import { Account, AccountFilter, AccountIds, AccountListQuery } from './accounts.schema.ts'

export const accountsContract = contract(accountRoutes, {
  list: { summary: 'The members of the workspace.', query: AccountListQuery, result: page(Account) },
  count: { summary: 'How many members the same filter finds.', query: AccountFilter, result: Count },
  byIds: {
    summary: 'The members with these ids; those of other workspaces are left out.',
    body: AccountIds,
    result: page(Account),
  },
})
