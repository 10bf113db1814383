import type { Campaign, CampaignStats, CampaignSummary } from '#api/campaigns'
import { ratesOf, type TileKey } from './report.model.ts'

/** By how much a rate differs from that of another campaign, as a share; undefined where either has none. */
export function differenceOf(key: TileKey, stats: CampaignStats, other: CampaignStats): number | undefined {
  const [own, before] = [ratesOf(stats)[key].share, ratesOf(other)[key].share]
  return own === null || before === null ? undefined : own - before
}

/** Of which figures less is better. */
export const lessIsBetter: ReadonlySet<TileKey> = new Set(['unsubscribes', 'bounces', 'complaints', 'failed'])

/** The share of the delivered mails that was opened, or clicked, until the end of each hour since sending (CAM-156). */
export function sharesUntil(
  hours: readonly Pick<CampaignSummary, 'at' | 'stats'>[],
  { delivered }: CampaignStats,
  key: 'uniqueOpens' | 'uniqueClicks',
): number[] {
  let sum = 0
  return hours
    .filter(({ at }) => at !== undefined)
    .map(({ stats }) => (sum += stats[key]))
    .map((until) => (delivered > 0 ? until / delivered : 0))
}

/** Campaigns that were sent before this one, newest first. */
export const earlierThan = (
  { id, sentAt }: Pick<Campaign, 'id' | 'sentAt'>,
  sent: readonly Campaign[],
): Campaign[] =>
  sent.filter(
    (one) => one.id !== id && one.sentAt !== undefined && (sentAt === undefined || one.sentAt < sentAt),
  )
