import { stateOf } from './campaign-course.ts'
import { campaigns } from './campaigns.data.ts'
import type { Db } from './db.ts'

/** Names of the campaigns that are yet to be sent, or are being sent, from a sender. Drafts can choose another. */
export const campaignsWithSender = (db: Db, workspaceId: string, senderId: string, now: number): string[] =>
  db
    .of(campaigns)
    .where(
      (campaign) =>
        campaign.workspaceId === workspaceId &&
        campaign.senderId === senderId &&
        ['scheduled', 'preparing', 'sending', 'canceling'].includes(stateOf(db, campaign, now).status),
    )
    .map(({ name }) => name)

/** Whether a campaign can be the example for AMP: 'unknown' where the workspace has none of this id. */
export function ampOfCampaign(db: Db, workspaceId: string, campaignId: string): 'amp' | 'no_amp' | 'unknown' {
  const campaign = db.of(campaigns).get(campaignId)
  if (campaign?.workspaceId !== workspaceId) return 'unknown'
  return campaign.variants.some(({ amp }) => amp?.enabled === true) ? 'amp' : 'no_amp'
}
