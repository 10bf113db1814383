import { CERTIFICATE_TIMES, certificateErrors } from '#domain/certificates/certificate-rules'
import { certificateRecords } from '#domain/domains/dns-records'
import type { Certificate, CertificateItem, CertificateStatus } from '#api/certificates'
import { DAY } from '#lib/duration'
import type { CertificateRecord } from './certificates.data.ts'
import { recordAt, delayOf, DNS, tokenOf, type PlannedRecord } from '#mocks/domains/dns'

/** In ms: how long each step takes, how long a certificate is good, and how long before its end it is renewed (DOM-9 to DOM-11). */
export const CERTIFICATE = {
  ...CERTIFICATE_TIMES,
  initializing: 5000,
  issuance: 10_000,
  deployment: 10_000,
  good: 90 * DAY,
  renewed: 14 * DAY,
} as const

/** How many issues are shown. */
const ITEMS = { issues: 10 } as const

const ISSUER = 'Kumo Trust Services'

interface Phase {
  at: number
  status: CertificateStatus
}
interface Issue {
  from: number
  to: number
}

/** The records that prove that the hostname is the workspace's, as those of the server do. The first one counts most. */
function plannedRecords(certificate: CertificateRecord, seed: number): PlannedRecord[] {
  const { hostname, method, fate, createdAt } = certificate
  const token = (what: string) => tokenOf(seed, hostname, what, 20)
  const wanted = certificateRecords(hostname, method, {
    proof: token('acme'),
    // That of a custom hostname of the same name: one record proves both.
    ownership: token('hostname'),
    target: 'links.otegami-hosts.example',
  })
  return wanted.map((record, place) => ({
    ...record,
    foundFrom:
      place === 0 && fate === 'missing'
        ? Infinity
        : Date.parse(createdAt) + CERTIFICATE.initializing + delayOf(seed, hostname, place),
    ...(place === 0 && fate === 'mismatch' && { instead: token('other') }),
  }))
}

/** Nobody may issue one for a name that contains `caa`: its CAA record says so. */
const isForbidden = ({ hostname }: CertificateRecord) => hostname.includes('caa')

/** All that has happened to a certificate until now. */
export function certificateCourse(
  certificate: CertificateRecord,
  seed: number,
  now: number,
): { phases: Phase[]; issues: Issue[] } {
  const created = Date.parse(certificate.createdAt)
  const wanted = plannedRecords(certificate, seed)
  const foundFrom = Math.max(...wanted.map((record) => record.foundFrom))
  const phases: Phase[] = [{ at: created, status: 'initializing' }]
  const issues: Issue[] = []
  for (const attempt of [
    created + CERTIFICATE.initializing,
    ...certificate.attempts.map((at) => Date.parse(at)),
  ]) {
    phases.push({ at: attempt, status: 'pending_validation' })
    const validated = Math.max(foundFrom, attempt + DNS.step)
    if (wanted.some(({ instead }) => instead !== undefined) || validated > attempt + CERTIFICATE.giveUp) {
      phases.push({ at: attempt + CERTIFICATE.giveUp, status: 'validation_timed_out' })
      continue
    }
    const issued = validated + CERTIFICATE.issuance
    phases.push({ at: validated, status: 'pending_issuance' })
    if (isForbidden(certificate)) {
      phases.push({ at: issued, status: 'failed' })
      continue
    }
    phases.push(
      { at: issued, status: 'pending_deployment' },
      { at: issued + CERTIFICATE.deployment, status: 'active' },
    )
    for (let from = issued; from <= now;) {
      const to = from + CERTIFICATE.good
      issues.push({ from, to })
      phases.push({ at: to - CERTIFICATE.expiring, status: 'expiring' })
      if (!certificate.autoRenew) {
        phases.push({ at: to, status: 'expired' })
        break
      }
      from = to - CERTIFICATE.renewed
      phases.push({ at: from, status: 'active' })
    }
  }
  return {
    phases: phases.filter(({ at }) => at <= now),
    issues: issues.filter(({ from }) => from <= now),
  }
}

const iso = (time: number) => new Date(time).toISOString()

/** What a certificate has become until now. */
export function certificateAt(certificate: CertificateRecord, seed: number, now: number): Certificate {
  const { hostname, method, autoRenew, createdAt, deletedAt, askedAt } = certificate
  const { phases, issues } = certificateCourse(certificate, seed, now)
  const current = phases.at(-1) ?? { at: Date.parse(createdAt), status: 'initializing' }
  const isWaiting = current.status === 'pending_validation'
  const looked = isWaiting
    ? current.at + Math.floor((now - current.at) / DNS.step) * DNS.step
    : phases.findLast(({ status }) => status === 'pending_issuance' || status === 'validation_timed_out')?.at
  const asked = askedAt === undefined ? undefined : Date.parse(askedAt)
  const checkedAt = looked === undefined || asked === undefined ? (looked ?? asked) : Math.max(looked, asked)
  const issue = issues.at(-1)
  const records = plannedRecords(certificate, seed).map((record) => recordAt(record, hostname, checkedAt))
  return {
    hostname,
    status: deletedAt === undefined ? current.status : 'deleting',
    ...(issue && { issuer: ISSUER, validFrom: iso(issue.from), expiresAt: iso(issue.to) }),
    method,
    autoRenew,
    records,
    errors: certificateErrors(current.status, records),
    ...(checkedAt !== undefined && { lastCheckedAt: iso(checkedAt) }),
    createdAt,
  }
}

/** What was issued, newest first. */
export function certificateItems(
  certificate: CertificateRecord,
  seed: number,
  now: number,
): CertificateItem[] {
  const { hostname, deletedAt } = certificate
  const { phases, issues } = certificateCourse(certificate, seed, now)
  const status = phases.at(-1)?.status
  const item = (number: number, issue: Issue | undefined): CertificateItem[] =>
    (['ecdsa-p256', 'rsa-2048'] as const).map((algorithm) => ({
      id: `cit_${tokenOf(seed, hostname, `${algorithm}.${number}`, 16)}`,
      hostname,
      serial: [0, 1]
        .map((part) =>
          Number.parseInt(tokenOf(seed, hostname, `serial.${algorithm}.${number}.${part}`, 7), 36)
            .toString(16)
            .padStart(10, '0'),
        )
        .join(''),
      algorithm,
      issuer: ISSUER,
      status: itemStatus(number, issue),
      ...(issue && { issuedAt: iso(issue.from), expiresAt: iso(issue.to) }),
    }))
  const itemStatus = (number: number, issue: Issue | undefined): CertificateItem['status'] => {
    if (issue && now >= issue.to) return 'expired'
    if (deletedAt !== undefined) return 'revoked'
    if (!issue || status === 'pending_deployment') return 'pending'
    return number < issues.length - 1 ? 'superseded' : 'active'
  }
  const issued = issues.map((issue, number) => item(number, issue))
  const coming = status === 'pending_issuance' ? [item(issues.length, undefined)] : []
  return [...issued, ...coming].toReversed().slice(0, ITEMS.issues).flat()
}
