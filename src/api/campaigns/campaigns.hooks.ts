import { useRead, useWrite } from '#api/core'
import { campaignRoutes } from './campaigns.routes.ts'
import type { CampaignFilter, CampaignQuery } from './campaigns.schema.ts'

/** What a new campaign, or one less, makes old. */
export const campaignLists = [campaignRoutes.list, campaignRoutes.count]
/** What a change of a campaign makes old. */
export const allCampaigns = [
  ...campaignLists,
  campaignRoutes.one,
  campaignRoutes.executions,
  campaignRoutes.summaries,
]

export const useCampaigns = (query: CampaignQuery = {}) =>
  useRead(campaignRoutes.list, { query }, { keepPrevious: true })

export const useCampaignCount = (query: CampaignFilter = {}) =>
  useRead(campaignRoutes.count, { query }, { keepPrevious: true })

/** undefined asks nothing. */
export const useCampaign = (campaignId: string | undefined) =>
  useRead(campaignRoutes.one, campaignId === undefined ? null : { params: { campaignId } })

export const useCreateCampaign = () => useWrite(campaignRoutes.create, { refreshes: allCampaigns })

/** Of a list that shows no versions: what somebody else changed is read again, not compared. */
export const useCancelListedCampaign = () => useWrite(campaignRoutes.cancel, { refreshes: allCampaigns })
