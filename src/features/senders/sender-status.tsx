import { useIntl } from 'react-intl'
import type { Sender } from '#api/senders'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { messages } from './senders.messages.ts'

const kinds: Readonly<Record<Sender['status'], StatusKind>> = {
  pending: 'info',
  verified: 'success',
  disabled: 'neutral',
  error: 'danger',
}

/** The status of a sender (DOM-12). */
export function SenderStatusPill({ status }: Pick<Sender, 'status'>) {
  const intl = useIntl()
  return <StatusPill kind={kinds[status]}>{intl.formatMessage(messages[status])}</StatusPill>
}
