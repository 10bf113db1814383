import { HOUR } from './duration.ts'
import type { TimeWindow, WindowUnit } from './condition-types.ts'
import { addDays, addMonths, dayAt, readDate, startOfDay, timeOfWall } from './zoned-time.ts'

export interface Moment {
  now: number
  timezone: string
}

/** From `from` on, up to but without `until`, in ms; and the days that it touches, in days since 1970. */
export interface Span {
  from: number
  until: number
  fromDay: number
  untilDay: number
}

const DAYS = { day: 1, week: 7 } as const

/** Whether a time is said by a text that names a whole day. */
type Edge = { time: number; isDay: false } | { time: number; isDay: true; day: number }

/** A moment or a day of the calendar, with where it lies in the zone. */
export function edgeOf(value: unknown, timezone: string): Edge | undefined {
  const read = readDate(value)
  if (!read) return undefined
  if ('day' in read) {
    const time = startOfDay(read.day, timezone)
    return time === undefined ? undefined : { time, day: read.day, isDay: true }
  }
  const time = 'wall' in read ? timeOfWall(read.wall, timezone) : read.time
  return time === undefined ? undefined : { time, isDay: false }
}

/** So many units away from now, by the calendar of the zone. */
function moved(count: number, unit: WindowUnit, { now, timezone }: Moment): number | undefined {
  switch (unit) {
    case 'hour':
      return now + count * HOUR
    case 'day':
    case 'week':
      return addDays(now, count * DAYS[unit], timezone)
    case 'month':
      return addMonths(now, count, timezone)
    default:
      return undefined
  }
}

/** What a window covers; undefined where it says no stretch of time, so that nothing lies in it. */
export function spanOf(window: unknown, moment: Moment): Span | undefined {
  const ends = isWindow(window) ? endsOf(window, moment) : undefined
  if (!ends || !(ends.from < ends.until)) return undefined
  const fromDay = dayOf(ends.from, moment.timezone)
  const lastDay = dayOf(ends.until - 1, moment.timezone)
  return fromDay === undefined || lastDay === undefined
    ? undefined
    : { ...ends, fromDay, untilDay: lastDay + 1 }
}

const dayOf = (time: number, timezone: string) => (Number.isFinite(time) ? dayAt(time, timezone) : time)

function endsOf(window: TimeWindow, moment: Moment): Pick<Span, 'from' | 'until'> | undefined {
  const { now, timezone } = moment
  switch (window.kind) {
    case 'any':
      return { from: -Infinity, until: Infinity }
    case 'last':
    case 'next': {
      const { value, unit } = window
      if (!(Number.isInteger(value) && value >= 0)) return undefined
      const other = moved(window.kind === 'last' ? -value : value, unit, moment)
      if (other === undefined) return undefined
      return window.kind === 'last' ? { from: other, until: now + 1 } : { from: now, until: other + 1 }
    }
    case 'between': {
      const from = edgeOf(window.from, timezone)
      const to = edgeOf(window.to, timezone)
      return from && to && { from: from.time, until: to.time }
    }
    case 'before': {
      const at = edgeOf(window.at, timezone)
      return at && { from: -Infinity, until: at.time }
    }
    case 'after': {
      const at = edgeOf(window.at, timezone)
      const from = at?.isDay ? startOfDay(at.day + 1, timezone) : at && at.time + 1
      return from === undefined ? undefined : { from, until: Infinity }
    }
    default:
      return undefined
  }
}

const isWindow = (value: unknown): value is TimeWindow =>
  typeof value === 'object' && value !== null && 'kind' in value

/** The time of an event; undefined where it says none. */
export function timeOf(occurredAt: unknown, timezone: string): number | undefined {
  const read = readDate(occurredAt)
  if (!read) return undefined
  return 'time' in read ? read.time : edgeOf(occurredAt, timezone)?.time
}

/** Whether a date lies in the span: a day by the days that the span touches. */
export function liesIn(value: unknown, span: Span, timezone: string): boolean {
  const read = readDate(value)
  if (!read) return false
  if ('day' in read) return read.day >= span.fromDay && read.day < span.untilDay
  const time = 'time' in read ? read.time : timeOfWall(read.wall, timezone)
  return time !== undefined && time >= span.from && time < span.until
}
