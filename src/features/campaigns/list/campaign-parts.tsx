import { deferred } from '#components/deferred'

/** What is drawn after the rows: it is large, and nothing of it is needed to read them. */
export const CampaignFilters = deferred(async () => (await import('./campaign-filters.tsx')).CampaignFilters)
export const CampaignColumns = deferred(async () => (await import('./campaign-filters.tsx')).ColumnChooser)
export const loadColumnHandle = async () => (await import('./campaign-filters.tsx')).ColumnHandle

/** What comes when it is asked for. */
export const NewCampaignDialog = deferred(
  async () => (await import('#features/campaigns/new')).NewCampaignDialog,
)
export const CampaignCalendar = deferred(
  async () => (await import('#features/campaigns/calendar')).CampaignCalendar,
)
export const PressureView = deferred(async () => (await import('#features/campaigns/calendar')).PressureView)
export const FirstCampaign = deferred(async () => (await import('./first-campaign.tsx')).FirstCampaign)
export const BulkActions = deferred(async () => (await import('./bulk-actions.tsx')).BulkActions)
export const StillLoading = deferred(async () => (await import('#components/still-loading')).StillLoading)
