import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useApi, useScopedWorkspaceId } from '#api/core'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Text } from '#components/text'
import type { ClientTool } from '#features/ai-chat/client-tools'
import { ChatComposer } from './chat-composer.tsx'
import { ChatThread } from './chat-thread.tsx'
import { createChat } from './chat.ts'
import type { ChatKeeper } from './chat-keeper.ts'
import { PastChats } from './past-chats.tsx'
import { messages } from './assistant-panel.messages.ts'
import * as styles from './assistant-panel.css.ts'

export interface AssistantPanelProps {
  /** What the assistant can have done in the browser. @default nothing */
  tools?: readonly ClientTool[]
  /** Origins that pictures in answers may come from; others become links. @default none */
  imagesFrom?: readonly string[]
  /** Holds the conversation while the panel goes and comes, and leaves it in the end. @default it goes with the panel */
  keeper?: ChatKeeper | undefined
  /** Put where one writes, unless something is written there already. Another object is another text. */
  prepared?: { text: string } | undefined
}

const NOTHING: readonly never[] = []

/** The AI assistant (AST-1, AST-2): past chats or a conversation, and where one writes. Fills the room it stands in. */
export function AssistantPanel({
  tools = NOTHING,
  imagesFrom = NOTHING,
  keeper,
  prepared,
}: AssistantPanelProps) {
  const intl = useIntl()
  const { client, clock } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const [chat] = useState(() => {
    const begin = () =>
      createChat({
        client,
        clock,
        workspaceId,
        nextFrame: (draw) => void requestAnimationFrame(draw),
        typed: keeper?.typedIn?.(workspaceId),
      })
    return keeper ? keeper.keep(begin) : begin()
  })
  const state = useSyncExternalStore(chat.subscribe, chat.state)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => (keeper ? undefined : () => chat.leave()), [chat, keeper])

  const { threadId, title } = state
  const [taken, setTaken] = useState<{ text: string; count: number }>()
  if (prepared && prepared.text !== taken?.text) {
    if (chat.draft().trim() === '') chat.keepDraft(prepared.text)
    setTaken({ text: prepared.text, count: (taken?.count ?? 0) + 1 })
  }
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Text as="h2" wrap="clip" title={title || undefined}>
          {title || intl.formatMessage(messages.untitled)}
        </Text>
        <Button
          size="small"
          tone="quiet"
          icon={<Icon of={Plus} />}
          onClick={() => {
            chat.clear()
            field.current?.focus()
          }}
        >
          {intl.formatMessage(messages.new)}
        </Button>
      </header>
      {threadId === undefined ? (
        <PastChats
          onOpen={(thread) => {
            chat.open(thread)
            field.current?.focus()
          }}
        />
      ) : (
        <ChatThread key={threadId} chat={chat} state={state} tools={tools} imagesFrom={imagesFrom} />
      )}
      <ChatComposer key={taken?.count ?? 0} chat={chat} state={state} ref={field} />
    </div>
  )
}
