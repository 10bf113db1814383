import type { CampaignStats, ContentVariant, SummaryGroup } from '#api/campaigns'
import { DAY, HOUR } from '#lib/duration'
import { dayAt, startOfDay } from '#lib/zoned-time'
import { addStats, noStats } from './stats.ts'
import { subjectInWords } from './subject.ts'

/** How many hours and days are told apart, how many providers, and of how many links the hours. */
const SUMMARY = { hours: 72, days: 60, providers: 12, links: 20 } as const

export type KeyedStats = [key: string, stats: Required<CampaignStats>]

/** When a run began to send, ms since 1970, and how far the clocks of its readers were ahead of UTC then. */
interface RunStart {
  from: number
  utcOffset: number
}

const hourOf = (time: number, utcOffset: number) => Math.floor((time + utcOffset) / HOUR) * HOUR - utcOffset

/** When the last hour begins that is told apart. */
const lastHourOf = ({ from, utcOffset }: RunStart) => hourOf(from, utcOffset) + (SUMMARY.hours - 1) * HOUR

/**
 * When the hours or days begin that are told apart until now, ms since 1970. Days are those of the calendar in the zone of the
 * schedule: one may have 23 hours, or 25.
 */
export function periodStarts(
  { from, utcOffset, timezone }: RunStart & { timezone: string },
  by: 'hour' | 'day',
  now: number,
): number[] {
  const most = by === 'hour' ? SUMMARY.hours : SUMMARY.days
  const firstHour = hourOf(from, utcOffset)
  const firstDay = dayAt(from, timezone) ?? Math.floor(from / DAY)
  const starts = Array.from({ length: most }, (_, place) =>
    by === 'hour'
      ? firstHour + place * HOUR
      : (startOfDay(firstDay + place, timezone) ?? (firstDay + place) * DAY),
  )
  return starts.filter((start, place) => place === 0 || start <= now)
}

/**
 * When the hour begins that something of a run counts in; where hours are told apart no more, when the last hour or the day
 * begins; ms since 1970.
 */
export function countingPeriod(at: number, run: RunStart): number {
  const { from, utcOffset } = run
  const time = Math.max(at, from)
  if (time - from < SUMMARY.hours * HOUR) return hourOf(time, utcOffset)
  return Math.max(Math.floor((time + utcOffset) / DAY) * DAY - utcOffset, lastHourOf(run))
}

/** Which of the periods something is in that was counted at `at`: what came before all is in the first, what came after in the last. */
export function periodOf(at: number, starts: readonly number[], run: RunStart): number {
  // A day that was counted as a whole begins an hour before that of the calendar, or after it, once the clocks were changed.
  const isWholeDay = at >= lastHourOf(run) && (at + run.utcOffset) % DAY === 0
  const moment = isWholeDay ? at + DAY / 2 : at
  return starts.findLast((start) => start <= moment) ?? starts[0] ?? at
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
  variants: readonly Pick<ContentVariant, 'id' | 'label' | 'locale'>[]
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
      const shortOf = (id: string, label = '') => label || subjectInWords(subjects[id] ?? '')
      const found = variants.find(({ id }) => id === key)
      const short = shortOf(key, found?.label)
      // A copy for another language has the same label: then it is called as it is on the mail that shows its clicks.
      return found && variants.some(({ id, label }) => id !== key && shortOf(id, label) === short)
        ? [found.locale?.toUpperCase(), found.label, subjectInWords(subjects[key] ?? '')]
            .filter(Boolean)
            .join(' · ')
        : short
    }
    case 'list':
      return listName(key) ?? ''
    case 'segment':
      return segmentName(key) ?? ''
    case 'provider':
      return key
  }
}
