import { liesIn, type Span } from '#lib/condition-window'
import { DAY } from '#lib/duration'
import { dayNumber, monthAndDay, offsetAt, startOfDay } from '#lib/zoned-time'

/** From the first on, up to but without the second. */
type Range = readonly [from: number, until: number]

/** Moments in whose years anniversaries are looked for: of nobody who reads mail is anything known outside of them. */
const YEARS = { first: 1800, last: 2200 } as const

/** Around so many ms of a moment a change of its zone's clocks makes a difference to it. */
const NEAR = 3 * DAY

/** When the clocks of the zone change near that time; undefined where they don't. */
function changeNear(time: number, timezone: string): number | undefined {
  let [low, high] = [time - NEAR, time + NEAR]
  const before = offsetAt(low, timezone)
  if (before === offsetAt(high, timezone)) return undefined
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle, timezone) === before) low = middle
    else high = middle
  }
  return high
}

/** Wall times at which it may change whether they are before or after that moment. */
function turnsAt(time: number, timezone: string): number[] {
  const change = changeNear(time, timezone)
  const at = change ?? time
  const offsets = [offsetAt(at - NEAR, timezone) ?? 0, offsetAt(at + NEAR, timezone) ?? 0]
  const own = offsets.map((offset) => time + offset)
  return change === undefined
    ? own
    : [...own, ...offsets.map((offset) => change + offset), change - DAY, change + DAY]
}

/**
 * The wall times (ms, written as UTC) that lie in the span by the clocks of the zone: exactly those that the lib finds in
 * it, also where clocks skip an hour or go back over one.
 */
export function wallsIn(span: Span, timezone: string): Range[] {
  const turns = [span.from, span.until]
    .filter((time) => Number.isFinite(time))
    .flatMap((time) => turnsAt(time, timezone))
    .sort((a, b) => a - b)
  const starts = [-Infinity, ...new Set(turns)]
  const ranges: [number, number][] = []
  starts.forEach((from, place) => {
    const until = starts[place + 1] ?? Infinity
    const probe = from === -Infinity ? (until === Infinity ? 0 : until - 1) : from
    if (!liesIn(wallText(probe), span, timezone)) return
    const last = ranges.at(-1)
    if (last && last[1] === from) last[1] = until
    else ranges.push([from, until])
  })
  return ranges
}

/** A wall time as texts say it: without a zone. */
const wallText = (wall: number) => new Date(wall).toISOString().slice(0, -1)

/** The moments on whose day of the calendar the month and day are among these (month × 100 + day). */
export function momentsOn(days: ReadonlySet<number>, timezone: string): Range[] {
  const ranges: [number, number][] = []
  const first = dayNumber(YEARS.first, 1, 1) ?? 0
  const last = dayNumber(YEARS.last, 1, 1) ?? 0
  let begun: number | undefined
  for (let day = first; day <= last; day += 1) {
    const { month, day: ofMonth } = monthAndDay(day)
    const isIn = day < last && days.has(month * 100 + ofMonth)
    if (isIn) begun ??= day
    else if (begun !== undefined) {
      const [from, until] = [startOfDay(begun, timezone), startOfDay(day, timezone)]
      if (from !== undefined && until !== undefined) ranges.push([from, until])
      begun = undefined
    }
  }
  return ranges
}
