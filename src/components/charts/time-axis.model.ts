import { DAY, HOUR } from '#lib/duration'
import { dayNumber, monthAndDay, timeOfWall, wallTimeAt } from '#lib/zoned-time'

/** How far apart the moments of a chart are. */
export type TimeStep = 'hour' | 'day' | 'month'

export interface TimeTicks {
  times: readonly number[]
  /** What is written at each: the time of day, the day, the month or the year. */
  unit: TimeStep | 'year'
}

/** 1 January 1970 was a Thursday: weeks begin on the Monday four days later. */
const FIRST_MONDAY = 4

const EVERY = {
  hour: [1, 3, 6, 12],
  day: [1, 2, 7, 14],
  month: [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 12_000],
} as const satisfies Record<TimeStep, readonly number[]>
const ABOUT = { hour: HOUR, day: DAY, month: 30.4 * DAY } as const satisfies Record<TimeStep, number>
const finer: Record<TimeStep, readonly TimeStep[]> = {
  hour: ['hour', 'day', 'month'],
  day: ['day', 'month'],
  month: ['month'],
}

/**
 * Round times between two moments, at most `wanted`: full hours, midnights, Mondays, firsts of months or of years, as the
 * clocks of the zone show them, and none closer than `step`.
 */
export function timeTicks(
  from: number,
  to: number,
  timeZone: string,
  step: TimeStep,
  wanted: number,
): TimeTicks {
  const low = wallTimeAt(from, timeZone)
  const high = wallTimeAt(to, timeZone)
  if (low === undefined || high === undefined) return { times: [], unit: step }
  for (const unit of finer[step])
    for (const every of EVERY[unit]) {
      if ((to - from) / (ABOUT[unit] * every) > wanted + 1) continue
      const times = new Set<number>()
      for (const wall of wallsOf(unit, every, low, high)) {
        const time = timeOfWall(wall, timeZone)
        // What the clocks skip is as much later: two walls may be one moment.
        if (time !== undefined && time >= from && time <= to) times.add(time)
      }
      if (times.size > Math.max(wanted, 1)) continue
      return { times: [...times], unit: unit === 'month' && every % 12 === 0 ? 'year' : unit }
    }
  return { times: [], unit: 'year' }
}

/** Round wall times from `low` to `high`. */
function* wallsOf(unit: TimeStep, every: number, low: number, high: number): Generator<number> {
  if (unit === 'month') {
    for (let month = Math.floor(monthOf(low) / every) * every; ; month += every) {
      const day = dayNumber(Math.floor(month / 12), (month % 12) + 1, 1)
      if (day === undefined || day * DAY > high) return
      yield day * DAY
    }
  }
  const length = ABOUT[unit] * every
  const origin = unit === 'day' && every % 7 === 0 ? FIRST_MONDAY * DAY : 0
  for (let wall = Math.ceil((low - origin) / length) * length + origin; wall <= high; wall += length)
    yield wall
}

/** Whether the clocks of the zone show the beginning of a day. */
export const isMidnight = (time: number, timeZone: string): boolean =>
  (wallTimeAt(time, timeZone) ?? 1) % DAY === 0

/** Months since the year 0. */
const monthOf = (wall: number) =>
  new Date(wall).getUTCFullYear() * 12 + monthAndDay(Math.floor(wall / DAY)).month - 1
