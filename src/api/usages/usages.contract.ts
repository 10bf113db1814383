import { contract } from '#api/wire'
import { page } from '#api/shapes'
import { usageRoutes } from './usages.routes.ts'
import { UsageLog, UsageLogQuery, UsageSummary, UsageSummaryQuery } from './usages.schema.ts'

export const usagesContract = contract(usageRoutes, {
  logs: { summary: 'What was used, newest first.', query: UsageLogQuery, result: page(UsageLog) },
  summaries: {
    summary: 'What was used by month or day, oldest first.',
    query: UsageSummaryQuery,
    result: page(UsageSummary),
  },
})
