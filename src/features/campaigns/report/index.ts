import { deferred } from '#components/deferred'

/** What came of a campaign; a chunk of its own. */
export const CampaignReport = deferred(async () => (await import('./campaign-report.tsx')).CampaignReport)
