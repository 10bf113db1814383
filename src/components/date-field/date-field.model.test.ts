import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isoOfDay } from '#lib/iso-date'
import { dayNumber } from '#lib/zoned-time'
import { CALENDAR } from './calendar.model.ts'
import { dateProblem, isDate, parseDate, type DateHabits } from './date-field.model.ts'

const monthsOf = (locale: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
  )
const today = dayNumber(2026, 7, 14) ?? NaN
const en: DateHabits = { order: 'mdy', months: monthsOf('en'), today }
const gb: DateHabits = { ...en, order: 'dmy' }
const ja: DateHabits = { order: 'ymd', months: monthsOf('ja'), today }
const read = (text: string, habits: DateHabits) => {
  const day = parseDate(text, habits)
  return day === undefined ? undefined : isoOfDay(day)
}

describe('what a text means', () => {
  test.each([
    ['3/5/2026', '2026-03-05'],
    ['03-05-2026', '2026-03-05'],
    ['3/5/26', '2026-03-05'],
    ['3/5/47', '1947-03-05'],
    ['3/5', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['20260305', '2026-03-05'],
    ['Mar 5, 2026', '2026-03-05'],
    ['5 march 2026', '2026-03-05'],
    ['March 5th', '2026-03-05'],
    ['2026 Mar 5', '2026-03-05'],
    ['2/29/2024', '2024-02-29'],
    ['2/29/2025', undefined],
    ['13/1/2026', undefined],
    ['0/1/2026', undefined],
    ['tomorrow', undefined],
    ['ma 5', undefined],
    ['Foo 5, 2026', undefined],
    ['5', undefined],
    ['1/2/3/4', undefined],
    ['00000101', undefined],
  ])('in English %j is %j', (text, date) => {
    expect(read(text, en)).toBe(date)
  })
  test('the order is that of the language', () => {
    expect(read('3/5/2026', gb)).toBe('2026-05-03')
    expect(read('3/5', gb)).toBe('2026-05-03')
    expect(read('2026/3/5', gb)).toBe('2026-03-05')
  })
  test.each([
    ['2026/3/5', '2026-03-05'],
    ['２０２６／０３／０５', '2026-03-05'],
    ['2026年3月5日', '2026-03-05'],
    ['2026年3月5日（木）', '2026-03-05'],
    ['26/3/5', '2026-03-05'],
    ['3月5日', '2026-03-05'],
    ['3/5', '2026-03-05'],
    ['令和8年3月5日', '2026-03-05'],
    ['令和元年5月1日', '2019-05-01'],
    ['R8.3.5', '2026-03-05'],
    ['昭和60年1月2日', '1985-01-02'],
    ['平成31年2月29日', undefined],
    ['明日', undefined],
  ])('in Japanese %j is %j', (text, date) => {
    expect(read(text, ja)).toBe(date)
  })
  test('of any text is a day of the calendar or nothing, at once', () => {
    const sign = fc.constantFrom(...'0123456789/-. ,年月日（）()令和RsMarch'.split(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: sign, maxLength: 20 })), (text) => {
        for (const habits of [en, gb, ja]) {
          const day = parseDate(text, habits)
          if (day !== undefined) expect(isDate(isoOfDay(day))).toBe(true)
        }
      }),
    )
    expect(parseDate('('.repeat(1_000_000), en)).toBeUndefined()
  })
  test('is what was written, in every language', () => {
    const anyDay = fc.integer({ min: dayNumber(1000, 1, 1) ?? 0, max: CALENDAR.last })
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom(['en', en], ['en-GB', gb], ['ja', ja] as const),
        (day, [locale, habits]) => {
          for (const month of ['2-digit', 'numeric', 'long'] as const) {
            const format = new Intl.DateTimeFormat(locale, {
              year: 'numeric',
              month,
              day: 'numeric',
              timeZone: 'UTC',
            })
            expect(parseDate(format.format(day * 86_400_000), habits)).toBe(day)
          }
        },
      ),
    )
  })
})

test('a date is what is reported as one', () => {
  expect(isDate('2024-02-29')).toBe(true)
  for (const text of ['', '2025-02-29', '2024-2-9', 'soon']) expect(isDate(text)).toBe(false)
})

test.each([
  ['', undefined],
  ['soon', 'noDate'],
  ['2026-02-30', 'noDate'],
  ['2026-03-04', 'tooEarly'],
  ['2026-03-05', undefined],
  ['2026-03-07', undefined],
  ['2026-03-08', 'tooLate'],
])('%j is %j', (value, problem) => {
  const range = { min: dayNumber(2026, 3, 5), max: dayNumber(2026, 3, 7) }
  expect(dateProblem(value, range)).toBe(problem)
})
