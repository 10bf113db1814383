import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY } from '#lib/duration'
import { dayAt, dayNumber } from '#lib/zoned-time'
import { byDay, firstOfMonth, isOver, movedTo, rangeOf, weeksOfMonth } from './calendar-month.model.ts'

const TOKYO = 'Asia/Tokyo'
const day = (month: number, date: number) => dayNumber(2026, month, date) ?? 0

test('a month is whole weeks that hold all of its days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.constantFrom(0, 1, 6), (one, firstWeekday) => {
      const weeks = weeksOfMonth(one, firstWeekday)
      const days = weeks.flat()
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(new Date((days[0] ?? 0) * DAY).getUTCDay()).toBe(firstWeekday)
      expect(days).toContain(firstOfMonth(one))
      expect(days).toContain(firstOfMonth(one, 1) - 1)
      // No week of it is of another month.
      expect(weeks.every((week) => week.some((other) => firstOfMonth(other) === firstOfMonth(one)))).toBe(
        true,
      )
    }),
  )
})

test('months follow one another over the end of the year', () => {
  expect(firstOfMonth(day(12, 15), 1)).toBe(dayNumber(2027, 1, 1))
  expect(firstOfMonth(day(1, 31), -1)).toBe(dayNumber(2025, 12, 1))
})

test('a campaign is at its day in the zone, and a draft at none', () => {
  const campaigns = [
    { name: 'late', schedule: { at: '2026-02-01T14:30:00.000Z', timezone: TOKYO } },
    { name: 'next day', schedule: { at: '2026-02-01T15:30:00.000Z', timezone: TOKYO } },
    { name: 'early', schedule: null, sentAt: '2026-02-01T00:00:00.000Z' },
    { name: 'draft', schedule: null },
  ]
  const days = byDay(campaigns, TOKYO)
  expect(days.get(day(2, 1))?.map(({ name }) => name)).toEqual(['early', 'late'])
  expect(days.get(day(2, 2))?.map(({ name }) => name)).toEqual(['next day'])
  expect([...days.values()].flat()).toHaveLength(3)
})

test('moving keeps the time of day', () => {
  const time = Date.parse('2026-03-01T00:00:00.000Z')
  const moved = movedTo(time, day(2, 11), { shown: TOKYO, own: TOKYO })
  expect(moved).toBe(Date.parse('2026-02-11T00:00:00.000Z'))
  expect(dayAt(moved, TOKYO)).toBe(day(2, 11))
})

test('the time of day that stays is that of the zone of the campaign', () => {
  const zones = { shown: TOKYO, own: 'America/New_York' }
  // 9:00 in New York, the day before its clocks are put forward.
  const time = Date.parse('2026-03-07T14:00:00.000Z')
  expect(movedTo(time, day(3, 12), zones)).toBe(Date.parse('2026-03-12T13:00:00.000Z'))
  // 10:30 in New York is half past midnight in Tokyo; in summer it would be the evening before.
  const late = Date.parse('2026-03-07T15:30:00.000Z')
  expect(dayAt(late, TOKYO)).toBe(day(3, 8))
  const moved = movedTo(late, day(3, 12), zones)
  expect(dayAt(moved, TOKYO)).toBe(day(3, 12))
  expect(moved).toBe(Date.parse('2026-03-12T14:30:00.000Z'))
})

test('what is moved is on the day that it was dropped on', () => {
  const zone = fc.constantFrom(TOKYO, 'UTC', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe')
  fc.assert(
    fc.property(
      fc.integer({ min: day(1, 1), max: day(12, 31) }),
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 1, max: 200 }),
      zone,
      zone,
      (start, minutes, days, shown, own) => {
        const time = start * DAY + minutes * 60_000
        const to = (dayAt(time, shown) ?? 0) + days
        const moved = movedTo(time, to, { shown, own })
        const there = dayAt(moved, shown) ?? 0
        // No time of day of the other zone is on the day whose clocks skip it.
        expect(Math.abs(there - to)).toBeLessThanOrEqual(shown === own ? 0 : 1)
      },
    ),
  )
})

test('what is asked for is from the first to the last day of the weeks, in the zone', () => {
  expect(rangeOf(weeksOfMonth(day(2, 10), 0), TOKYO)).toEqual({
    from: '2026-01-31T15:00:00.000Z',
    to: '2026-02-28T15:00:00.000Z',
  })
})

test('yesterday is over, today is not', () => {
  const now = Date.parse('2026-02-10T16:00:00.000Z')
  expect(isOver(day(2, 10), TOKYO, now)).toBe(true)
  expect(isOver(day(2, 11), TOKYO, now)).toBe(false)
})
