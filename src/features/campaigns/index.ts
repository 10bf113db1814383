export type { CampaignsLinks } from './list/campaigns-links.ts'
export {
  campaignFilterOf,
  campaignPageOf,
  campaignsQueryValues,
  filterOfTab,
  readCampaignsQuery,
  tabKeys,
  type CampaignsQuery,
} from './list/campaigns-query.model.ts'
export { CampaignsScreen } from './list/campaigns-screen.tsx'
export type { CampaignCourseProps, CampaignHrefs } from '#features/campaigns/campaign-step'
export { CampaignScreen, type CampaignParts } from '#features/campaigns/edit'
export { AudienceStep } from '#features/campaigns/audience'
export { ReviewStep } from '#features/campaigns/review'
export { CampaignCourse } from '#features/campaigns/sending'
export type { ContentStepProps } from '#features/campaigns/content'
export { ContentStep } from './later-parts.ts'
