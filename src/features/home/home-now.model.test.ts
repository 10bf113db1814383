import { expect, test } from 'vitest'
import { progressOf, untilOf } from './home-now.model.ts'

test.each([
  [-5, 1, 'minute'],
  [0, 1, 'minute'],
  [60_001, 2, 'minute'],
  [3_599_999, 60, 'minute'],
  [3_600_000, 1, 'hour'],
  [86_399_999, 23, 'hour'],
  [86_400_000, 1, 'day'],
  [20 * 86_400_000 + 5, 20, 'day'],
])('%d ms', (ms, value, unit) => expect(untilOf(ms)).toEqual({ value, unit }))

test('what was refused had its turn too', () => {
  const stats = {
    recipients: 100,
    sent: 40,
    delivered: 39,
    uniqueOpens: 0,
    opens: 0,
    uniqueClicks: 0,
    clicks: 0,
    hardBounces: 0,
    softBounces: 0,
    complaints: 0,
    unsubscribes: 0,
    failed: 2,
  }
  expect(progressOf({ stats })).toEqual({ done: 42, all: 100 })
  expect(progressOf({ stats: null, recipientEstimate: 70 })).toEqual({ done: 0, all: 70 })
  expect(progressOf({ stats: null })).toEqual({ done: 0, all: 0 })
})
