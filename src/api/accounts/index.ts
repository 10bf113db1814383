export { useAccountCount, useAccounts, useAccountsByIds } from './accounts.hooks.ts'
export { accountRoutes } from './accounts.routes.ts'
export type { Account, AccountFilter, AccountListQuery } from './accounts.schema.ts'
