import { isUnderWay } from '#domain/campaigns/campaign-rules'
import type { CampaignsOfSenders } from '#server/senders/sender-uses'
import { campaignUses } from '#server/store/campaigns.store'

/** What senders know of the campaigns of a workspace. */
export const campaignsOfSenders: CampaignsOfSenders = {
  async all(db, tenant) {
    const uses = await campaignUses(db, tenant)
    return new Map(
      uses.flatMap(({ id, name, status, senderId, hasAmp }) =>
        senderId === null ? [] : [[id, { senderId, name, needsSender: isUnderWay(status), hasAmp }] as const],
      ),
    )
  },
  // Examples go out like tests of a campaign, which have a route of their own.
  sendExample: async () => undefined,
}
