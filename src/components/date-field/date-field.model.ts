import { dayOfIso } from '#lib/iso-date'
import { dayNumber } from '#lib/zoned-time'
import { CALENDAR, partsOfDay, type DayRange } from './calendar.model.ts'

/** Whether it is a date as this field reports one. */
export const isDate = (text: string): boolean => dayOfIso(text) !== undefined

/** How a language writes dates. */
export interface DateHabits {
  /** The order of year, month and day in figures. */
  order: 'ymd' | 'mdy' | 'dmy'
  /** The names of the months, from January on. */
  months: readonly string[]
  /** What a date without a year, or with two digits of one, is near to. */
  today: number
}

/** No date is longer: whatever was pasted, it is not searched for one. */
const LONGEST = 60
/** A year of two digits is of the future if it is no more than so many years ahead. */
const AHEAD = 20
/** Year 0 of the Japanese eras that people alive were born in. */
const eras: Record<string, number> = {
  令和: 2018,
  r: 2018,
  平成: 1988,
  h: 1988,
  昭和: 1925,
  s: 1925,
  大正: 1911,
  t: 1911,
}

/**
 * The day that a text means: in figures in the order of the language, year first, without a year, eight digits, with the name
 * of a month, or by a Japanese era; in either width.
 */
export function parseDate(text: string, habits: DateHabits): number | undefined {
  if (text.length > LONGEST) return undefined
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    // The weekday that stands behind a Japanese date says nothing new.
    .replace(/\s*\(.*\)$/, '')
    .trim()
  const day = parseEra(plain) ?? parseFigures(plain, habits) ?? parseNamed(plain, habits)
  return day !== undefined && day >= CALENDAR.first && day <= CALENDAR.last ? day : undefined
}

function parseEra(text: string): number | undefined {
  const [, era = '', year = '', month, date] =
    /^(令和|平成|昭和|大正|[rhst])\.?\s*(元|\d{1,2})\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})日?$/.exec(
      text,
    ) ?? []
  const before = eras[era]
  if (before === undefined) return undefined
  return dayNumber(before + (year === '元' ? 1 : Number(year)), Number(month), Number(date))
}

function parseFigures(text: string, { order, today }: DateHabits): number | undefined {
  const thisYear = partsOfDay(today).year
  const [, compactYear, compactMonth, compactDate] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  if (compactYear !== undefined)
    return dayNumber(Number(compactYear), Number(compactMonth), Number(compactDate))
  const figures = text.split(/\s*[年月日]\s*|\s*[-/.,\s]\s*/).filter(Boolean)
  if (!figures.every((figure) => /^\d{1,4}$/.test(figure))) return undefined
  const [first = '', second = '', third = ''] = figures
  if (figures.length === 2) {
    const [month, date] = order === 'dmy' && !text.includes('月') ? [second, first] : [first, second]
    return dayNumber(thisYear, Number(month), Number(date))
  }
  if (figures.length !== 3) return undefined
  if (first.length === 4 || order === 'ymd' || text.includes('年'))
    return dayNumber(wholeYear(first, thisYear), Number(second), Number(third))
  const [month, date] = order === 'mdy' ? [first, second] : [second, first]
  return dayNumber(wholeYear(third, thisYear), Number(month), Number(date))
}

function parseNamed(text: string, { months, today }: DateHabits): number | undefined {
  const words = text.split(/[\s,./-]+/).filter(Boolean)
  const names = words.filter((word) => /^\p{L}{3,}$/u.test(word))
  const [name = ''] = names
  const month = months.findIndex((known) => known.toLowerCase().startsWith(name))
  const figures = words
    .filter((word) => word !== name)
    .map((word) => word.replace(/^(\d{1,2})(?:st|nd|rd|th)$/, '$1'))
  if (names.length !== 1 || month === -1 || !figures.every((figure) => /^\d{1,4}$/.test(figure)))
    return undefined
  const thisYear = partsOfDay(today).year
  const [first = '', second] = figures
  if (figures.length === 1) return dayNumber(thisYear, month + 1, Number(first))
  if (figures.length !== 2 || second === undefined) return undefined
  const [year, date] = first.length === 4 ? [first, second] : [second, first]
  return dayNumber(wholeYear(year, thisYear), month + 1, Number(date))
}

function wholeYear(figure: string, thisYear: number): number {
  const year = Number(figure)
  if (figure.length > 2) return year
  const near = Math.floor(thisYear / 100) * 100 + year
  return near > thisYear + AHEAD ? near - 100 : near
}

export type DateProblem = 'noDate' | 'tooEarly' | 'tooLate'

/** What is wrong with what the field reports; an empty field is right: whether it may be empty is for the form to say. */
export function dateProblem(value: string, { min, max }: DayRange): DateProblem | undefined {
  if (value === '') return undefined
  const day = dayOfIso(value)
  if (day === undefined) return 'noDate'
  if (min !== undefined && day < min) return 'tooEarly'
  return max !== undefined && day > max ? 'tooLate' : undefined
}
