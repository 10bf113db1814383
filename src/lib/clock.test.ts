import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '#lib/clock'

beforeEach(() => vi.useFakeTimers({ now: 1_000 }))
afterEach(() => vi.useRealTimers())

test('fake timers reach the clock, and what is cancelled stays silent', () => {
  const calls: string[] = []
  systemClock.setTimeout(() => calls.push('once'), 100)
  systemClock.setTimeout(() => calls.push('never'), 100)()
  const stop = systemClock.setInterval(() => calls.push(`at ${systemClock.now()}`), 250)
  vi.advanceTimersByTime(500)
  stop()
  vi.advanceTimersByTime(1_000)
  expect(calls).toEqual(['once', 'at 1250', 'at 1500'])
})
