export { useCollectUsageLogs, useUsageLogs, useUsageSummaries } from './usages.hooks.ts'
export { usageRoutes } from './usages.routes.ts'
export type {
  UsageLog,
  UsageLogQuery,
  UsageMetric,
  UsageSummary,
  UsageSummaryQuery,
} from './usages.schema.ts'
