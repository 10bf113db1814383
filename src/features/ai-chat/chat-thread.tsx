import ArrowDown from 'lucide-react/icons/arrow-down'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Inline, Stack } from '#components/layout'
import { ScrollArea } from '#components/scroll-area'
import { Skeleton } from '#components/skeleton'
import { Spinner } from '#components/spinner'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import type { ClientTool } from '#features/ai-chat/client-tools'
import { ChatAnnouncer } from './chat-announcer.tsx'
import { ChatMessage } from './chat-message.tsx'
import { ChatProblem } from './chat-problem.tsx'
import { messagesOf } from './chat-history.model.ts'
import type { ChatState } from './chat-state.ts'
import type { Chat } from './chat.ts'
import { resultsOf, writingIn } from './chat-thread.model.ts'
import { assistantData, type FinishedMessage } from './generation.model.ts'
import { OlderMessages } from './older-messages.tsx'
import { useClientTools } from './use-client-tools.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useStickToEnd } from './use-stick-to-end.ts'
import { useWrittenCall } from './use-written-call.ts'
import { messages } from './chat-thread.messages.ts'
import * as messageStyles from './chat-message.css.ts'
import * as styles from './chat-thread.css.ts'

export interface ChatThreadProps {
  chat: Chat
  state: ChatState
  tools: readonly ClientTool[]
  /** Origins that pictures may come from. */
  imagesFrom: readonly string[]
}

/** Messages that are drawn at once when a conversation is opened: more than fill the pane. The others follow. */
const FIRST = 10

/** The messages of a conversation and the answer that is being written (AST-13). */
export function ChatThread({ chat, state, tools, imagesFrom }: ChatThreadProps) {
  const intl = useIntl()
  const { history, generation, doing, problem, stopped } = state
  const { phase } = generation
  const shown = useMemo(() => messagesOf({ history, generation }), [history, generation])
  const [whole, setWhole] = useState(false)
  useEffect(() => {
    if (shown.length > 0) startTransition(() => setWhole(true))
  }, [shown])
  const drawn = whole ? shown : shown.slice(-FIRST)
  const asked = shown.findLast(({ data }) => data.role === 'user')
  const { view, atEnd, toEnd } = useStickToEnd(drawn[0]?.id, asked?.id)
  useKeptFocus(view)
  const pending = phase.kind === 'tool' ? phase : undefined
  const results = useMemo(() => resultsOf(shown, pending, state.answers), [shown, pending, state.answers])
  const open = useClientTools(chat, state, tools)
  useWrittenCall(chat, tools)
  const active = doing === 'listening' || doing === 'reconnecting' || doing === 'stopping'
  // Also before the stream has said anything.
  const isAwaited =
    active &&
    (phase.kind === 'generating' ||
      (phase.kind === 'waiting' && doing !== 'reconnecting' && shown.at(-1)?.data.role !== 'assistant'))
  const live =
    phase.kind === 'assistant' && shown.every(({ id }) => id !== phase.messageId)
      ? { id: phase.messageId, data: assistantData(phase.steps) }
      : undefined
  const all: readonly FinishedMessage[] = live ? [...drawn, live] : drawn
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
        <Stack as="ol" padding={4}>
          {state.older === undefined || !whole ? null : (
            <Text as="li" size={13} tone="muted">
              <Inline>
                <OlderMessages
                  busy={doing === 'loading-older'}
                  waits={doing !== 'nothing' || problem?.what === 'older'}
                  onWanted={chat.loadOlder}
                />
              </Inline>
            </Text>
          )}
          {all.map(({ id, data }) => (
            <ChatMessage
              key={id}
              chat={chat}
              data={data}
              writing={active && data === live?.data ? writingIn(phase) : undefined}
              active={active && data.role === 'assistant' && data.toolCalls.length > 0}
              editable={data === asked?.data && doing === 'nothing'}
              results={results}
              tools={tools}
              open={data === shown.at(-1)?.data && open.length > 0 ? open : undefined}
              imagesFrom={imagesFrom}
            />
          ))}
          {doing === 'loading' ? (
            <Stack as="li" gap={2}>
              <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
              {[60, 100, 90, 40].map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </Stack>
          ) : null}
          {isAwaited ? (
            <Text as="li" size={13} tone="muted">
              <Inline>
                <span className={messageStyles.live} role="status">
                  {intl.formatMessage(messages.generating)}
                </span>
              </Inline>
            </Text>
          ) : null}
          {doing === 'reconnecting' ? (
            <Text as="li" size={13} tone="muted">
              <Inline>
                <Spinner />
                <span role="status">{intl.formatMessage(messages.reconnecting)}</span>
              </Inline>
            </Text>
          ) : null}
          {stopped && !active ? (
            <Text as="li" size={13} tone="muted">
              <Inline>
                {intl.formatMessage(messages.stopped)}
                <Button size="small" busy={doing === 'resuming'} onClick={() => void chat.resume()}>
                  {intl.formatMessage(messages.resume)}
                </Button>
                {again}
              </Inline>
            </Text>
          ) : null}
          {problem && problem.what !== 'send' ? (
            <li>
              <ChatProblem what={problem.what} error={problem.error} onRetry={chat.retry} />
              {problem.what === 'listen' ? again : null}
            </li>
          ) : null}
        </Stack>
        <ChatAnnouncer chat={chat} tools={tools} />
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
