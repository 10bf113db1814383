import { isUnderWay } from '#domain/campaigns/campaign-rules'
import { stateOf } from './campaign-course.ts'
import { campaigns, type CampaignRecord } from './campaigns.data.ts'
import type { Db } from '#mocks/core/db'

/** The campaigns that name a sender, sent or not. */
export const campaignsOfSender = (db: Db, workspaceId: string, senderId: string): CampaignRecord[] =>
  db.of(campaigns).where((campaign) => campaign.workspaceId === workspaceId && campaign.senderId === senderId)

/** Whether a campaign still needs its sender: it waits to be sent, or is being sent. A draft can choose another. */
export const needsSender = (db: Db, campaign: CampaignRecord, now: number): boolean =>
  isUnderWay(stateOf(db, campaign, now).status)

/** Whether a campaign can be the example for AMP; undefined where the workspace has none of this id. */
export function hasAmp(db: Db, workspaceId: string, campaignId: string): boolean | undefined {
  const campaign = db.of(campaigns).get(campaignId)
  if (campaign?.workspaceId !== workspaceId) return undefined
  return campaign.variants.some(({ amp, doc }) => amp?.enabled === true || doc?.settings.amp.enabled === true)
}
