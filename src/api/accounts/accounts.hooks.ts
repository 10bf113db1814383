import { useRead } from '#api/core'
import { accountRoutes } from './accounts.routes.ts'
import type { AccountFilter, AccountListQuery } from './accounts.schema.ts'

export const useAccounts = (query: AccountListQuery = {}) =>
  useRead(accountRoutes.list, { query }, { keepPrevious: true })

export const useAccountCount = (query: AccountFilter = {}) =>
  useRead(accountRoutes.count, { query }, { keepPrevious: true })
