import { del, get, post } from '#api/wire'
import type { Count, Nothing, Page } from '#api/shapes'
import type {
  Campaign,
  CampaignCancel,
  CampaignCopy,
  CampaignFilter,
  CampaignQuery,
  CampaignSchedule,
  CampaignSummary,
  CampaignUpdate,
  Execution,
  ExecutionQuery,
  NewCampaign,
  SummaryQuery,
} from './campaigns.schema.ts'

export const campaignRoutes = {
  list: get('/campaigns').query<CampaignQuery>().returns<Page<Campaign>>('page'),
  count: get('/campaigns/count').query<CampaignFilter>().returns<Count>('count'),
  create: post('/campaigns').body<NewCampaign>().returns<Campaign>(),
  one: get('/campaigns/:campaignId').returns<Campaign>(),
  update: post('/campaigns/:campaignId').body<CampaignUpdate>().returns<Campaign>(),
  delete: del('/campaigns/:campaignId').returns<Nothing>(),
  duplicate: post('/campaigns/:campaignId/duplicate').body<CampaignCopy>().returns<Campaign>(),
  schedule: post('/campaigns/:campaignId/schedule').body<CampaignSchedule>().returns<Campaign>(),
  cancel: post('/campaigns/:campaignId/cancel').body<CampaignCancel>().returns<Campaign>(),
  executions: get('/campaigns/:campaignId/executions')
    .query<ExecutionQuery>()
    .returns<Page<Execution>>('page'),
  summaries: get('/campaigns/:campaignId/summaries')
    .query<SummaryQuery>()
    .returns<Page<CampaignSummary>>('page'),
}
