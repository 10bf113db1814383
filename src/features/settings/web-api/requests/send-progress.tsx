import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError, exchange, toApiError, useApi, useScopedWorkspaceId } from '#api/core'
import { readSendStatus } from '#api/requests'
import {
  transactionalRoutes,
  type TransactionalStatus,
  type TransactionalStatusView,
} from '#api/transactional'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { isFinalSend, SendStatusPill, sendStatusWords } from '#features/workspaces/send-status'
import { messages, readerEvents } from './requests.messages.ts'
import { ticketOf, waitAfter } from './send-progress.model.ts'

export interface SendProgressProps {
  sendId: string
  /** The key that the mail was sent with; undefined for the session. */
  apiKey: string | undefined
}

/** What becomes of a mail, until it has ended. */
export function SendProgress({ sendId, apiKey }: SendProgressProps) {
  const intl = useIntl()
  const { view, error, retry } = useSendStatus(sendId, apiKey)
  const place = useRef<HTMLDivElement>(null)
  const wordOf = (type: string) => {
    if (isReaderEvent(type)) return intl.formatMessage(readerEvents[type])
    const words = sendStatusWords(type)
    return words ? intl.formatMessage(words) : type
  }
  return (
    <Stack ref={place} tabIndex={-1} gap={3}>
      {view ? (
        <ul aria-label={intl.formatMessage(messages.progress)} aria-live="polite">
          {view.recipients.map(({ email, status, reason, events }) => (
            <Stack as="li" key={email} gap={1}>
              <Inline justify="space-between">
                <Text wrap="anywhere">{email}</Text>
                <SendStatusPill status={status} />
              </Inline>
              {reason === undefined ? null : (
                <Text size={13} tone="muted" wrap="anywhere">
                  {reason}
                </Text>
              )}
              <Inline gap={3}>
                {events.map(({ type, at }) => (
                  <Text key={`${type} ${at}`} size={13} tone="muted">
                    {intl.formatMessage(messages.events, {
                      type: wordOf(type),
                      time: intl.formatTime(at, { timeStyle: 'medium' }),
                    })}
                  </Text>
                ))}
              </Inline>
            </Stack>
          ))}
        </ul>
      ) : error ? null : (
        <Skeleton shape="text" />
      )}
      {error ? (
        <InlineError
          ticketId={error.ticketId}
          onRetry={() => {
            // The button goes with what it mends (ACC-3).
            place.current?.focus()
            retry()
          }}
        >
          {intl.formatMessage(messages.progressFailed)}
        </InlineError>
      ) : view ? (
        <Text as="p" size={13} tone="muted">
          {intl.formatMessage(isFinalSend(view.status) ? messages.progressDone : messages.nextCheck)}
        </Text>
      ) : null}
    </Stack>
  )
}

const isReaderEvent = (type: string): type is keyof typeof readerEvents => Object.hasOwn(readerEvents, type)

interface SendStatus {
  view: TransactionalStatusView | undefined
  error: ApiError | undefined
}

/** Asks again and again until the mail has ended or an answer failed, with the same rights as it was sent with. */
function useSendStatus(sendId: string, apiKey: string | undefined) {
  const { client, clock } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<SendStatus>({ view: undefined, error: undefined })
  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    let stopWaiting: () => void = () => undefined
    let answers = 0
    const ask = async () => {
      try {
        const { status, body } = await exchange(
          client,
          transactionalRoutes.status,
          { params: { sendId } },
          { apiKey, workspaceId, signal },
        )
        if (signal.aborted) return
        const view = readSendStatus(body)
        if (!view) throw new ApiError(status, '', ticketOf(body))
        setState({ view, error: undefined })
        answers += 1
        const last: TransactionalStatus = view.status
        if (!isFinalSend(last)) stopWaiting = clock.setTimeout(() => void ask(), waitAfter(answers))
      } catch (caught) {
        if (!signal.aborted) setState((before) => ({ ...before, error: toApiError(caught) }))
      }
    }
    void ask()
    return () => {
      leave.abort()
      stopWaiting()
    }
  }, [client, clock, workspaceId, sendId, apiKey, round])
  return {
    ...state,
    retry() {
      setState({ ...state, error: undefined })
      setRound(round + 1)
    },
  }
}
