export { useAccountCount, useAccounts } from './accounts.hooks.ts'
export type { Account, AccountFilter, AccountListQuery } from './accounts.schema.ts'
