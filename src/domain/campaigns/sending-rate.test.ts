import { expect, test } from 'vitest'
import { sendingRate } from './sending-rate.ts'

test.each([
  [0, 0, 60_000, undefined],
  [10, undefined, 60_000, undefined],
  [100, 0, 60_000, 100],
  [100, 1000, 31_000, 200],
  [3, 5000, 5000, 180],
  [1, 0, 600_000, 0],
])('%i mails from %s to %i ms: %s a minute', (processed, from, until, rate) => {
  expect(sendingRate(processed, from, until)).toBe(rate)
})
