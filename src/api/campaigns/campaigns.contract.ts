import { contract } from '#api/wire'
import { Count, Nothing, page } from '#api/shapes'
import { campaignRoutes } from './campaigns.routes.ts'
import {
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

export const campaignsContract = contract(campaignRoutes, {
  list: {
    summary: 'The campaigns of the workspace, without the bodies of their mails.',
    query: CampaignQuery,
    result: page(Campaign),
  },
  count: { summary: 'How many campaigns the same filter finds.', query: CampaignFilter, result: Count },
  create: { summary: 'Creates a draft.', body: NewCampaign, result: Campaign },
  one: { summary: 'One campaign with its mails.', result: Campaign },
  update: {
    summary: 'Changes a draft, or labels and note of any campaign; what is not given stays.',
    body: CampaignUpdate,
    result: Campaign,
  },
  delete: {
    summary: 'Deletes a draft; owners also delete what was sent, canceled or failed.',
    result: Nothing,
  },
  duplicate: { summary: 'Makes a draft that is a copy of a campaign.', body: CampaignCopy, result: Campaign },
  schedule: {
    summary: 'Schedules a draft, moves what is scheduled, or sends to those who were not reached.',
    body: CampaignSchedule,
    result: Campaign,
  },
  cancel: {
    summary: 'Takes back what is scheduled, or stops what is being sent.',
    body: CampaignCancel,
    result: Campaign,
  },
  executions: {
    summary: 'The runs of a campaign, newest first.',
    query: ExecutionQuery,
    result: page(Execution),
  },
  summaries: {
    summary: 'What has come of a campaign, by time, link, variant, list, segment or provider.',
    query: SummaryQuery,
    result: page(CampaignSummary),
  },
})
