import { expect, test } from 'vitest'
import { MINUTE } from '#lib/duration'
import { afterAttempt, bounceOf } from './delivery-attempts.ts'
import { domainGroupOf, domainGroups } from './domain-groups.ts'

test.each([
  ['5.1.1', 'hard'],
  ['5.1.10', 'hard'],
  ['5.2.1', 'hard'],
  ['5.4.4', 'hard'],
  ['5.7.13', 'hard'],
  ['5.2.2', 'soft'],
  ['5.3.4', 'soft'],
  ['4.2.2', 'soft'],
  ['5.7.1', undefined],
  ['4.7.1', undefined],
  ['5.1', undefined],
  [undefined, undefined],
])('the code %s is a bounce of the kind %s', (status, kind) => expect(bounceOf(status)).toBe(kind))

test('a mail is tried again as long as that makes sense', () => {
  const waits = [1, 2, 3, 4].map((attempt) => afterAttempt({ kind: 'deferred' }, attempt))
  expect(waits).toEqual([5, 10, 20, 40].map((minutes) => ({ state: 'deferred', wait: minutes * MINUTE })))
  expect(afterAttempt({ kind: 'deferred', status: '4.7.1' }, 5)).toEqual({ state: 'failed' })
  expect(afterAttempt({ kind: 'deferred', status: '4.2.2' }, 5)).toEqual({ state: 'sent', bounce: 'soft' })
  expect(afterAttempt({ kind: 'failed', status: '5.1.1' }, 1)).toEqual({ state: 'sent', bounce: 'hard' })
  expect(afterAttempt({ kind: 'failed' }, 1)).toEqual({ state: 'failed' })
  const text = '550 Unknown user ada@docomo.ne.jp'
  expect(afterAttempt({ kind: 'failed', text }, 1)).toEqual({ state: 'sent', bounce: 'hard' })
  expect(afterAttempt({ kind: 'unknown' }, 1)).toEqual({ state: 'unknown' })
  expect([3, 4, 30].map((attempt) => afterAttempt({ kind: 'unsent' }, attempt).state)).toEqual([
    'todo',
    'deferred',
    'failed',
  ])
})

test.each([
  ['gmail.com', 'gmail'],
  ['yahoo.co.jp', 'yahoo'],
  ['docomo.ne.jp', 'carrier'],
  ['ezweb.ne.jp', 'carrier'],
  ['i.softbank.jp', 'carrier'],
  ['d.vodafone.ne.jp', 'carrier'],
  ['outlook.jp', 'microsoft'],
  ['notgmail.com', 'rest'],
  ['gmail.com.example', 'rest'],
  ['', 'rest'],
])('addresses at %s are of the group %s', (domain, group) =>
  expect(domainGroups[domainGroupOf(domain)]?.name).toBe(group),
)
