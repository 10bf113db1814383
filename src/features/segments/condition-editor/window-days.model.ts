import { DAY } from '#lib/duration'
import { dayAt } from '#lib/zoned-time'

const A_DAY = /^\d{4}-\d{2}-\d{2}$/

const isoDay = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)

/** The day of a date as a field of days shows it; what is no date stays as it was typed. */
export function dayOf(date: string, timezone: string | undefined): string {
  if (date === '' || A_DAY.test(date)) return date
  const time = Date.parse(date)
  const day = Number.isNaN(time) ? undefined : dayAt(time, timezone ?? 'UTC')
  return day === undefined ? date : isoDay(day)
}

/** The last day of a span that goes up to, but without, `to`. */
export function lastDayOf(to: string, timezone: string | undefined): string {
  const time = A_DAY.test(to) ? Date.parse(to) : Number.NaN
  return Number.isNaN(time) ? dayOf(to, timezone) : isoDay(time / DAY - 1)
}

/** Where a span ends whose last day this is: the day after. */
export function endOf(lastDay: string): string {
  const time = A_DAY.test(lastDay) ? Date.parse(lastDay) : Number.NaN
  return Number.isNaN(time) ? lastDay : isoDay(time / DAY + 1)
}
