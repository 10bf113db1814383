export { campaignTools } from './campaign-tools.tsx'
