import type { Certificate, CertificateStatus } from '#api/certificates'
import type { DnsRecord } from '#api/shapes'
import { ruleBroken } from '#domain/kernel/refusals'

/** Refuses to look for records that a certificate does not wait for. */
export function expectVerifiable(status: CertificateStatus): void {
  if (status !== 'pending_validation' && status !== 'validation_timed_out')
    throw ruleBroken(
      `A certificate that is ${status} needs no records: only one that waits for them can be verified.`,
      '確認できるのは、レコードの設定を待っている証明書だけです。',
    )
}

/** Why a certificate is not issued. */
export function certificateErrors(
  status: CertificateStatus,
  records: readonly Pick<DnsRecord, 'status'>[],
): Certificate['errors'] {
  if (status === 'failed') return ['issuance_forbidden']
  const isLate = status === 'validation_timed_out'
  if ((isLate || status === 'pending_validation') && records.some((record) => record.status === 'mismatch'))
    return ['records_differ']
  return isLate ? ['records_not_found'] : []
}
