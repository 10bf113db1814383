import { DAY } from '#lib/duration'
import { readDate } from '#lib/zoned-time'

/** 1 January of the year 1, as a day counted from 1 January 1970: before it four digits are not enough. */
const FIRST_DAY = -719_162

const two = (number: number) => String(number).padStart(2, '0')

/** The day, counted from 1 January 1970, that an ISO date (2026-03-05) names; undefined for anything else. */
export function dayOfIso(text: string): number | undefined {
  const date = readDate(text)
  return date && 'day' in date && date.day >= FIRST_DAY ? date.day : undefined
}

/** A day of four digits of a year, as ISO writes it. */
export function isoOfDay(day: number): string {
  const date = new Date(day * DAY)
  const year = String(date.getUTCFullYear()).padStart(4, '0')
  return `${year}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
}

/** The minutes since midnight that an ISO time (09:30) names; undefined for anything else. */
export function minutesOfIso(text: string): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute)
}

/** Minutes since midnight, as ISO writes the time. */
export const isoOfMinutes = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
