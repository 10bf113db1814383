import type { Certificate, CertificateItem } from '#api/certificates'
import type { DnsRecord } from '#api/shapes'
import { DAY, HOUR, MINUTE } from '#lib/duration'
import {
  CERTIFICATE_TIMES,
  certificateErrors,
  expectCertificatePause,
  expectNotDeleted,
  expectVerifiable,
} from './certificate-rules.ts'

/** A certificate as a backend keeps it between two looks. */
export interface KeptCertificate extends Omit<Certificate, 'status' | 'errors'> {
  /** What of its status is not a matter of time. */
  stage:
    | 'initializing'
    | 'pending_validation'
    | 'pending_issuance'
    | 'issued'
    | 'validation_timed_out'
    | 'failed'
  /** When it reached its stage. */
  stageAt: string
  /** Letters and digits that only this certificate has, and a custom hostname of the same workspace and name. */
  token: string
  /** Whether another workspace has proven its hostname. */
  isTaken: boolean
  /** Whether it is looked after by itself. */
  isWatched: boolean
  /** Attempts to obtain it that failed since the last one that did not. */
  attempts: number
  askedAt?: string
  nextCheckAt?: string
  deletedAt?: string
}

/** In ms: how long before its end a certificate is renewed, and how long between two looks or attempts. */
const PACE = {
  renew: 30 * DAY,
  least: MINUTE,
  mostOfLooks: HOUR,
  mostOfAttempts: 6 * HOUR,
  share: 4,
} as const

const iso = (time: number) => new Date(time).toISOString()

const withNext = (certificate: KeptCertificate, next: number | undefined): KeptCertificate => {
  const { nextCheckAt: _, ...rest } = certificate
  return next === undefined ? rest : { ...rest, nextCheckAt: iso(next) }
}

const atStage = (
  certificate: KeptCertificate,
  stage: KeptCertificate['stage'],
  now: number,
): KeptCertificate =>
  stage === certificate.stage ? certificate : { ...certificate, stage, stageAt: iso(now), attempts: 0 }

/** A certificate as the API shows it (DOM-9). `now` in ms since 1970. */
export function shownCertificate(certificate: KeptCertificate, now: number): Certificate {
  const {
    stage,
    stageAt: _,
    token: __,
    isTaken,
    isWatched: ___,
    attempts: ____,
    askedAt: _____,
    nextCheckAt: ______,
    deletedAt,
    ...rest
  } = certificate
  const left = Date.parse(certificate.expiresAt ?? '') - now
  const issued = left <= 0 ? 'expired' : left <= CERTIFICATE_TIMES.expiring ? 'expiring' : 'active'
  const status = stage === 'issued' ? issued : stage
  return {
    ...rest,
    status: deletedAt === undefined ? status : 'deleting',
    errors: certificateErrors(status, certificate.records, isTaken),
  }
}

/** An issued certificate as the API shows it: what is stored of its status, and what time makes of it. */
export const itemStatus = (
  item: { status: 'active' | 'superseded'; expiresAt: string },
  isDeleted: boolean,
  now: number,
): CertificateItem['status'] =>
  now >= Date.parse(item.expiresAt) ? 'expired' : isDeleted ? 'revoked' : item.status

/** A certificate whose records somebody asks to look for; throws where it does not wait for any (DOM-10). */
export function certificateAsked(certificate: KeptCertificate, now: number): KeptCertificate {
  expectNotDeleted(certificate)
  expectCertificatePause(certificate.askedAt, now)
  expectVerifiable(shownCertificate(certificate, now).status)
  return { ...atStage(certificate, 'pending_validation', now), askedAt: iso(now), isWatched: true }
}

const waitsForRecords: ReadonlySet<KeptCertificate['stage']> = new Set(['initializing', 'pending_validation'])

/** What becomes of a certificate by a look at the DNS. One that got further while servers were asked stays as it is. */
export function certificateAfterLook(
  certificate: KeptCertificate,
  { records, isCertain }: { records: DnsRecord[]; isCertain: boolean },
  now: number,
): KeptCertificate {
  if (!waitsForRecords.has(certificate.stage)) return certificate
  const waiting = atStage(certificate, 'pending_validation', now)
  const looked = { ...waiting, records, lastCheckedAt: iso(now) }
  const since = Date.parse(looked.stageAt)
  if (isCertain && !certificate.isTaken && records.every(({ status }) => status === 'verified'))
    return withNext(atStage(looked, 'pending_issuance', now), now)
  if (now >= since + CERTIFICATE_TIMES.giveUp)
    return withNext(atStage(looked, 'validation_timed_out', now), undefined)
  const wait = Math.min(PACE.mostOfLooks, Math.max(PACE.least, (now - since) / PACE.share))
  return withNext(looked, Math.min(now + wait, since + CERTIFICATE_TIMES.giveUp))
}

/** A certificate that was issued, for the first time or again. */
export const certificateIssued = (
  certificate: KeptCertificate,
  issue: { issuer: string; validFrom: string; expiresAt: string },
  now: number,
): KeptCertificate =>
  withNext(
    { ...certificate, ...issue, stage: 'issued', stageAt: iso(now), attempts: 0 },
    certificate.autoRenew ? Math.max(now + HOUR, Date.parse(issue.expiresAt) - PACE.renew) : undefined,
  )

/**
 * A certificate that was not issued: `forbidden` where the domain's own CAA records keep everybody from issuing it. One that is
 * renewed stays as good as it is.
 */
export function certificateNotIssued(
  certificate: KeptCertificate,
  why: 'forbidden' | 'later',
  now: number,
): KeptCertificate {
  const attempts = certificate.attempts + 1
  const wait = Math.min(PACE.mostOfAttempts, PACE.least * 2 ** Math.min(attempts, 20))
  if (certificate.stage === 'issued')
    return withNext({ ...certificate, attempts }, now + Math.max(HOUR, wait))
  if (why === 'forbidden') return withNext(atStage(certificate, 'failed', now), undefined)
  if (now >= Date.parse(certificate.stageAt) + CERTIFICATE_TIMES.giveUp)
    return withNext(atStage(certificate, 'validation_timed_out', now), undefined)
  return withNext({ ...certificate, attempts }, now + wait)
}
