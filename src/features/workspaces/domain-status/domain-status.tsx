import { useIntl, type MessageDescriptor } from 'react-intl'
import type { DomainStatus } from '#api/domains'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { messages } from './domain-status.messages.ts'

const looks: Readonly<Record<DomainStatus, { kind: StatusKind; words: MessageDescriptor }>> = {
  not_started: { kind: 'neutral', words: messages.not_started },
  pending: { kind: 'info', words: messages.pending },
  verified: { kind: 'success', words: messages.verified },
  failed: { kind: 'danger', words: messages.failed_ },
  temporary_failure: { kind: 'warning', words: messages.temporary_failure },
}

/** What a domain is called that has this status. */
export const statusWords = (status: DomainStatus): MessageDescriptor => looks[status].words

/** The status of a domain (DOM-1). */
export function DomainStatusPill({ status }: { status: DomainStatus }) {
  const intl = useIntl()
  return (
    <StatusPill kind={looks[status].kind} live={status === 'pending'}>
      {intl.formatMessage(looks[status].words)}
    </StatusPill>
  )
}
