import { useIntl } from 'react-intl'
import type { ContactStatus } from '#api/contacts'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { statusMessages } from '#features/segments/contact-status'

const KINDS: Record<ContactStatus, StatusKind> = {
  subscribed: 'success',
  pending: 'info',
  unsubscribed: 'neutral',
  bounced: 'warning',
  complained: 'danger',
  blocked: 'danger',
}

export interface ContactStatusPillProps {
  status: ContactStatus
}

export function ContactStatusPill({ status }: ContactStatusPillProps) {
  return <StatusPill kind={KINDS[status]}>{useIntl().formatMessage(statusMessages[status])}</StatusPill>
}
