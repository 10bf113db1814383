import type { Certificate, CertificateFilter, CertificateStatus } from '#api/certificates'
import type { DnsRecord } from '#api/shapes'
import { conflict, ruleBroken, tooSoon } from '#domain/kernel/refusals'
import { DAY } from '#lib/duration'
import { fold } from '#lib/fold-text'

/** In ms: how long records are waited for, from when on a certificate is near its end, and how long deleting takes (DOM-9 to DOM-11). */
export const CERTIFICATE_TIMES = { giveUp: 3 * DAY, expiring: 21 * DAY, deleting: 10_000 } as const

/** In ms: so long nobody need ask for a look again. */
const VERIFY = { pause: 30_000 } as const

/** What certificates may be ordered by; the first is the usual one. */
export const CERTIFICATE_ORDERS = ['hostname', 'status', 'expiresAt', 'createdAt'] as const

/** Whether a certificate is one of those that are looked for. */
export const isCertificateFound = (
  { hostname, status }: Pick<Certificate, 'hostname' | 'status'>,
  { q = '', status: wanted }: CertificateFilter,
): boolean => hostname.includes(fold(q).trim()) && (wanted === undefined || status === wanted)

export const certificateTaken = (hostname: string) =>
  conflict(`There is a certificate for ${hostname} already.`, `${hostname}の証明書はすでにあります。`)

/** Whether a certificate that was deleted is no longer there. `now` in ms since 1970. */
export const isCertificateGone = ({ deletedAt }: { deletedAt?: string | undefined }, now: number): boolean =>
  deletedAt !== undefined && now >= Date.parse(deletedAt) + CERTIFICATE_TIMES.deleting

/** Refuses to do anything with a certificate that is being deleted. */
export function expectNotDeleted({
  hostname,
  deletedAt,
}: {
  hostname: string
  deletedAt?: string | undefined
}): void {
  if (deletedAt !== undefined)
    throw ruleBroken(`The certificate of ${hostname} is being deleted.`, `${hostname}の証明書は削除中です。`)
}

/** Refuses to look for the records of a certificate again at once. `now` in ms since 1970. */
export function expectCertificatePause(askedAt: string | undefined, now: number): void {
  const again = askedAt === undefined ? -Infinity : Date.parse(askedAt) + VERIFY.pause
  if (now < again)
    throw tooSoon('The records were looked up a moment ago.', now, again, 'レコードは先ほど確認しました。')
}

/** Refuses to look for records that a certificate does not wait for. */
export function expectVerifiable(status: CertificateStatus): void {
  if (status !== 'pending_validation' && status !== 'validation_timed_out')
    throw ruleBroken(
      `A certificate that is ${status} needs no records: only one that waits for them can be verified.`,
      '確認できるのは、レコードの設定を待っている証明書だけです。',
    )
}

/** Why a certificate is not issued. `isTaken`: another workspace has proven its hostname (DOM-36). */
export function certificateErrors(
  status: CertificateStatus,
  records: readonly Pick<DnsRecord, 'status'>[],
  isTaken = false,
): Certificate['errors'] {
  if (status === 'failed') return ['issuance_forbidden']
  if (isTaken) return ['taken']
  const isLate = status === 'validation_timed_out'
  if ((isLate || status === 'pending_validation') && records.some((record) => record.status === 'mismatch'))
    return ['records_differ']
  return isLate ? ['records_not_found'] : []
}
