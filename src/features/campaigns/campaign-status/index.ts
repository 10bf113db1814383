export { CampaignStatusPill } from './campaign-status-pill.tsx'
export { messages as statusMessages } from './campaign-status.messages.ts'
