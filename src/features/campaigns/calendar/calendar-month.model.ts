import type { Campaign } from '#api/campaigns'
import { DAY } from '#lib/duration'
import { addDays, dayAt, dayNumber, startOfDay, wallTimeAt } from '#lib/zoned-time'

const WEEK = 7

/** Days are counted from 1 January 1970, as in `#lib/zoned-time`. */
const partsOf = (day: number) => {
  const date = new Date(day * DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, weekday: date.getUTCDay() }
}

/** The first day of the month of a day, so many months later. */
export function firstOfMonth(day: number, later = 0): number {
  const { year, month } = partsOf(day)
  const count = year * 12 + month - 1 + later
  return dayNumber(Math.floor(count / 12), (count % 12) + 1, 1) ?? day
}

/** The weeks that touch the month of a day, each of seven days. */
export function weeksOfMonth(day: number, firstWeekday: number): readonly (readonly number[])[] {
  const first = firstOfMonth(day)
  const end = firstOfMonth(day, 1)
  const start = first - ((partsOf(first).weekday - firstWeekday + WEEK) % WEEK)
  const weeks = Math.ceil((end - start) / WEEK)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (__, place) => start + week * WEEK + place),
  )
}

/** When a campaign was or will be sent; undefined for a draft. */
export const timeOf = ({ sentAt, schedule }: Pick<Campaign, 'sentAt' | 'schedule'>): string | undefined =>
  sentAt ?? schedule?.at

/** Campaigns by their day in the zone, the earliest of a day first. */
export function byDay<One extends Pick<Campaign, 'sentAt' | 'schedule'>>(
  campaigns: readonly One[],
  timezone: string,
): ReadonlyMap<number, readonly One[]> {
  const days = new Map<number, One[]>()
  const timed = campaigns
    .map((campaign) => ({ campaign, time: Date.parse(timeOf(campaign) ?? '') }))
    .filter(({ time }) => !Number.isNaN(time))
    .toSorted((one, other) => one.time - other.time)
  for (const { campaign, time } of timed) {
    const day = dayAt(time, timezone)
    if (day !== undefined) days.set(day, [...(days.get(day) ?? []), campaign])
  }
  return days
}

/**
 * The same time of day in the campaign's own zone, on another day of the calendar, which shows the days of the reader's zone.
 * Where the clocks of only one of them change in between, the reader's time of day is another, and near midnight so may be
 * the day: then the day before or after is meant.
 */
export function movedTo(time: number, day: number, { shown, own }: { shown: string; own: string }): number {
  const from = dayAt(time, shown)
  if (from === undefined) return time
  const moves = [0, -1, 1].map((more) => addDays(time, day - from + more, own))
  return moves.find((moved) => moved !== undefined && dayAt(moved, shown) === day) ?? moves[0] ?? time
}

/** From when until when the weeks of a month last, as the API asks for it. */
export function rangeOf(
  weeks: readonly (readonly number[])[],
  timezone: string,
): { from: string; to: string } | undefined {
  const first = weeks[0]?.[0]
  const last = weeks.at(-1)?.at(-1)
  if (first === undefined || last === undefined) return undefined
  const from = startOfDay(first, timezone)
  const to = startOfDay(last + 1, timezone)
  if (from === undefined || to === undefined) return undefined
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
}

/** Whether a day is over: nothing can be moved there. */
export const isOver = (day: number, timezone: string, now: number): boolean =>
  day < Math.floor((wallTimeAt(now, timezone) ?? now) / DAY)
