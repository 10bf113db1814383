import { expect, test } from 'vitest'
import { DAY, MINUTE } from '#lib/duration'
import { nextAttempt, type Attempts, type NextAttempt } from './next-attempt.ts'
import type { SendOutcome } from './transport.ts'

/** All attempts of a mail whose outcome is always the same: when each begins, and how it ends. */
function course(outcome: SendOutcome): { pauses: number[]; end: NextAttempt } {
  let state: Attempts = { attempts: 0, unknowns: 0 }
  let now = 0
  const pauses: number[] = []
  for (let tries = 0; tries < 10_000; tries += 1) {
    const next = nextAttempt(outcome, state, { recordedAt: 0, now })
    if (next.kind !== 'again') return { pauses, end: next }
    pauses.push((next.at - now) / MINUTE)
    now = next.at
    state = next
  }
  throw new Error('It never ends.')
}

test('a mail that is refused for now is tried five times', () => {
  expect(course({ kind: 'deferred', text: '451 later' })).toEqual({
    pauses: [5, 10, 20, 40],
    end: { kind: 'failed', reason: '451 later' },
  })
})

test('a relay that is away is asked every minute for a day, which is not counted as a refusal', () => {
  const { pauses, end } = course({ kind: 'unsent', text: 'ECONNREFUSED' })
  expect(new Set(pauses)).toEqual(new Set([1]))
  expect(pauses.length).toBe(DAY / MINUTE + 1)
  expect(end).toEqual({ kind: 'failed', reason: 'ECONNREFUSED' })
})

test('a mail of which nobody knows whether it arrived is sent once more, after a quarter of an hour', () => {
  expect(course({ kind: 'unknown' })).toEqual({
    pauses: [15],
    end: { kind: 'failed', reason: 'unknown_outcome' },
  })
})

test('what was accepted or refused is over', () => {
  expect(course({ kind: 'sent' })).toEqual({ pauses: [], end: { kind: 'sent' } })
  expect(course({ kind: 'failed', text: '550 no' })).toEqual({
    pauses: [],
    end: { kind: 'failed', reason: '550 no' },
  })
})
