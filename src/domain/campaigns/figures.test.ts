import { expect, test } from 'vitest'
import { progressOf, rateOf } from './figures.ts'

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

test('a rate is there once there is something to be a share of', () => {
  const stats = {
    recipients: 100,
    sent: 0,
    delivered: 0,
    uniqueOpens: 0,
    opens: 0,
    uniqueClicks: 0,
    clicks: 0,
    hardBounces: 0,
    softBounces: 0,
    complaints: 0,
    unsubscribes: 0,
    failed: 0,
  }
  expect(rateOf(null, 'delivered')).toBeUndefined()
  expect(rateOf(stats, 'delivered')).toBeUndefined()
  expect(rateOf({ ...stats, sent: 10 }, 'delivered')).toEqual({ count: 0, of: 10 })
  expect(rateOf({ ...stats, sent: 10 }, 'uniqueOpens')).toBeUndefined()
  expect(rateOf({ ...stats, sent: 10, delivered: 8, uniqueOpens: 4 }, 'uniqueOpens')).toEqual({
    count: 4,
    of: 8,
  })
})
