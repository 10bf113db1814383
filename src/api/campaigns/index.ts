export {
  useCampaign,
  useCampaignCount,
  useCampaignExecutions,
  useCampaigns,
  useCampaignSummaries,
  useCancelCampaign,
  useCreateCampaign,
  useDeleteCampaign,
  useDuplicateCampaign,
  useScheduleCampaign,
  useUpdateCampaign,
} from './campaigns.hooks.ts'
export { campaignRoutes } from './campaigns.routes.ts'
export type {
  Audience,
  Campaign,
  CampaignCancel,
  CampaignCopy,
  CampaignFilter,
  CampaignQuery,
  CampaignSchedule,
  CampaignStats,
  CampaignStatus,
  CampaignSummary,
  CampaignUpdate,
  ContentVariant,
  Execution,
  ExecutionQuery,
  NewCampaign,
  SummaryGroup,
  SummaryQuery,
} from './campaigns.schema.ts'
export type { EmailBlock, EmailDoc } from './email-doc.schema.ts'
