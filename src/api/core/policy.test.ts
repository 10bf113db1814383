import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '#lib/clock'
import { ApiError } from './api-error.ts'
import { isWorthRetrying, queryPolicy } from './policy.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  [new ApiError(400, ''), false],
  [new ApiError(401, ''), false],
  [new ApiError(404, ''), false],
  [new ApiError(429, ''), false],
  [new ApiError(418, '', '', 'network'), true],
  [new ApiError(418, '', '', 'unexpected'), true],
  [new ApiError(500, ''), true],
  [new ApiError(503, ''), true],
  [new DOMException('', 'AbortError'), false],
])('%s: worth a retry is %s', (error, worth) => {
  expect(isWorthRetrying(error)).toBe(worth)
})

test('three retries, after 1, 2 and 4 seconds', () => {
  const policy = queryPolicy(systemClock)
  const revalidate = vi.fn<(options?: { retryCount?: number }) => Promise<boolean>>(async () => true)
  const waits: number[] = []
  for (const retryCount of [1, 2, 3, 4]) {
    const started = Date.now()
    const before = revalidate.mock.calls.length
    policy.onErrorRetry?.(new ApiError(500, ''), 'key', {} as never, revalidate, {
      retryCount,
      dedupe: true,
    })
    vi.runAllTimers()
    if (revalidate.mock.calls.length > before) waits.push(Date.now() - started)
  }
  expect(waits).toEqual([1000, 2000, 4000])
})
