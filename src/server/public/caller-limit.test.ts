import { expect, test } from 'vitest'
import { MINUTE } from '#lib/duration'
import { callerLimit, callerOf } from './caller-limit.ts'

const from = (ip: unknown) => callerOf(Object.assign(new Request('http://localhost/'), { ip }))

test('a caller is an address, of IPv6 a network', () => {
  expect(from('192.0.2.7')).toBe('192.0.2.7')
  expect(from('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(from('2001:0DB8:1:2::ffff')).toBe('2001:db8:1:2')
  expect(from('2001:db8::1')).toBe('2001:db8:0:0')
  expect(from('2001:db8::2')).toBe(from('2001:db8::1'))
  expect(from('2001:db8:0:1::1')).not.toBe(from('2001:db8::1'))
  expect(from('::1')).toBe('0:0:0:0')
  expect(from('::')).toBe('0:0:0:0')
  expect(from('::ffff:192.0.2.7')).toBe('::ffff:192.0.2.7')
  expect(from(undefined)).toBe('unknown')
})

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
