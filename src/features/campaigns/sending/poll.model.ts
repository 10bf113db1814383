import type { CampaignStatus } from '#api/campaigns'
import { SECOND } from '#lib/duration'

/** How often a campaign is asked for anew, in ms; undefined: it does not change by itself (CAM-107). */
const POLL: Readonly<Partial<Record<CampaignStatus, number>>> = {
  preparing: 5 * SECOND,
  sending: 5 * SECOND,
  canceling: 5 * SECOND,
  scheduled: 30 * SECOND,
}
export const pollEvery = (status: CampaignStatus): number | undefined => POLL[status]
