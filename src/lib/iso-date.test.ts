import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOfIso, isoOfDay, isoOfMinutes, minutesOfIso } from '#lib/iso-date'

test('dates and days are the same thing, from the year 1 to 9999', () => {
  expect(dayOfIso('1970-01-01')).toBe(0)
  expect(dayOfIso('0001-01-01')).toBe(-719_162)
  expect(isoOfDay(2_932_896)).toBe('9999-12-31')
  fc.assert(
    fc.property(fc.integer({ min: -719_162, max: 2_932_896 }), (day) => {
      expect(dayOfIso(isoOfDay(day))).toBe(day)
    }),
  )
})

test.each(['', '2025-02-29', '2024-2-9', '2024-02-29T00:00', '0000-12-31', 'x'])('%j is no date', (text) => {
  expect(dayOfIso(text)).toBeUndefined()
})

test('times and minutes are the same thing', () => {
  expect(minutesOfIso('09:30')).toBe(570)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minutes) => {
      expect(minutesOfIso(isoOfMinutes(minutes))).toBe(minutes)
    }),
  )
})

test.each(['', '9:30', '24:00', '09:60', 'x09:30', '09:30:00'])('%j is no time', (text) => {
  expect(minutesOfIso(text)).toBeUndefined()
})
