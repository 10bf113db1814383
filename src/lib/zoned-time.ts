import { DAY } from './duration.ts'

/** How far a Date reaches, in ms before and after 1970. */
const FARTHEST = 8.64e15

/** Zones and days that are kept, so that the zones of a whole crowd don't fill the memory. */
const KEPT = { zones: 800, days: 20_000 } as const

interface Zone {
  format: (date: Date) => string
  /** The offset of a whole UTC day, by its number; null where it changes within it. */
  days: Map<number, number | null>
}
const zones = new Map<string, Zone>()

function zoneOf(timezone: string): Zone | undefined {
  const known = zones.get(timezone)
  if (known) return known
  try {
    const { format } = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' })
    const zone: Zone = { format, days: new Map() }
    if (zones.size >= KEPT.zones) zones.clear()
    zones.set(timezone, zone)
    return zone
  } catch {
    return undefined
  }
}

/** Whether it is the IANA name of a time zone. */
export const isTimezone = (timezone: string): boolean => zoneOf(timezone) !== undefined

function readOffset(zone: Zone, time: number): number {
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    /GMT([+\u2212-])(\d{1,2}):?(\d{2})?:?(\d{2})?$/.exec(zone.format(new Date(time))) ?? []
  const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return sign === '+' || offset === 0 ? offset : -offset
}

/** How far the clocks of the zone are ahead of UTC at that time, in ms; undefined for no zone or no time. */
export function offsetAt(time: number, timezone: string): number | undefined {
  if (!(Math.abs(time) <= FARTHEST)) return undefined
  const zone = zoneOf(timezone)
  if (!zone) return undefined
  const day = Math.floor(time / DAY)
  let whole = zone.days.get(day)
  if (whole === undefined) {
    const first = readOffset(zone, Math.max(day * DAY, -FARTHEST))
    const last = readOffset(zone, Math.min((day + 1) * DAY - 1, FARTHEST))
    whole = first === last ? first : null
    if (zone.days.size >= KEPT.days) zone.days.clear()
    zone.days.set(day, whole)
  }
  return whole ?? readOffset(zone, time)
}

/** What the clocks of the zone show, written as the ms that UTC shows the same at. */
export function wallTimeAt(time: number, timezone: string): number | undefined {
  const offset = offsetAt(time, timezone)
  return offset === undefined ? undefined : time + offset
}

/** The two moments at which the clocks could show that wall time: by the offsets of the day before and of the day after. */
function candidates(wall: number, timezone: string): readonly number[] | undefined {
  const before = offsetAt(wall - DAY, timezone)
  const after = offsetAt(wall + DAY, timezone)
  if (before === undefined || after === undefined) return undefined
  return before === after ? [wall - before] : [wall - before, wall - after]
}

const showing = (times: readonly number[], wall: number, timezone: string) =>
  times.filter((time) => wallTimeAt(time, timezone) === wall).sort((a, b) => a - b)

/** Every moment at which the clocks of the zone show that wall time: none where they skip it, two where they go back over it. */
export const timesOfWall = (wall: number, timezone: string): readonly number[] =>
  showing(candidates(wall, timezone) ?? [], wall, timezone)

/**
 * When the clocks of the zone show that wall time. Of two such moments the earlier one; where the clocks skip it, as much
 * later as they skip: what calendars do, and `Temporal` calls compatible.
 */
export function timeOfWall(wall: number, timezone: string): number | undefined {
  const times = candidates(wall, timezone)
  if (times === undefined) return undefined
  return showing(times, wall, timezone)[0] ?? times[0]
}

/** The number of a day of the calendar, counted from 1 January 1970; undefined for a day that there is none of. */
export function dayNumber(year: number, month: number, day: number): number | undefined {
  if (!(day >= 1 && day <= 31)) return undefined
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() / DAY : undefined
}

/** Month and day of the number of a day. */
export function monthAndDay(day: number): { month: number; day: number } {
  const date = new Date(day * DAY)
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The day of the calendar that it is in the zone at that time. */
export function dayAt(time: number, timezone: string): number | undefined {
  const wall = wallTimeAt(time, timezone)
  return wall === undefined ? undefined : Math.floor(wall / DAY)
}

/** The first moment of a day in the zone. */
export const startOfDay = (day: number, timezone: string): number | undefined =>
  timeOfWall(day * DAY, timezone)

/** The same wall time so many days later (earlier, if negative). */
export function addDays(time: number, days: number, timezone: string): number | undefined {
  const wall = wallTimeAt(time, timezone)
  return wall === undefined ? undefined : timeOfWall(wall + days * DAY, timezone)
}

/** The same day and wall time so many months later; the last day of a month that has no such day. */
export function addMonths(time: number, months: number, timezone: string): number | undefined {
  const wall = wallTimeAt(time, timezone)
  if (wall === undefined) return undefined
  const date = new Date(wall)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(date.getTime())
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0)
  date.setUTCDate(Math.min(day, lastDay.getUTCDate()))
  const moved = date.getTime()
  return Number.isNaN(moved) ? undefined : timeOfWall(moved, timezone)
}

/** A moment, a day of the calendar, or a wall time without a zone, as texts say them. */
type WrittenDate = { time: number } | { day: number } | { wall: number }

/** What the API writes, and by far the most frequent: Date.parse is fast, but lenient with the last days of a month. */
const usual = /^\d{4}-[01]\d-[01]\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/
const written =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** Reads an ISO 8601 date, with or without a time; undefined for anything else, and for days that there are none of. */
export function readDate(value: unknown): WrittenDate | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : { time: value.getTime() }
  if (typeof value !== 'string') return undefined
  if (usual.test(value)) {
    const time = Date.parse(value)
    return Number.isNaN(time) ? undefined : { time }
  }
  const parts = written.exec(value)
  if (!parts) return undefined
  const [, year, month, date, hour, minute, second = '0', fraction = '', zone] = parts
  const day = dayNumber(Number(year), Number(month), Number(date))
  if (day === undefined) return undefined
  if (hour === undefined) return { day }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  const wall =
    day * DAY +
    (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000 +
    Number(fraction.slice(0, 3).padEnd(3, '0'))
  if (zone === undefined) return { wall }
  if (zone === 'Z') return { time: wall }
  const ahead = (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))) * 60_000
  return { time: zone.startsWith('-') ? wall + ahead : wall - ahead }
}
