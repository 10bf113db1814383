import type { Setting } from '#lib/query'

/** Where the campaigns lead: the page knows the addresses. A constant, or memoised: its identity redraws the rows. */
export interface CampaignsLinks {
  campaign: (campaignId: string, query?: Readonly<Record<string, string>>) => string
  settings: (setting: Setting) => string
  /** Opens one of these addresses. */
  go: (href: string) => void
  /** Opens the assistant beside the page, with this text where one writes; what was written there stays. */
  openAssistant: (text: string) => void
}
