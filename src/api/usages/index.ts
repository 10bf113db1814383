export { useCollectUsageLogs, useUsageLogs, useUsageSummaries } from './usages.hooks.ts'
export type {
  UsageLog,
  UsageLogQuery,
  UsageMetric,
  UsageSummary,
  UsageSummaryQuery,
} from './usages.schema.ts'
