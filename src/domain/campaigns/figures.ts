import type { Campaign, CampaignStats } from '#api/campaigns'

/** How many of the mails had their turn, sent or refused, of how many. While it prepares there are only those it is for. */
export function progressOf({ stats, recipientEstimate = 0 }: Pick<Campaign, 'stats' | 'recipientEstimate'>): {
  done: number
  all: number
} {
  return stats
    ? { done: stats.sent + stats.failed, all: stats.recipients }
    : { done: 0, all: recipientEstimate }
}

/** The figures of a campaign that are read as shares of others. */
export const rateKeys = ['delivered', 'uniqueOpens', 'uniqueClicks', 'unsubscribes'] as const
export type RateKey = (typeof rateKeys)[number]

/** A figure with what it is a share of (CAM-22); undefined before there is anything to be a share of. */
export function rateOf(stats: CampaignStats | null, key: RateKey): { count: number; of: number } | undefined {
  if (!stats) return undefined
  const of = key === 'delivered' ? stats.sent : stats.delivered
  return of === 0 ? undefined : { count: stats[key], of }
}
