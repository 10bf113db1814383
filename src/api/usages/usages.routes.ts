import { get } from '#api/wire'
import type { Page } from '#api/shapes'
import type { UsageLog, UsageLogQuery, UsageSummary, UsageSummaryQuery } from './usages.schema.ts'

export const usageRoutes = {
  logs: get('/usages/logs').query<UsageLogQuery>().returns<Page<UsageLog>>('page'),
  summaries: get('/usages/summaries').query<UsageSummaryQuery>().returns<Page<UsageSummary>>('page'),
}
