import type { CampaignStatus } from '#api/campaigns'
import { SECOND } from '#lib/duration'

/** How often a campaign is asked for anew, in ms; undefined: it does not change by itself (CAM-107). */
const POLL: Readonly<Partial<Record<CampaignStatus, number>>> = {
  preparing: 5 * SECOND,
  sending: 5 * SECOND,
  canceling: 5 * SECOND,
  scheduled: 30 * SECOND,
}
/** `left`: ms until the time that it is scheduled for; once that has come, it is on its way at any moment. */
export const pollEvery = (status: CampaignStatus, left = 1): number | undefined =>
  status === 'scheduled' && left <= 0 ? POLL.preparing : POLL[status]
