import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CertificateStatus } from '#api/certificates'
import { DAY } from '#lib/duration'
import { CERTIFICATE, certificateAt, certificateCourse, certificateItems } from './certificate-course.ts'
import { newCertificate, type CertificateRecord } from './certificates.data.ts'
import { STORY_TIME } from '#mocks/node'

const allowed: Record<CertificateStatus, CertificateStatus[]> = {
  initializing: ['pending_validation'],
  pending_validation: ['pending_issuance', 'validation_timed_out'],
  pending_issuance: ['pending_deployment', 'failed'],
  pending_deployment: ['active'],
  active: ['expiring'],
  expiring: ['active', 'expired'],
  expired: [],
  validation_timed_out: ['pending_validation'],
  failed: [],
  deleting: [],
}

const certificateOf = (changes: Partial<CertificateRecord>) =>
  newCertificate({
    workspaceId: 'ws',
    hostname: 'links.a.example',
    createdAt: new Date(STORY_TIME).toISOString(),
    ...changes,
  })

const anyCertificate = fc
  .record({
    hostname: fc.constantFrom('links.a.example', 'caa.a.example'),
    method: fc.constantFrom('cname', 'txt', 'http'),
    fate: fc.constantFrom('found', 'missing', 'mismatch'),
    autoRenew: fc.boolean(),
  })
  .map(certificateOf)

test('a certificate only goes the ways of the contract, and looking often or seldom makes no difference', () => {
  fc.assert(
    fc.property(anyCertificate, fc.nat(400 * DAY), fc.nat(), (certificate, later, seed) => {
      const now = STORY_TIME + later
      const { phases } = certificateCourse(certificate, seed, now)
      expect(phases[0]?.status).toBe('initializing')
      phases.slice(1).forEach((phase, place) => {
        const before = phases[place]
        expect(allowed[before?.status ?? 'failed']).toContain(phase.status)
        expect(phase.at).toBeGreaterThanOrEqual(before?.at ?? Infinity)
      })
      expect(certificateCourse(certificate, seed, now + DAY).phases.slice(0, phases.length)).toEqual(phases)
    }),
  )
})

test('what is shown agrees with itself: a certificate that is good has one active item for each algorithm', () => {
  fc.assert(
    fc.property(anyCertificate, fc.nat(400 * DAY), fc.nat(), (certificate, later, seed) => {
      const now = STORY_TIME + later
      const { status, validFrom, expiresAt, records } = certificateAt(certificate, seed, now)
      const active = certificateItems(certificate, seed, now).filter((item) => item.status === 'active')
      expect(active).toHaveLength(status === 'active' || status === 'expiring' ? 2 : 0)
      for (const item of active) expect([item.issuedAt, item.expiresAt]).toEqual([validFrom, expiresAt])
      expect(records).toHaveLength(certificate.method === 'cname' ? 2 : 1)
      const left = expiresAt === undefined ? Infinity : Date.parse(expiresAt) - now
      if (status === 'expiring') expect(left).toBeLessThanOrEqual(CERTIFICATE.expiring)
      if (status === 'active') expect(left).toBeGreaterThan(CERTIFICATE.expiring)
      if (status === 'expired') expect(left).toBeLessThanOrEqual(0)
    }),
  )
})

test('one that renews itself is never expired; one that does not is, after 90 days', () => {
  const after = (days: number, autoRenew: boolean) =>
    certificateAt(certificateOf({ autoRenew }), 1, STORY_TIME + days * DAY).status
  expect([1, 68, 70, 77, 91, 400].map((days) => after(days, true))).toEqual([
    'active',
    'active',
    'expiring',
    'active',
    'active',
    'active',
  ])
  expect([68, 70, 89, 91].map((days) => after(days, false))).toEqual([
    'active',
    'expiring',
    'expiring',
    'expired',
  ])
})
