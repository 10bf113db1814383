import { stateOf } from './campaign-course.ts'
import { campaigns, type CampaignRecord } from './campaigns.data.ts'
import type { Db } from './db.ts'

/** The campaigns that have a sender, whatever became of them. */
export const campaignsWithSender = (db: Db, workspaceId: string, senderId: string): CampaignRecord[] =>
  db.of(campaigns).where((campaign) => campaign.workspaceId === workspaceId && campaign.senderId === senderId)

/** Those of them that are yet to be sent, or are being sent. */
export const unsent = (db: Db, some: readonly CampaignRecord[], now: number): CampaignRecord[] =>
  some.filter((campaign) => {
    const { status } = stateOf(db, campaign, now)
    return status !== 'sent' && status !== 'canceled' && status !== 'failed'
  })

/** Whether a campaign can be the example for AMP; undefined where the workspace has none of this id. */
export function hasAmp(db: Db, workspaceId: string, campaignId: string): boolean | undefined {
  const campaign = db.of(campaigns).get(campaignId)
  if (campaign?.workspaceId !== workspaceId) return undefined
  return campaign.variants.some(({ amp }) => amp?.enabled === true)
}
