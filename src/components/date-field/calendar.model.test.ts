import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayNumber } from '#lib/zoned-time'
import { CALENDAR, clampDay, dayAfterKey, monthWeeks, partsOfDay, shiftMonths } from './calendar.model.ts'

const of = (year: number, month: number, date: number) => dayNumber(year, month, date) ?? NaN
const iso = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)
const anyDay = fc.integer({ min: CALENDAR.first + 40_000, max: CALENDAR.last - 40_000 })
const anyWeekday = fc.integer({ min: 0, max: 6 })

test('the calendar reaches from the year 1 to 9999', () => {
  expect(partsOfDay(CALENDAR.first)).toMatchObject({ year: 1, month: 1, date: 1 })
  expect(partsOfDay(CALENDAR.last)).toMatchObject({ year: 9999, month: 12, date: 31 })
})

test('parts are those of the day, and lead back to it', () => {
  expect(partsOfDay(of(2026, 3, 5))).toEqual({ year: 2026, month: 3, date: 5, weekday: 4 })
  fc.assert(
    fc.property(anyDay, (day) => {
      const { year, month, date } = partsOfDay(day)
      expect(dayNumber(year, month, date)).toBe(day)
    }),
  )
})

describe('months', () => {
  test.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-01-31', 1, '2025-02-28'],
    ['2000-02-29', 12, '2001-02-28'],
    ['2000-02-29', -1200, '1900-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(iso(shiftMonths(Date.parse(from) / 86_400_000, months))).toBe(to)
  })
  test('lead to the month meant, and to the same date if it has one', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (day, months) => {
        const was = partsOfDay(day)
        const now = partsOfDay(shiftMonths(day, months))
        expect(now.year * 12 + now.month).toBe(was.year * 12 + was.month + months)
        if (now.date !== was.date) {
          expect(now.date).toBeLessThan(was.date)
          expect(partsOfDay(shiftMonths(day, months) + 1).date).toBe(1)
        }
      }),
    )
  })
  test('are shown in whole weeks, each day of them once', () => {
    fc.assert(
      fc.property(anyDay, anyWeekday, (day, firstWeekday) => {
        const weeks = monthWeeks(day, firstWeekday)
        const days = weeks.flat()
        expect(weeks).toHaveLength(6)
        expect(days).toEqual(Array.from({ length: 42 }, (_, at) => (days[0] ?? 0) + at))
        for (const [first = 0] of weeks) expect(partsOfDay(first).weekday).toBe(firstWeekday)
        const { year, month } = partsOfDay(day)
        const ofMonth = days.map(partsOfDay).filter((one) => one.month === month && one.year === year)
        expect(ofMonth[0]?.date).toBe(1)
        expect(ofMonth.length).toBe(ofMonth.at(-1)?.date)
        expect(partsOfDay((days[days.length - 1] ?? 0) + 1).month === month).toBe(false)
        expect(weeks[0]?.some((one) => partsOfDay(one).month === month)).toBe(true)
      }),
    )
  })
})

describe('keys', () => {
  const press = (key: string, shiftKey = false) => ({ key, shiftKey })
  test.each([
    ['ArrowLeft', false, '2026-02-28'],
    ['ArrowRight', false, '2026-03-02'],
    ['ArrowUp', false, '2026-02-22'],
    ['ArrowDown', false, '2026-03-08'],
    ['PageUp', false, '2026-02-01'],
    ['PageDown', false, '2026-04-01'],
    ['PageUp', true, '2025-03-01'],
    ['PageDown', true, '2027-03-01'],
  ])('%s (Shift %s) leads from a Sunday to %s', (key, shift, to) => {
    expect(iso(dayAfterKey(of(2026, 3, 1), press(key, shift), 0) ?? NaN)).toBe(to)
  })
  test('others lead nowhere', () => {
    expect(dayAfterKey(0, press('a'), 0)).toBeUndefined()
    expect(dayAfterKey(0, press('Enter'), 0)).toBeUndefined()
  })
  test('Home and End are the ends of one week', () => {
    fc.assert(
      fc.property(anyDay, anyWeekday, (day, firstWeekday) => {
        const home = dayAfterKey(day, press('Home'), firstWeekday) ?? NaN
        const end = dayAfterKey(day, press('End'), firstWeekday) ?? NaN
        expect(end - home).toBe(6)
        expect(home).toBeLessThanOrEqual(day)
        expect(end).toBeGreaterThanOrEqual(day)
        expect(partsOfDay(home).weekday).toBe(firstWeekday)
      }),
    )
  })
})

test('a day is held between the first and the last', () => {
  fc.assert(
    fc.property(anyDay, anyDay, anyDay, (day, one, other) => {
      const range = { min: Math.min(one, other), max: Math.max(one, other) }
      const held = clampDay(day, range)
      expect(held).toBeGreaterThanOrEqual(range.min)
      expect(held).toBeLessThanOrEqual(range.max)
      if (day >= range.min && day <= range.max) expect(held).toBe(day)
    }),
  )
  expect(clampDay(1e9, {})).toBe(CALENDAR.last)
})
