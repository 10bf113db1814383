import { DAY } from '#lib/duration'
import { dayNumber } from '#lib/zoned-time'

/** Days are counted from 1 January 1970, as in `#lib/zoned-time`: no time and no zone can shift them. */
export interface DayParts {
  year: number
  /** 1 to 12. */
  month: number
  date: number
  /** 0 for Sunday to 6 for Saturday. */
  weekday: number
}

const WEEK = 7
/** Rows of a calendar: no month touches more weeks, and one that has fewer is as tall. */
const ROWS = 6

/** From 1 January of the year 1 to 31 December 9999: what four digits write. */
export const CALENDAR = { first: -719_162, last: 2_932_896 } as const

export function partsOfDay(day: number): DayParts {
  const date = new Date(day * DAY)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    date: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

/** What lies between the first and the last day that may be chosen. */
export interface DayRange {
  min?: number | undefined
  max?: number | undefined
}

/** The nearest day that may be chosen. */
export const clampDay = (day: number, { min = CALENDAR.first, max = CALENDAR.last }: DayRange): number =>
  Math.min(Math.max(day, min, CALENDAR.first), max, CALENDAR.last)

/** The same day so many months later; the last day of a month that has no such day. */
export function shiftMonths(day: number, months: number): number {
  const { year, month, date } = partsOfDay(day)
  const count = year * 12 + month - 1 + months
  const [toYear, toMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  for (let last = date; last >= 28; last -= 1) {
    const shifted = dayNumber(toYear, toMonth, last)
    if (shifted !== undefined) return shifted
  }
  return dayNumber(toYear, toMonth, date) ?? day
}

/** How many days after the start of its week a day is. */
const inWeek = (day: number, firstWeekday: number) => (partsOfDay(day).weekday - firstWeekday + WEEK) % WEEK

/** The weeks that show the month of a day, each of seven days; the days around the month are there too. */
export function monthWeeks(day: number, firstWeekday: number): readonly (readonly number[])[] {
  const first = day - partsOfDay(day).date + 1
  const start = first - inWeek(first, firstWeekday)
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: WEEK }, (__, column) => start + row * WEEK + column),
  )
}

/** Where a key leads from a day (W3C date picker dialog); undefined for a key that leads nowhere. */
export function dayAfterKey(
  day: number,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  firstWeekday: number,
): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return day - 1
    case 'ArrowRight':
      return day + 1
    case 'ArrowUp':
      return day - WEEK
    case 'ArrowDown':
      return day + WEEK
    case 'Home':
      return day - inWeek(day, firstWeekday)
    case 'End':
      return day - inWeek(day, firstWeekday) + WEEK - 1
    case 'PageUp':
      return shiftMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return shiftMonths(day, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}
