import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '#lib/clock'
import { expiryOf, TOAST, visibleToasts } from './toast.model.ts'
import { createToasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the constants of the specification', () => {
  expect(TOAST).toEqual({ duration: { info: 3000, success: 6000, error: 6000 }, shown: 4, sweep: 100 })
})

test.each([
  ['info', undefined, 3000],
  ['success', undefined, 6000],
  ['error', undefined, 6000],
  ['error', 500, 500],
] as const)('%s with duration %s goes after %i ms', (type, duration, after) => {
  expect(expiryOf(type, 1000, duration)).toBe(1000 + after)
})

test('the last four that have not expired show, oldest first', () => {
  const expiries = [10, 30, 30, 5, 30, 30, 30].map((expiredAt, key) => ({ key, expiredAt }))
  expect(visibleToasts(expiries, 10).map(({ key }) => key)).toEqual([2, 4, 5, 6])
  expect(visibleToasts(expiries, 30)).toEqual([])
})

const keysOf = (toasts: ReturnType<typeof createToasts>) => toasts.visible().map(({ content }) => content)

test('each goes at the first sweep after its time, and the sweep ends with the last', () => {
  const toasts = createToasts(systemClock)
  toasts.add({ content: 'info' })
  toasts.add({ content: 'saved', type: 'success' })
  vi.advanceTimersByTime(2900)
  expect(keysOf(toasts)).toEqual(['info', 'saved'])
  vi.advanceTimersByTime(100)
  expect(keysOf(toasts)).toEqual(['saved'])
  vi.advanceTimersByTime(3000)
  expect(keysOf(toasts)).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('a fifth hides the first, which comes back when another is closed', () => {
  const toasts = createToasts(systemClock)
  for (const content of ['1', '2', '3', '4']) toasts.add({ content })
  const fifth = toasts.add({ content: '5' })
  expect(keysOf(toasts)).toEqual(['2', '3', '4', '5'])
  toasts.remove(fifth)
  expect(keysOf(toasts)).toEqual(['1', '2', '3', '4'])
  toasts.removeAll()
  expect(keysOf(toasts)).toEqual([])
})

test('none goes while they are held, and each keeps the time it had left', () => {
  const toasts = createToasts(systemClock)
  toasts.add({ content: 'info' })
  vi.advanceTimersByTime(2000)
  toasts.pause()
  vi.advanceTimersByTime(60_000)
  expect(keysOf(toasts)).toEqual(['info'])
  toasts.resume()
  vi.advanceTimersByTime(900)
  expect(keysOf(toasts)).toEqual(['info'])
  vi.advanceTimersByTime(100)
  expect(keysOf(toasts)).toEqual([])
})

test('the hold ends with the last toast: a later one goes by itself', () => {
  const toasts = createToasts(systemClock)
  const key = toasts.add({ content: 'read' })
  toasts.pause()
  toasts.remove(key)
  toasts.add({ content: 'later' })
  vi.advanceTimersByTime(3000)
  expect(keysOf(toasts)).toEqual([])
})

test('tells its listeners only when what shows changes', () => {
  const toasts = createToasts(systemClock)
  const listener = vi.fn()
  const stop = toasts.subscribe(listener)
  toasts.add({ content: 'info' })
  const shown = toasts.visible()
  vi.advanceTimersByTime(1000)
  expect(toasts.visible()).toBe(shown)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  toasts.removeAll()
  expect(listener).toHaveBeenCalledTimes(1)
})
