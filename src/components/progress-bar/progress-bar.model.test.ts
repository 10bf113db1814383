import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '#lib/clock'
import { PROGRESS_BAR, reduceBar, type BarEvent, type BarState } from './progress-bar.model.ts'
import { createRouteProgress } from './route-progress.ts'

test.each<[BarState, BarEvent, BarState]>([
  ['resolved', 'navigated', 'resolving'],
  ['resolving', 'navigated', 'resolving'],
  ['fallbacking', 'navigated', 'resolving'],
  ['resolving', 'time passed', 'resolved'],
  ['fallbacking', 'time passed', 'fallbacking'],
  ['resolved', 'time passed', 'resolved'],
  ['resolving', 'fallback shown', 'fallbacking'],
  ['resolved', 'fallback shown', 'resolved'],
  ['fallbacking', 'fallback gone', 'resolved'],
])('%s, %s: %s', (state, event, next) => {
  expect(reduceBar(state, event)).toBe(next)
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a navigation resolves after 200 ms', () => {
  const progress = createRouteProgress(systemClock)
  progress.navigated()
  vi.advanceTimersByTime(PROGRESS_BAR.resolveAfter - 1)
  expect(progress.state()).toBe('resolving')
  vi.advanceTimersByTime(1)
  expect(progress.state()).toBe('resolved')
})

test('a second navigation begins the wait anew', () => {
  const progress = createRouteProgress(systemClock)
  progress.navigated()
  vi.advanceTimersByTime(150)
  progress.navigated()
  vi.advanceTimersByTime(150)
  expect(progress.state()).toBe('resolving')
  vi.advanceTimersByTime(50)
  expect(progress.state()).toBe('resolved')
})

test('a fallback holds the bar until it is gone', () => {
  const progress = createRouteProgress(systemClock)
  const listener = vi.fn()
  progress.subscribe(listener)
  progress.navigated()
  const gone = progress.fallbackShown()
  vi.advanceTimersByTime(5000)
  expect(progress.state()).toBe('fallbacking')
  gone()
  expect(progress.state()).toBe('resolved')
  expect(listener).toHaveBeenCalledTimes(3)
})
