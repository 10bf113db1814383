import type { CampaignStats, ContentVariant, SummaryGroup } from '#api/campaigns'
import { DAY, HOUR } from '#lib/duration'
import { addStats, noStats } from './stats.ts'

/** How many hours and days are told apart, how many providers, and of how many links the hours. */
const SUMMARY = { hours: 72, days: 60, providers: 12, links: 20 } as const

export type KeyedStats = [key: string, stats: Required<CampaignStats>]

/** Equal periods, one after the other; times in ms. */
export interface Periods {
  start: number
  step: number
  count: number
}

/** The hours or days that are told apart until now, in the zone of the readers; what comes later is in the last one. */
export function periodsOf(
  { from, utcOffset }: { from: number; utcOffset: number },
  by: 'hour' | 'day',
  now: number,
): Periods {
  const step = by === 'hour' ? HOUR : DAY
  const start = Math.floor((from + utcOffset) / step) * step - utcOffset
  const most = by === 'hour' ? SUMMARY.hours : SUMMARY.days
  return { start, step, count: Math.max(1, Math.min(most, Math.floor((now - start) / step) + 1)) }
}

/**
 * When the hour begins that something of a run counts in, or the day where that is told apart no more; ms since 1970.
 * `from` is when the run began to send.
 */
export function countingPeriod(at: number, { from, utcOffset }: { from: number; utcOffset: number }): number {
  const time = Math.max(at, from)
  const step = time - from < SUMMARY.hours * HOUR ? HOUR : DAY
  return Math.floor((time + utcOffset) / step) * step - utcOffset
}

/** The hours with clicks of the links that were followed most; keys are the hour and the link. */
export function followedMost(all: readonly KeyedStats[]): KeyedStats[] {
  const urlOf = (key: string) => key.slice(key.indexOf(' ') + 1)
  const clicks = ({ clicks: own, botClicks }: Required<CampaignStats>) => own + botClicks
  const sums = new Map<string, number>()
  for (const [key, stats] of all) sums.set(urlOf(key), (sums.get(urlOf(key)) ?? 0) + clicks(stats))
  const kept = new Set(
    [...sums]
      .sort(([, a], [, b]) => b - a)
      .slice(0, SUMMARY.links)
      .map(([url]) => url),
  )
  return all
    .filter(([key, stats]) => kept.has(urlOf(key)) && clicks(stats) > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Groups with the largest first; of providers the small ones in one, at the end. */
export function largestFirst(
  group: 'variant' | 'list' | 'segment' | 'provider',
  all: readonly KeyedStats[],
): KeyedStats[] {
  const sorted = all.toSorted(([, a], [, b]) => b.recipients - a.recipients)
  const small = group === 'provider' ? sorted.slice(SUMMARY.providers) : []
  if (small.length === 0) return sorted
  return [
    ...sorted.slice(0, SUMMARY.providers),
    ['other', small.reduce((sum, [, stats]) => addStats(sum, stats), noStats())],
  ]
}

/** What lines of a summary are called by. */
interface NamedThings {
  variants: readonly Pick<ContentVariant, 'id' | 'label'>[]
  /** By the id of the variant, as it was sent. */
  subjects: Readonly<Record<string, string>>
  listName: (mailingListId: string) => string | undefined
  segmentName: (segmentId: string) => string | undefined
}

/** The label of a line; everybody else and what was deleted have none. */
export function summaryLabel(
  { variants, subjects, listName, segmentName }: NamedThings,
  group: Extract<SummaryGroup, 'variant' | 'list' | 'segment' | 'provider'>,
  key: string,
): string {
  if (key === 'none' || (group === 'provider' && key === 'other')) return ''
  switch (group) {
    case 'variant': {
      const label = variants.find(({ id }) => id === key)?.label ?? ''
      return label === '' ? (subjects[key] ?? '') : label
    }
    case 'list':
      return listName(key) ?? ''
    case 'segment':
      return segmentName(key) ?? ''
    case 'provider':
      return key
  }
}
