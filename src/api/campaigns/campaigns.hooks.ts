import { useRead, useVersionedWrite, useWrite } from '#api/core'
import { campaignRoutes } from './campaigns.routes.ts'
import type { CampaignFilter, CampaignQuery, ExecutionQuery, SummaryQuery } from './campaigns.schema.ts'

const lists = [campaignRoutes.list, campaignRoutes.count]
const campaigns = [...lists, campaignRoutes.one, campaignRoutes.executions, campaignRoutes.summaries]

export const useCampaigns = (query: CampaignQuery = {}) =>
  useRead(campaignRoutes.list, { query }, { keepPrevious: true })

export const useCampaignCount = (query: CampaignFilter = {}) =>
  useRead(campaignRoutes.count, { query }, { keepPrevious: true })

/** undefined asks nothing. */
export const useCampaign = (campaignId: string | undefined) =>
  useRead(campaignRoutes.one, campaignId === undefined ? null : { params: { campaignId } })

/** undefined asks nothing. */
export const useCampaignExecutions = (campaignId: string | undefined, query: ExecutionQuery = {}) =>
  useRead(campaignRoutes.executions, campaignId === undefined ? null : { params: { campaignId }, query })

/** undefined asks nothing. */
export const useCampaignSummaries = (campaignId: string | undefined, query: SummaryQuery = {}) =>
  useRead(campaignRoutes.summaries, campaignId === undefined ? null : { params: { campaignId }, query }, {
    keepPrevious: true,
  })

export const useCreateCampaign = () => useWrite(campaignRoutes.create, { refreshes: campaigns })

export const useUpdateCampaign = () =>
  useVersionedWrite(campaignRoutes.update, { record: campaignRoutes.one, refreshes: campaigns })

export const useDeleteCampaign = () => useWrite(campaignRoutes.delete, { refreshes: lists })

export const useDuplicateCampaign = () => useWrite(campaignRoutes.duplicate, { refreshes: lists })

export const useScheduleCampaign = () => useWrite(campaignRoutes.schedule, { refreshes: campaigns })

export const useCancelCampaign = () => useWrite(campaignRoutes.cancel, { refreshes: campaigns })
