import { ArrowDown } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '#api/core'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { InlineError } from '#components/inline-error'
import { ScrollArea } from '#components/scroll-area'
import { Skeleton } from '#components/skeleton'
import { Spinner } from '#components/spinner'
import { VisuallyHidden } from '#components/visually-hidden'
import { ChatAnnouncer } from './chat-announcer.tsx'
import { ChatMessage } from './chat-message.tsx'
import { withNew, type Chat, type ChatState } from './chat.ts'
import { assistantData, type FinishedMessage, type Phase, type TextStep } from './generation.model.ts'
import { useStickToEnd } from './use-stick-to-end.ts'
import { messages } from './chat-thread.messages.ts'
import * as messageStyles from './chat-message.css.ts'
import * as styles from './chat-thread.css.ts'

export interface ChatThreadProps {
  chat: Chat
  state: ChatState
}

const failures = {
  load: messages.loadFailed,
  listen: messages.listenFailed,
  stop: messages.stopFailed,
  resume: messages.resumeFailed,
} as const

/** The messages of a conversation and the answer that is being written (SPEC.md 2.4). */
export function ChatThread({ chat, state }: ChatThreadProps) {
  const intl = useIntl()
  const { history, generation, doing, problem, stopped } = state
  const { phase } = generation
  const { view, atEnd, toEnd } = useStickToEnd()
  const shown = useMemo(() => withNew(history, generation.messages), [history, generation.messages])
  const pending = phase.kind === 'tool' ? phase : undefined
  const results = useMemo(() => resultsOf(shown, pending), [shown, pending])
  const active = doing === 'listening' || doing === 'reconnecting' || doing === 'stopping'
  const live =
    phase.kind === 'assistant' && shown.every(({ id }) => id !== phase.messageId)
      ? { id: phase.messageId, data: assistantData(phase.steps) }
      : undefined
  const all: readonly FinishedMessage[] = live ? [...shown, live] : shown
  const asked = shown.findLast(({ data }) => data.role === 'user')
  const question = asked?.data.role === 'user' ? asked.data.content : undefined
  const again =
    question === undefined ? null : (
      <Button
        size="small"
        tone="quiet"
        disabled={doing !== 'nothing'}
        onClick={() => void chat.send(question)}
      >
        {intl.formatMessage(messages.askAgain)}
      </Button>
    )
  return (
    <div className={styles.root} aria-busy={doing === 'loading' || undefined}>
      <ScrollArea label={intl.formatMessage(messages.conversation)} ref={view}>
        <ol className={styles.list}>
          {all.map(({ id, data }) => (
            <ChatMessage
              key={id}
              chat={chat}
              data={data}
              writing={active && data === live?.data ? writingIn(phase) : undefined}
              active={active && data.role === 'assistant' && data.toolCalls.length > 0}
              editable={data === asked?.data && doing === 'nothing'}
              results={results}
            />
          ))}
          {doing === 'loading' ? (
            <li className={styles.skeleton}>
              <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
              {[60, 100, 90, 40].map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </li>
          ) : null}
          {active && phase.kind === 'generating' ? (
            <li className={styles.note}>
              <span className={messageStyles.live} role="status">
                {intl.formatMessage(messages.generating)}
              </span>
            </li>
          ) : null}
          {doing === 'reconnecting' ? (
            <li className={styles.note}>
              <Spinner />
              <span role="status">{intl.formatMessage(messages.reconnecting)}</span>
            </li>
          ) : null}
          {stopped && !active ? (
            <li className={styles.note}>
              {intl.formatMessage(messages.stopped)}
              <Button size="small" busy={doing === 'resuming'} onClick={() => void chat.resume()}>
                {intl.formatMessage(messages.resume)}
              </Button>
              {again}
            </li>
          ) : null}
          {problem && problem.what !== 'send' ? (
            <li>
              <Problem what={problem.what} error={problem.error} onRetry={chat.retry} />
              {problem.what === 'listen' ? again : null}
            </li>
          ) : null}
        </ol>
        <ChatAnnouncer chat={chat} />
      </ScrollArea>
      {atEnd ? null : (
        <div className={styles.toEnd}>
          <span className={styles.toEndButton}>
            <Button size="small" icon={<Icon of={ArrowDown} />} onClick={toEnd}>
              {intl.formatMessage(messages.toEnd)}
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}

interface ProblemProps {
  what: keyof typeof failures
  error: ApiError
  onRetry: () => void
}

function Problem({ what, error: { code, message, ticketId }, onRetry }: ProblemProps) {
  const intl = useIntl()
  const gone = what === 'load' && code === 404
  // To stop and to resume are pressed again where they stand.
  const again = !gone && (what === 'load' || what === 'listen')
  return (
    <InlineError ticketId={ticketId || undefined} onRetry={again ? onRetry : undefined}>
      {intl.formatMessage(gone ? messages.gone : failures[what])} {gone ? null : message}
    </InlineError>
  )
}

const writingIn = (phase: Phase): TextStep['type'] | undefined => {
  const last = phase.kind === 'assistant' ? phase.steps.at(-1) : undefined
  return last && last.type !== 'tool_call' && !last.ended ? last.type : undefined
}

/** What tools answered, by the id of the call; those that are still awaited are not in it. */
function resultsOf(
  shown: readonly FinishedMessage[],
  pending: Extract<Phase, { kind: 'tool' }> | undefined,
): ReadonlyMap<string, string> {
  const finished = shown.flatMap(({ data }) => (data.role === 'tool' ? data.results : []))
  const arrived = pending?.steps.filter(({ ended }) => ended) ?? []
  return new Map([...finished, ...arrived].map(({ toolCallId, content }) => [toolCallId, content]))
}
