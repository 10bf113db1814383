import { useRead } from '#api/core'
import { usageRoutes } from './usages.routes.ts'
import type { UsageLogQuery, UsageSummaryQuery } from './usages.schema.ts'

export const useUsageLogs = (query: UsageLogQuery = {}) =>
  useRead(usageRoutes.logs, { query }, { keepPrevious: true })

export const useUsageSummaries = (query: UsageSummaryQuery) =>
  useRead(usageRoutes.summaries, { query }, { keepPrevious: true })
