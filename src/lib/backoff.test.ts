import { expect, test } from 'vitest'
import { queryRetryDelay, refreshDelay } from '#lib/backoff'

test('backoff', () => {
  expect([0, 1, 2].map((attempt) => refreshDelay(attempt, 0))).toEqual([500, 1000, 2000])
  expect([0, 1, 2].map((attempt) => refreshDelay(attempt, 1))).toEqual([1500, 3000, 6000])
  expect([0, 1, 2, 3, 4, 5, 9].map(queryRetryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
