export {
  useCampaignExecutions,
  useCampaignSummaries,
  useCancelCampaign,
  useDeleteCampaign,
  useDuplicateCampaign,
  useScheduleCampaign,
  useUpdateCampaign,
} from './one-campaign.hooks.ts'
export {
  useCampaign,
  useCampaignCount,
  useCampaigns,
  useCancelListedCampaign,
  useCreateCampaign,
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
export type {
  EmailBlock,
  EmailColumn,
  EmailDocument,
  EmailInline,
  EmailLeafBlock,
  EmailRichBlock,
  EmailSection,
  EmailSettings,
  EmailVisibility,
} from './email-doc.schema.ts'
