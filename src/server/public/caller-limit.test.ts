import { expect, test, vi } from 'vitest'
import { MINUTE } from '#lib/duration'
import { callerLimit } from './caller-limit.ts'

test('each caller has so many calls in a minute, however many callers there are', () => {
  const count = callerLimit(2)
  const calls = (caller: string, now: number) => () => count(caller, now)
  count('a', 0)
  count('a', MINUTE - 1)
  expect(calls('a', MINUTE - 1)).toThrow('Too many calls')
  expect(calls('b', MINUTE - 1)).not.toThrow()
  expect(calls('a', MINUTE)).not.toThrow()
  for (let other = 0; other < 10_001; other += 1) count(`c${other}`, MINUTE)
  count('a', MINUTE)
  expect(calls('a', MINUTE)).toThrow('Too many calls')
})

test('a call takes as long with many callers as with few', () => {
  const count = callerLimit(2)
  for (let other = 0; other < 20_000; other += 1) count(`c${other}`, MINUTE)
  const walks = vi.spyOn(Map.prototype, Symbol.iterator)
  count('a', MINUTE)
  count('a', 2 * MINUTE)
  expect(walks).not.toHaveBeenCalled()
  walks.mockRestore()
})
