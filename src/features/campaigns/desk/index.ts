export { useOnDesk, type CampaignDesk, type OpenCampaign } from './desk.ts'
