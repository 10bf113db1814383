import { DOMAIN } from '#domain/domains/domain-status'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DomainStatus } from '#api/domains'
import { HOUR } from '#lib/duration'
import { domainAt, domainPhases } from './domain-course.ts'
import { LOST, type DomainRecord } from './domains.data.ts'
import { STORY_TIME } from '#mocks/node'

const allowed: Record<DomainStatus, DomainStatus[]> = {
  not_started: ['pending'],
  pending: ['verified', 'failed'],
  verified: ['temporary_failure'],
  temporary_failure: ['verified', 'failed'],
  failed: ['pending'],
}

const domainOf = (fate: DomainRecord['fate'], attempts: number[], name = 'a.example'): DomainRecord => ({
  id: `ws.${name}`,
  workspaceId: 'ws',
  name,
  region: 'ap-northeast-1',
  fate,
  dmarc: 'none',
  createdAt: new Date(STORY_TIME).toISOString(),
  attempts: attempts.map((at) => new Date(at).toISOString()),
  lostAfter: LOST.after,
})

/** A domain of which verification is asked for whenever it helps, so long after the moment at which it does. */
const asked = (fate: DomainRecord['fate'], waits: readonly number[], seed: number) => {
  let domain = domainOf(fate, [])
  for (const wait of waits) {
    const last = domainPhases(domain, seed).at(-1)
    if (last?.status !== 'not_started' && last?.status !== 'failed') break
    domain = { ...domain, attempts: [...domain.attempts, new Date(last.at + wait).toISOString()] }
  }
  return domain
}

const anyDomain = fc.tuple(
  fc.constantFrom('found', 'missing', 'mismatch', 'lost', 'flaky'),
  fc.array(fc.integer({ min: 0, max: 200 * HOUR }), { maxLength: 4 }),
  fc.nat(),
)

test('whatever is asked and whenever, a domain only goes the ways of the contract', () => {
  fc.assert(
    fc.property(anyDomain, ([fate, waits, seed]) => {
      const phases = domainPhases(asked(fate, waits, seed), seed)
      expect(phases[0]?.status).toBe('not_started')
      phases.slice(1).forEach((phase, place) => {
        const before = phases[place]
        expect(allowed[before?.status ?? 'failed']).toContain(phase.status)
        expect(phase.at).toBeGreaterThanOrEqual(before?.at ?? Infinity)
      })
    }),
  )
})

test('looking often or seldom makes no difference, and the records agree with the status', () => {
  fc.assert(
    fc.property(anyDomain, fc.integer({ min: 0, max: 900 * HOUR }), ([fate, waits, seed], later) => {
      const domain = asked(fate, waits, seed)
      const now = STORY_TIME + later
      const shown = domainAt(domain, seed, now)
      expect(shown.history).toEqual(domainAt(domain, seed, now + HOUR).history.slice(0, shown.history.length))
      expect(shown.history.at(-1)?.status).toBe(shown.status)
      const required = shown.records.filter((record) => record.required)
      if (shown.status === 'not_started')
        expect(shown.records.every(({ status }) => status === 'unchecked')).toBe(true)
      else expect(required.every(({ status }) => status === 'verified')).toBe(shown.status === 'verified')
      if (shown.lastCheckedAt !== undefined) expect(Date.parse(shown.lastCheckedAt)).toBeLessThanOrEqual(now)
      if (shown.nextCheckAt !== undefined) expect(Date.parse(shown.nextCheckAt)).toBeGreaterThan(now)
      if (shown.failsAt !== undefined)
        expect(Date.parse(shown.failsAt) - now).toBeLessThanOrEqual(DOMAIN.giveUp)
    }),
  )
})

test('what goes away once comes back after six hours, or fails after 72', () => {
  const status = (fate: DomainRecord['fate'], hours: number) =>
    domainAt(domainOf(fate, [STORY_TIME]), 1, STORY_TIME + hours * HOUR).status
  expect([1, 23.9, 24.1, 29.9, 31].map((hours) => status('flaky', hours))).toEqual([
    'verified',
    'verified',
    'temporary_failure',
    'temporary_failure',
    'verified',
  ])
  expect([23.9, 24.1, 95, 97].map((hours) => status('lost', hours))).toEqual([
    'verified',
    'temporary_failure',
    'temporary_failure',
    'failed',
  ])
})
