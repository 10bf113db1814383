import type { Campaign } from '#api/campaigns'
import type { UsageLog, UsageSummary } from '#api/usages'
import { DAY } from '#lib/duration'
import type { HomeRange, Period } from './home-figures.model.ts'

/** The days of a period, each as the moment of UTC at which it begins. */
export const daysOf = ({ from }: Pick<Period, 'from'>, range: HomeRange): number[] =>
  Array.from({ length: Number(range) }, (_, place) => Date.parse(from) + place * DAY)

const dayOf = (moment: string): number => Math.floor(Date.parse(moment) / DAY) * DAY

export interface SendsByDay {
  sent: number[]
  opened: number[]
  clicked: number[]
}

/** What campaigns sent, by the day they began to go out, and what has come of it until now. */
export function sendsByDay(
  campaigns: readonly Pick<Campaign, 'sentAt' | 'stats'>[],
  days: readonly number[],
): SendsByDay {
  const places = new Map(days.map((day, place) => [day, place]))
  const empty = () => days.map(() => 0)
  const sums = { sent: empty(), opened: empty(), clicked: empty() }
  for (const { sentAt, stats } of campaigns) {
    const place = sentAt === undefined ? undefined : places.get(dayOf(sentAt))
    if (place === undefined || !stats) continue
    sums.sent[place] = (sums.sent[place] ?? 0) + stats.sent
    sums.opened[place] = (sums.opened[place] ?? 0) + stats.uniqueOpens
    sums.clicked[place] = (sums.clicked[place] ?? 0) + stats.uniqueClicks
  }
  return sums
}

export interface ContactsByDay {
  added: (number | null)[]
  lost: (number | null)[]
}

/**
 * Contacts that came, as usage tells, and those that were deleted: what there were the day before and came, without what there
 * are at its end. Nothing is known of days before the workspace.
 */
export function contactsByDay(
  logs: readonly Pick<UsageLog, 'metric' | 'quantity' | 'at'>[],
  summaries: readonly Pick<UsageSummary, 'metric' | 'period' | 'quantity' | 'previous'>[],
  days: readonly number[],
): ContactsByDay {
  const came = new Map<number, number>()
  for (const { metric, quantity, at } of logs)
    if (metric === 'contacts') came.set(dayOf(at), (came.get(dayOf(at)) ?? 0) + quantity)
  const totals = new Map(
    summaries
      .filter(({ metric }) => metric === 'contacts')
      .map((summary) => [Date.parse(`${summary.period}T00:00:00.000Z`), summary]),
  )
  return {
    added: days.map((day) => (totals.has(day) ? (came.get(day) ?? 0) : null)),
    lost: days.map((day) => {
      const total = totals.get(day)
      if (total?.previous === undefined) return null
      return Math.max(0, total.previous + (came.get(day) ?? 0) - total.quantity)
    }),
  }
}
