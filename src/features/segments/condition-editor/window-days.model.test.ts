import { expect, test } from 'vitest'
import { dayOf, endOf, lastDayOf } from './window-days.model.ts'

test('a span is shown by its last day and kept by the day after', () => {
  expect(endOf('2026-02-28')).toBe('2026-03-01')
  expect(lastDayOf('2026-03-01', 'UTC')).toBe('2026-02-28')
  expect(endOf('2028-02-28')).toBe('2028-02-29')
})

test('a moment is shown by its day in the zone', () => {
  expect(dayOf('2026-01-31T15:30:00.000Z', 'Asia/Tokyo')).toBe('2026-02-01')
  expect(dayOf('2026-01-31T15:30:00.000Z', 'America/New_York')).toBe('2026-01-31')
})

test('what is no day stays as it was typed', () => {
  expect(endOf('2026-02-')).toBe('2026-02-')
  expect(lastDayOf('', 'UTC')).toBe('')
  expect(dayOf('soon', 'UTC')).toBe('soon')
})
