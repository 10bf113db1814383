// What only the pages of campaigns ask: first screens load none of it.
import { useRead, useVersionedWrite, useWrite } from '#api/core'
import { allCampaigns, campaignLists } from './campaigns.hooks.ts'
import { campaignRoutes } from './campaigns.routes.ts'
import type { ExecutionQuery, SummaryQuery } from './campaigns.schema.ts'

/** undefined asks nothing. */
export const useCampaignExecutions = (campaignId: string | undefined, query: ExecutionQuery = {}) =>
  useRead(campaignRoutes.executions, campaignId === undefined ? null : { params: { campaignId }, query })

/** undefined asks nothing. */
export const useCampaignSummaries = (campaignId: string | undefined, query: SummaryQuery = {}) =>
  useRead(campaignRoutes.summaries, campaignId === undefined ? null : { params: { campaignId }, query }, {
    keepPrevious: true,
  })

export const useUpdateCampaign = () =>
  useVersionedWrite(campaignRoutes.update, { record: campaignRoutes.one, refreshes: allCampaigns })

export const useDeleteCampaign = () => useWrite(campaignRoutes.delete, { refreshes: campaignLists })

export const useDuplicateCampaign = () => useWrite(campaignRoutes.duplicate, { refreshes: campaignLists })

export const useScheduleCampaign = () =>
  useVersionedWrite(campaignRoutes.schedule, { record: campaignRoutes.one, refreshes: allCampaigns })

export const useCancelCampaign = () =>
  useVersionedWrite(campaignRoutes.cancel, { record: campaignRoutes.one, refreshes: allCampaigns })
