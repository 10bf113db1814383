import { expect, test } from 'vitest'
import { firstWeekdayOf } from '#lib/week'

test.each([
  ['en', 0],
  ['ja', 0],
  ['en-GB', 1],
  ['de', 1],
  ['ar-EG', 6],
])('the week of %s begins with day %i', (locale, day) => {
  expect(firstWeekdayOf(locale)).toBe(day)
  expect(firstWeekdayOf(locale)).toBe(day)
})
