export type { CampaignsLinks } from './campaigns-links.ts'
