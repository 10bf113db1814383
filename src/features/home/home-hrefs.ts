import type { Setting } from '#lib/query'

type Query = Readonly<Record<string, string>>

/** Where the home leads: the page knows the addresses. */
export interface HomeHrefs {
  contacts: (query: Query) => string
  campaigns: (query: Query) => string
  campaign: (campaignId: string) => string
  connections: () => string
  settings: (setting: Setting) => string
}
