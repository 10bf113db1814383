import { useIntl } from 'react-intl'
import type { CertificateStatus } from '#api/certificates'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { messages } from './certificates.messages.ts'

const kinds: Readonly<Record<CertificateStatus, StatusKind>> = {
  initializing: 'info',
  pending_validation: 'info',
  pending_issuance: 'info',
  pending_deployment: 'info',
  active: 'success',
  expiring: 'warning',
  expired: 'danger',
  validation_timed_out: 'danger',
  failed: 'danger',
  deleting: 'neutral',
}

/** On its way: it changes by itself within seconds or hours. */
export const isOnItsWay = (status: CertificateStatus): boolean =>
  kinds[status] === 'info' || status === 'deleting'

/** The status of a certificate (DOM-9). */
export function CertificateStatusPill({ status }: { status: CertificateStatus }) {
  const intl = useIntl()
  return (
    <StatusPill kind={kinds[status]} live={isOnItsWay(status)}>
      {intl.formatMessage(status === 'failed' ? messages.statusFailed : messages[status])}
    </StatusPill>
  )
}
