import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '#lib/clock'
import { CACHE, createCache, keepAnswer } from './cache.ts'
import { keyOf, serialized } from './keys.ts'
import { get } from './route.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an unused entry goes after five minutes, not before', () => {
  const cache = createCache(systemClock)
  cache.set('a', { data: 1 })
  vi.advanceTimersByTime(CACHE.collectAfter - 1)
  expect(cache.get('a')).toEqual({ data: 1 })
  vi.advanceTimersByTime(1)
  expect(cache.get('a')).toBeUndefined()
})

test('a used entry never goes; its five minutes begin when the last user leaves', () => {
  const cache = createCache(systemClock)
  const first = cache.retain('a')
  cache.set('a', { data: 1 })
  const second = cache.retain('a')
  vi.advanceTimersByTime(CACHE.collectAfter * 10)
  first()
  vi.advanceTimersByTime(CACHE.collectAfter * 10)
  expect(cache.get('a')).toEqual({ data: 1 })
  second()
  vi.advanceTimersByTime(CACHE.collectAfter - 1)
  expect(cache.get('a')).toEqual({ data: 1 })
  vi.advanceTimersByTime(1)
  expect(cache.get('a')).toBeUndefined()
})

test('who comes back in time keeps the entry; leaving twice counts once', () => {
  const cache = createCache(systemClock)
  const leave = cache.retain('a')
  cache.set('a', { data: 1 })
  const other = cache.retain('a')
  leave()
  leave()
  vi.advanceTimersByTime(CACHE.collectAfter * 2)
  expect(cache.get('a')).toBeDefined()
  other()
  vi.advanceTimersByTime(CACHE.collectAfter - 1)
  cache.retain('a')
  vi.advanceTimersByTime(CACHE.collectAfter * 2)
  expect(cache.get('a')).toBeDefined()
})

test('a write to an unused entry gives it five new minutes', () => {
  const cache = createCache(systemClock)
  cache.set('a', { data: 1 })
  vi.advanceTimersByTime(CACHE.collectAfter - 1)
  cache.set('a', { data: 2 })
  vi.advanceTimersByTime(CACHE.collectAfter - 1)
  expect(cache.get('a')).toEqual({ data: 2 })
})

test('deleting and clearing leave no timers behind', () => {
  const cache = createCache(systemClock)
  cache.set('a', {})
  cache.set('b', {})
  cache.delete('a')
  expect(vi.getTimerCount()).toBe(1)
  cache.clear()
  expect(vi.getTimerCount()).toBe(0)
  expect([...cache.keys()]).toEqual([])
})

test('an answer is kept for whoever reads it, and none replaces a newer one', () => {
  const cache = createCache(systemClock)
  const route = get('/self').ofAccount().returns<{ name: string }>()
  // The key that a component has for it, in whatever workspace.
  const id = serialized(keyOf(route, 'ws_1', {}))
  expect(keepAnswer(cache, route, {}, { name: 'A' })).toEqual({ name: 'A' })
  expect(cache.get(id)).toEqual({ data: { name: 'A' } })
  cache.set(id, { data: { name: 'B' } })
  keepAnswer(cache, route, {}, { name: 'A' })
  expect(cache.get(id)).toEqual({ data: { name: 'B' } })
})
