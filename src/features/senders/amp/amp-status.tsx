import { useIntl } from 'react-intl'
import type { AmpRegistration } from '#api/senders'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { messages } from './amp.messages.ts'

const kinds: Readonly<Record<AmpRegistration['state'], StatusKind>> = {
  not_started: 'neutral',
  email_sent: 'info',
  form_submitted: 'info',
  approved: 'success',
  rejected: 'danger',
}

/** How far a sender is with a provider. */
export function AmpStatusPill({ state }: Pick<AmpRegistration, 'state'>) {
  const intl = useIntl()
  return <StatusPill kind={kinds[state]}>{intl.formatMessage(messages[state])}</StatusPill>
}
