import { DAY, MINUTE } from '#lib/duration'
import { dayOfIso, isoOfDay, isoOfMinutes, minutesOfIso } from '#lib/iso-date'
import { timeOfWall, timesOfWall, wallTimeAt } from '#lib/zoned-time'

/** What the clocks and the calendar of a place show. */
export interface DateTimeValue {
  /** 2026-03-05, or what is typed; empty for none. */
  date: string
  /** 09:30, or what is typed; empty for none. */
  time: string
  /** IANA name of a time zone. */
  timezone: string
  /** Of the two moments of a time that comes twice, the later one. @default false */
  later?: boolean
}

/** When that is: at one moment, never, or at two, because the clocks of the place are put forward or back. */
export type Moments =
  | { kind: 'incomplete' }
  | { kind: 'once'; time: number }
  /** `instead` is the time that is as much later as the clocks skip. */
  | { kind: 'skipped'; instead: DateTimeValue }
  | { kind: 'twice'; times: readonly [earlier: number, later: number] }

export function momentsOf({ date, time, timezone }: DateTimeValue): Moments {
  const day = dayOfIso(date)
  const minutes = minutesOfIso(time)
  if (day === undefined || minutes === undefined) return { kind: 'incomplete' }
  const wall = day * DAY + minutes * MINUTE
  const [first, second] = timesOfWall(wall, timezone)
  if (first !== undefined)
    return second === undefined ? { kind: 'once', time: first } : { kind: 'twice', times: [first, second] }
  const compatible = timeOfWall(wall, timezone)
  return compatible === undefined
    ? { kind: 'incomplete' }
    : { kind: 'skipped', instead: dateTimeAt(compatible, timezone) }
}

/** The moment meant, ms since 1970; undefined while something is missing or wrong, and for a time that is skipped. */
export function momentOf(value: DateTimeValue): number | undefined {
  const moments = momentsOf(value)
  if (moments.kind === 'once') return moments.time
  return moments.kind === 'twice' ? moments.times[value.later === true ? 1 : 0] : undefined
}

/** Whether the same was chosen, or typed. */
export const isSameChoice = (one: DateTimeValue, other: DateTimeValue): boolean =>
  one.date === other.date &&
  one.time === other.time &&
  one.timezone === other.timezone &&
  (one.later ?? false) === (other.later ?? false)

/** What clocks and calendar of a zone show at a moment, to the minute. An unknown zone shows nothing. */
export function dateTimeAt(time: number, timezone: string): DateTimeValue {
  const wall = wallTimeAt(time, timezone)
  if (wall === undefined) return { date: '', time: '', timezone }
  const day = Math.floor(wall / DAY)
  const minutes = Math.floor((wall - day * DAY) / MINUTE)
  const value = { date: isoOfDay(day), time: isoOfMinutes(minutes), timezone }
  const [, second] = timesOfWall(day * DAY + minutes * MINUTE, timezone)
  return second !== undefined && time >= second ? { ...value, later: true } : value
}
