import { expect, test } from 'vitest'
import { DOMAIN, domainStatusAfter } from './domain-status.ts'

test('a domain waits for 72 hours for its records, and as long for those that were lost', () => {
  for (const status of ['pending', 'temporary_failure'] as const) {
    const state = { status, at: 1000 }
    expect(domainStatusAfter(state, false, 1000 + DOMAIN.giveUp)).toBe(status)
    expect(domainStatusAfter(state, true, 1000 + DOMAIN.giveUp)).toBe('verified')
    expect(domainStatusAfter(state, true, 1001 + DOMAIN.giveUp)).toBe('failed')
  }
})

test('one that is in order is looked at for ever, one that nobody asked about never', () => {
  expect(domainStatusAfter({ status: 'verified', at: 0 }, true, 1e12)).toBe('verified')
  expect(domainStatusAfter({ status: 'verified', at: 0 }, false, 1e12)).toBe('temporary_failure')
  expect(domainStatusAfter({ status: 'not_started', at: 0 }, true, 1e12)).toBe('not_started')
  expect(domainStatusAfter({ status: 'failed', at: 0 }, true, 1e12)).toBe('failed')
})
