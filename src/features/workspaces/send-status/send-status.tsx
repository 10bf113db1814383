import { useIntl, type MessageDescriptor } from 'react-intl'
import type { TransactionalStatus } from '#api/transactional'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { messages } from './send-status.messages.ts'

interface Look {
  kind: StatusKind
  words: MessageDescriptor
  /** Nothing follows. @default false */
  isFinal?: boolean
}

const looks: Readonly<Record<TransactionalStatus, Look>> = {
  queued: { kind: 'neutral', words: messages.queued },
  sending: { kind: 'info', words: messages.sending },
  sent: { kind: 'info', words: messages.sent },
  delivered: { kind: 'success', words: messages.delivered, isFinal: true },
  delayed: { kind: 'warning', words: messages.delayed },
  bounced: { kind: 'danger', words: messages.bounced, isFinal: true },
  complained: { kind: 'danger', words: messages.complained, isFinal: true },
  rejected: { kind: 'danger', words: messages.rejected, isFinal: true },
  failed: { kind: 'danger', words: messages.failed_, isFinal: true },
}

/** Whether nothing more becomes of a mail that has this status (API-36). */
export const isFinalSend = (status: TransactionalStatus): boolean => looks[status].isFinal === true

const isSendStatus = (type: string): type is TransactionalStatus => Object.hasOwn(looks, type)

/** What a status of a mail is called; undefined for what is none, such as an event of a reader. */
export const sendStatusWords = (type: string): MessageDescriptor | undefined =>
  isSendStatus(type) ? looks[type].words : undefined

/** How far a mail has come that was sent by a call or as a test. */
export function SendStatusPill({ status }: { status: TransactionalStatus }) {
  const intl = useIntl()
  return (
    <StatusPill kind={looks[status].kind} live={!isFinalSend(status)}>
      {intl.formatMessage(looks[status].words)}
    </StatusPill>
  )
}
