import type { OpenCampaign } from '#features/campaigns/desk'
import { createStore } from '#lib/observable'

/** Where the page of a campaign leaves it for the assistant beside it. There is one page, and one assistant. */
export const campaignDesk = createStore<OpenCampaign | undefined>(undefined)
