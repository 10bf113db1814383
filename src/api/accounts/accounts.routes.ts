import { get, post } from '#api/wire'
import type { Count, Page } from '#api/shapes'
import type { Account, AccountFilter, AccountIds, AccountListQuery } from './accounts.schema.ts'

/** The members of the workspace. */
export const accountRoutes = {
  list: get('/accounts').query<AccountListQuery>().returns<Page<Account>>('page'),
  count: get('/accounts/count').query<AccountFilter>().returns<Count>('count'),
  byIds: post('/accounts/by_ids').body<AccountIds>().returns<Page<Account>>('page'),
}
