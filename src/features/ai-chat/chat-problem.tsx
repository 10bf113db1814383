import { useIntl } from 'react-intl'
import type { ApiError } from '#api/core'
import { InlineError } from '#components/inline-error'
import { messages } from './chat-thread.messages.ts'

const failures = {
  load: messages.loadFailed,
  older: messages.olderFailed,
  answer: messages.answerFailed,
  listen: messages.listenFailed,
  stop: messages.stopFailed,
  resume: messages.resumeFailed,
} as const

export interface ChatProblemProps {
  what: keyof typeof failures
  error: ApiError
  onRetry: () => void
}

/** What went wrong in the conversation, where the next message would be. */
export function ChatProblem({ what, error: { code, said, ticketId }, onRetry }: ChatProblemProps) {
  const intl = useIntl()
  const gone = what === 'load' && code === 404
  // To stop and to resume are pressed again where they stand.
  const again = !gone && what !== 'stop' && what !== 'resume'
  return (
    <InlineError ticketId={ticketId || undefined} onRetry={again ? onRetry : undefined}>
      {intl.formatMessage(gone ? messages.gone : failures[what])} {gone ? null : said}
    </InlineError>
  )
}
