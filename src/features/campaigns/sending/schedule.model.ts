import type { Campaign } from '#api/campaigns'
import { expectConfirmed } from '#domain/campaigns/campaign-rules'
import { dateTimeAt, momentOf, momentsOf, type DateTimeValue } from '#lib/date-time'
import { DAY, HOUR, MINUTE } from '#lib/duration'
import { addDays, offsetAt } from '#lib/zoned-time'

/** Times may be chosen in steps of 5 minutes, this near and this far, in ms (CAM-14). `typed`: so many people are typed. */
export const SCHEDULE = {
  step: 5 * MINUTE,
  soonest: 5 * MINUTE,
  latest: 366 * DAY,
  undo: MINUTE,
  typed: 1000,
} as const

/** What is offered first: 9:00 of the next day in the zone. */
export function firstChoice(now: number, timezone: string): DateTimeValue {
  // A day of which the clocks are changed has 23 hours, or 25.
  const { date } = dateTimeAt(addDays(now, 1, timezone) ?? now + DAY, timezone)
  return { date, time: '09:00', timezone }
}

export type TimeProblem = 'incomplete' | 'skipped' | 'tooSoon' | 'tooLate' | 'step'

/** The moment that is meant, or why it can't be one to send at. `now` in ms since 1970. */
export function scheduledTime(
  value: DateTimeValue,
  now: number,
): { time: number } | { problem: TimeProblem } {
  const time = momentOf(value)
  if (time === undefined) return { problem: momentsOf(value).kind === 'skipped' ? 'skipped' : 'incomplete' }
  if (time % SCHEDULE.step !== 0) return { problem: 'step' }
  if (time < now + SCHEDULE.soonest) return { problem: 'tooSoon' }
  return time > now + SCHEDULE.latest ? { problem: 'tooLate' } : { time }
}

/**
 * Zones whose clocks show another time then than those of `timezone`: one for each such time, that of most people first.
 * `zones` has one for each person. What is no zone is left out.
 */
export function otherZones(zones: readonly string[], time: number, timezone: string): string[] {
  const people = Map.groupBy(zones, (zone) => zone)
  const common = [...people].toSorted(([, some], [, others]) => others.length - some.length)
  const taken = new Set([offsetAt(time, timezone)])
  return common.flatMap(([zone]) => {
    const offset = offsetAt(time, zone)
    if (offset === undefined || taken.has(offset)) return []
    taken.add(offset)
    return [zone]
  })
}

/** How long until then, in days, hours and minutes; the smaller ones are left out where there are days. */
export function untilThen(ms: number): { days: number; hours: number; minutes: number } {
  // A minute that has begun counts whole: an hour has no 60th one.
  const left = Math.ceil(Math.max(0, ms) / MINUTE) * MINUTE
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: (left % HOUR) / MINUTE,
  }
}

/**
 * How much of the time to undo is left, in ms. More than a minute is never shown: where the clocks of reader and server differ,
 * the server's answer says when it is over (CAM-105).
 */
export function undoLeft({ schedule }: Pick<Campaign, 'schedule'>, now: number): number | undefined {
  if (schedule?.undoUntil === undefined) return undefined
  return Math.min(SCHEDULE.undo, Math.max(0, Date.parse(schedule.undoUntil) - now))
}

/** How many mails have not had their turn. */
export const remainingOf = ({
  stats,
  recipientEstimate = 0,
}: Pick<Campaign, 'stats' | 'recipientEstimate'>) =>
  stats ? Math.max(0, stats.recipients - stats.sent - stats.failed) : recipientEstimate

/** Whether it would go to many more people than were confirmed (CAM-15). */
export function isManyMore(count: number, confirmed: number): boolean {
  try {
    expectConfirmed(count, confirmed)
    return false
  } catch {
    return true
  }
}
