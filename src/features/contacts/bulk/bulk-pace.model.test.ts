import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesLeft, PACE, paceOf } from './bulk-pace.model.ts'

test('12,480 contacts at 20 a second', () => {
  const pace = paceOf(1_200, 12_480, 60_000)
  expect(pace).toEqual({ perMinute: 1_200, left: 564_000 })
  expect(pace && minutesLeft(pace)).toBe(10)
})

test.each([
  [PACE.items - 1, PACE.after],
  [PACE.items, PACE.after - 1],
  [0, 0],
])('%i done after %i ms say nothing yet', (done, worked) => {
  expect(paceOf(done, 1000, worked)).toBeUndefined()
})

test('less than a minute is no number of minutes', () => {
  expect(minutesLeft({ perMinute: 1, left: 59_999 })).toBeUndefined()
  expect(minutesLeft({ perMinute: 1, left: 60_001 })).toBe(2)
})

test('whatever the numbers, what is left is finite and not negative', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (done, total, worked) => {
      const pace = paceOf(done, total, worked)
      if (!pace) return
      expect(pace.perMinute).toBeGreaterThanOrEqual(1)
      expect(Number.isFinite(pace.left) && pace.left >= 0).toBe(true)
    }),
  )
})
