import { useIntl, type IntlShape } from 'react-intl'
import type { ApiError, Exchange } from '#api/core'
import { Banner } from '#components/banner'
import { CodeBlock } from '#components/code-block'
import { Ticket } from '#components/error-block'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { StatusPill } from '#components/status-pill'
import { Text } from '#components/text'
import { messages } from './requests.messages.ts'
import { ticketOf } from './send-progress.model.ts'

/** What a try led to: an answer of whatever status, or none. */
export type Tried = { answer: Exchange; isSame: boolean } | { error: ApiError }

/** The answer as it came, and what it means. */
export function RequestAnswer({ tried }: { tried: Tried }) {
  const intl = useIntl()
  if ('error' in tried)
    return <InlineError ticketId={tried.error.ticketId}>{errorWords(intl, tried.error)}</InlineError>
  const { answer, isSame } = tried
  const { status, body } = answer
  const words = statusWords(intl, answer)
  const ticketId = ticketOf(body)
  return (
    <Stack gap={3}>
      <Inline role="status">
        <StatusPill kind={status < 400 ? 'success' : 'danger'}>{status}</StatusPill>
        {words === undefined ? null : <Text>{words}</Text>}
      </Inline>
      {isSame ? <Banner kind="success">{intl.formatMessage(messages.same)}</Banner> : null}
      {ticketId === '' ? null : <Ticket id={ticketId} />}
      <CodeBlock
        label={intl.formatMessage(messages.answer)}
        code={typeof body === 'string' ? body : JSON.stringify(body, null, 2)}
        wrapped
      />
    </Stack>
  )
}

function statusWords(intl: IntlShape, { status, retryAfter }: Exchange): string | undefined {
  switch (status) {
    case 401:
      return intl.formatMessage(messages.unauthorised)
    case 403:
      return intl.formatMessage(messages.forbidden)
    case 409:
      return intl.formatMessage(messages.conflict)
    case 429:
      return retryAfter === undefined
        ? intl.formatMessage(messages.tooMany)
        : intl.formatMessage(messages.wait, { seconds: retryAfter })
    default:
      return undefined
  }
}

function errorWords(intl: IntlShape, { kind }: ApiError): string {
  if (kind === 'network') return intl.formatMessage(messages.offline)
  return intl.formatMessage(kind === 'timeout' ? messages.slow : messages.broken)
}
