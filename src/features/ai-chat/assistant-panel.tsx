import { Plus } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useApi, useScopedWorkspaceId } from '#api/core'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { ChatComposer } from './chat-composer.tsx'
import { ChatThread } from './chat-thread.tsx'
import { createChat } from './chat.ts'
import { PastChats } from './past-chats.tsx'
import { messages } from './assistant-panel.messages.ts'
import * as styles from './assistant-panel.css.ts'

/** The AI assistant (SPEC.md 2.4): past chats or a conversation, and where one writes. Fills the room it stands in. */
export function AssistantPanel() {
  const intl = useIntl()
  const { client, clock } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const [chat] = useState(() =>
    createChat({ client, clock, workspaceId, nextFrame: (draw) => void requestAnimationFrame(draw) }),
  )
  const state = useSyncExternalStore(chat.subscribe, chat.state)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => () => chat.leave(), [chat])

  const { threadId, title } = state
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h2 className={styles.title} title={title || undefined}>
          {title || intl.formatMessage(messages.untitled)}
        </h2>
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
        <ChatThread key={threadId} chat={chat} state={state} />
      )}
      <ChatComposer chat={chat} state={state} ref={field} />
    </div>
  )
}
