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
  const moved = movedTo(time, day(2, 11), TOKYO)
  expect(moved).toBe(Date.parse('2026-02-11T00:00:00.000Z'))
  expect(dayAt(moved, TOKYO)).toBe(day(2, 11))
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
