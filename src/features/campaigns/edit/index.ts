export { CampaignScreen, type CampaignParts } from './campaign-screen.tsx'
