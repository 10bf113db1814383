import { useIntl } from 'react-intl'
import { Inline } from '#components/layout'
import { StatusPill } from '#components/status-pill'
import { Text } from '#components/text'
import type { BenchNote, BenchOutcome } from '#tracking/bench'
import { messages } from './example.messages.ts'

const reasons = {
  noSession: messages.noteNoSession,
  bot: messages.noteBot,
  awaited: messages.noteAwaited,
  denied: messages.noteDenied,
  sessionFailed: messages.noteSessionFailed,
} satisfies Partial<Record<BenchNote['reason'], object>>

/** What became of what was just sent, beside its button: the list of calls may be far away. */
export function Outcome({ of: outcome }: { of: BenchOutcome | undefined }) {
  const intl = useIntl()
  const { status, reason, message } = outcome ?? {}
  return (
    <Inline as="span" role="status">
      {status === undefined ? null : <CallStatus status={status} />}
      {message !== undefined ? (
        <Text lang="en" size={13} tone="warning" wrap="anywhere">
          {message}
        </Text>
      ) : reason !== undefined && reason !== 'refused' && reason !== 'failed' ? (
        <Text size={13} tone="warning">
          {intl.formatMessage(reasons[reason])}
        </Text>
      ) : null}
    </Inline>
  )
}

/** The status of an answer; undefined while the call is under way, 0 where no answer came. */
export function CallStatus({ status }: { status: number | undefined }) {
  const intl = useIntl()
  if (status === undefined)
    return (
      <StatusPill kind="info" live>
        {intl.formatMessage(messages.pending)}
      </StatusPill>
    )
  return status === 0 ? (
    <StatusPill kind="danger">{intl.formatMessage(messages.noAnswer)}</StatusPill>
  ) : (
    <StatusPill kind={status < 400 ? 'success' : 'danger'}>{status}</StatusPill>
  )
}
