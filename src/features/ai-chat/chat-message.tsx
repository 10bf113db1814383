import { memo, useMemo, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CodeBlock } from '#components/code-block'
import { CopyButton } from '#components/copy-button'
import { VisuallyHidden } from '#components/visually-hidden'
import { Markdown, type GrowingText } from '#features/ai-chat/markdown'
import type { Chat } from './chat.ts'
import type { FinishedMessage, TextStep, ToolCall } from './generation.model.ts'
import { liveText } from './live-text.model.ts'
import { OwnMessage } from './own-message.tsx'
import { givenTo, shownCall } from './tool-call.model.ts'
import { messages } from './chat-message.messages.ts'
import * as styles from './chat-message.css.ts'

/** Pictures tell where they come from that somebody looks: an answer shows none from elsewhere. */
const NOWHERE: readonly string[] = []

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
}

/** One message of a conversation; what tools answered is shown with the call. */
export const ChatMessage = memo(function ChatMessage({
  chat,
  data,
  writing,
  active = false,
  editable = false,
  results,
}: ChatMessageProps) {
  const intl = useIntl()
  if (data.role === 'tool') return null
  if (data.role === 'user') return <OwnMessage chat={chat} text={data.content} editable={editable} />
  const { reasoning, content, toolCalls } = data
  if (reasoning === '' && content === '' && toolCalls.length === 0) return null
  return (
    <li className={styles.root} data-role="assistant">
      <VisuallyHidden>{intl.formatMessage(messages.assistant)}</VisuallyHidden>
      {reasoning === '' ? null : (
        <Reasoning live={writing === 'reasoning'}>
          <Text chat={chat} text={reasoning} grows={writing === 'reasoning' ? 'reasoning' : undefined} />
        </Reasoning>
      )}
      <Text chat={chat} text={content} grows={writing === 'content' ? 'content' : undefined} />
      {toolCalls.map((call) => (
        <Call key={call.id} call={call} result={results.get(call.id)} active={active} />
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
}

function Text({ chat, text, grows }: TextProps) {
  const growing = useMemo<GrowingText | undefined>(
    () => grows && { read: () => liveText(chat.heard(), grows), onGrowth: chat.onGrowth },
    [chat, grows],
  )
  return text === '' && !growing ? null : <Markdown text={text} imagesFrom={NOWHERE} growing={growing} />
}

interface CallProps {
  call: ToolCall
  result: string | undefined
  active: boolean
}

const titles = {
  search: [messages.searching, messages.searched],
  fetch: [messages.fetching, messages.fetched],
  other: [messages.using, messages.used],
} as const

const Call = memo(function Call({ call, result, active }: CallProps) {
  const intl = useIntl()
  const { kind, detail } = shownCall(call)
  const forwarded = call.forward && result === undefined
  const live = active && result === undefined && !forwarded
  const given = givenTo(call)
  const title = (
    <>
      <span className={live ? styles.live : undefined}>
        {intl.formatMessage(forwarded ? messages.forwarded : titles[kind][live ? 0 : 1])}
      </span>{' '}
      <span className={styles.detail}>{detail}</span>
    </>
  )
  // Nothing to open while the arguments are being written.
  if (result === undefined && (live || given === ''))
    return <p className={`${styles.step} ${styles.stepTitle}`}>{title}</p>
  return (
    <details className={styles.step}>
      <summary className={styles.stepTitle}>{title}</summary>
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
