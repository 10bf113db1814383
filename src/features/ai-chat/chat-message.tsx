import { memo, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { CodeBlock } from '#components/code-block'
import { CopyButton } from '#components/copy-button'
import { Skeleton } from '#components/skeleton'
import { VisuallyHidden } from '#components/visually-hidden'
import type { ClientTool, PreparedCall } from '#features/ai-chat/client-tools'
import { Markdown, type GrowingText } from '#features/ai-chat/markdown'
import type { Chat } from './chat.ts'
import type { FinishedMessage, TextStep, ToolCall } from './generation.model.ts'
import { liveText } from './live-text.model.ts'
import { OwnMessage } from './own-message.tsx'
import { givenTo, shownCall } from './tool-call.model.ts'
import type { OpenCall } from './use-client-tools.ts'
import { messages } from './chat-message.messages.ts'
import * as styles from './chat-message.css.ts'

export interface ChatMessageProps {
  chat: Chat
  data: FinishedMessage['data']
  /** Which of its texts is being written, if one is. */
  writing?: TextStep['type'] | undefined
  /** The answer is still under way: a call without a result is waited for. @default false */
  active?: boolean
  /** The last one of the reader: it can be changed and sent again. @default false */
  editable?: boolean
  /** What tools have answered, by the id of the call. */
  results: ReadonlyMap<string, string>
  tools: readonly ClientTool[]
  /** Calls of this message that wait for the browser. */
  open?: readonly OpenCall[]
  /** Origins that pictures may come from. */
  imagesFrom: readonly string[]
}

const NONE: readonly OpenCall[] = []

/** One message of a conversation; what tools answered is shown with the call. */
export const ChatMessage = memo(function ChatMessage({
  chat,
  data,
  writing,
  active = false,
  editable = false,
  results,
  tools,
  open = NONE,
  imagesFrom,
}: ChatMessageProps) {
  const intl = useIntl()
  if (data.role === 'tool') return null
  if (data.role === 'user') return <OwnMessage chat={chat} text={data.content} editable={editable} />
  const { reasoning, content, toolCalls } = data
  // A step may have begun without a word yet: a thought is told from its beginning.
  const thinks = writing === 'reasoning'
  if (reasoning === '' && content === '' && toolCalls.length === 0 && !thinks) return null
  return (
    <li className={styles.root} data-role="assistant">
      <VisuallyHidden>{intl.formatMessage(messages.assistant)}</VisuallyHidden>
      {reasoning === '' && !thinks ? null : (
        <Reasoning live={thinks}>
          <Text
            chat={chat}
            text={reasoning}
            grows={thinks ? 'reasoning' : undefined}
            imagesFrom={imagesFrom}
          />
        </Reasoning>
      )}
      <Text
        chat={chat}
        text={content}
        grows={writing === 'content' ? 'content' : undefined}
        imagesFrom={imagesFrom}
      />
      {toolCalls.map((call) => (
        <Call
          key={call.id}
          chat={chat}
          call={call}
          result={results.get(call.id)}
          active={active}
          title={tools.find(({ name }) => name === call.function.name)?.title}
          prepared={open.find((one) => one.call === call)?.prepared}
        />
      ))}
      {content === '' || writing ? null : (
        <div>
          <CopyButton label={intl.formatMessage(messages.copy)} text={content} />
        </div>
      )}
    </li>
  )
})

/** Open while it is being written, folded afterwards, until the reader says otherwise. */
function Reasoning({ live, children }: { live: boolean; children: ReactNode }) {
  const intl = useIntl()
  const [chosen, choose] = useState<boolean>()
  const open = chosen ?? live
  return (
    <details className={styles.step} open={open}>
      <summary
        className={styles.stepTitle}
        onClick={(event) => {
          event.preventDefault()
          choose(!open)
        }}
      >
        <span className={live ? styles.live : undefined}>
          {intl.formatMessage(live ? messages.thinking : messages.thought)}
        </span>
      </summary>
      <div className={styles.stepText}>{children}</div>
    </details>
  )
}

interface TextProps {
  chat: Chat
  text: string
  grows: TextStep['type'] | undefined
  imagesFrom: readonly string[]
}

function Text({ chat, text, grows, imagesFrom }: TextProps) {
  const growing = useMemo<GrowingText | undefined>(
    () => grows && { read: () => liveText(chat.heard(), grows), onGrowth: chat.onGrowth },
    [chat, grows],
  )
  return text === '' && !growing ? null : <Markdown text={text} imagesFrom={imagesFrom} growing={growing} />
}

interface CallProps {
  chat: Chat
  call: ToolCall
  result: string | undefined
  active: boolean
  /** Of a tool of the browser. */
  title: MessageDescriptor | undefined
  /** While it waits for the browser. */
  prepared: PreparedCall | undefined
}

const titles = {
  search: [messages.searching, messages.searched],
  fetch: [messages.fetching, messages.fetched],
  other: [messages.using, messages.used],
} as const

const Call = memo(function Call({ chat, call, result, active, title, prepared }: CallProps) {
  const intl = useIntl()
  const answer = useCallback((content: string) => chat.answer(call.id, content), [chat, call])
  if (prepared?.kind === 'proposal' && result === undefined)
    return (
      <Suspense fallback={<Skeleton />}>
        {prepared.card(answer, { id: call.id, isNew: isOfThisAnswer(chat, call) })}
      </Suspense>
    )
  const { kind, detail } = shownCall(call)
  const live = prepared ? result === undefined : active && result === undefined && !call.forward
  const given = givenTo(call)
  const head = (
    <>
      <span className={live ? styles.live : undefined}>
        {title ? intl.formatMessage(title) : intl.formatMessage(titles[kind][live ? 0 : 1])}
      </span>{' '}
      <span className={styles.detail}>
        {title ? null : detail}
        {call.forward && result === undefined && !active && !prepared
          ? intl.formatMessage(messages.unanswered)
          : null}
      </span>
    </>
  )
  // Nothing to open while the arguments are being written.
  if (result === undefined && (live || given === ''))
    return <p className={`${styles.step} ${styles.stepTitle}`}>{head}</p>
  return (
    <details className={styles.step}>
      <summary className={styles.stepTitle}>{head}</summary>
      <div className={styles.stepText}>
        {given === '' ? null : <CodeBlock label={intl.formatMessage(messages.given)} code={given} wrapped />}
        {result === undefined ? null : (
          <>
            <span>{intl.formatMessage(messages.result)}</span>
            <p className={styles.text}>{result}</p>
          </>
        )}
      </div>
    </details>
  )
})

/** Whether the call was made since the conversation was loaded. */
const isOfThisAnswer = (chat: Chat, { id }: ToolCall): boolean =>
  chat
    .heard()
    .messages.some(({ data }) => data.role === 'assistant' && data.toolCalls.some((one) => one.id === id))
