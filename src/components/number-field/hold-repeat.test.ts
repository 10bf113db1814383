import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '#lib/clock'
import { HOLD, holdRepeat } from './hold-repeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a short press is a click', () => {
  const step = vi.fn()
  const button = holdRepeat(systemClock)
  button.hold(step)
  vi.advanceTimersByTime(HOLD.before - 1)
  button.release()
  vi.advanceTimersByTime(10_000)
  expect(step).not.toHaveBeenCalled()
  expect(button.hasRepeated()).toBe(false)
})

test('a long one repeats until it is let go, and its click is none', () => {
  const step = vi.fn()
  const button = holdRepeat(systemClock)
  button.hold(step)
  vi.advanceTimersByTime(HOLD.before)
  expect(step).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(HOLD.every * 5)
  expect(step).toHaveBeenCalledTimes(6)
  button.release()
  vi.advanceTimersByTime(10_000)
  expect(step).toHaveBeenCalledTimes(6)
  expect(button.hasRepeated()).toBe(true)
  // The next press of Enter is a step again.
  expect(button.hasRepeated()).toBe(false)
})

test('a second hold ends the first', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const button = holdRepeat(systemClock)
  button.hold(first)
  button.hold(second)
  vi.advanceTimersByTime(HOLD.before)
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
})
