import { useIntl } from 'react-intl'
import { useAiThreads, type AiThread } from '#api/ai-threads'
import { Stack } from '#components/layout'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { messages } from './past-chats.messages.ts'
import * as styles from './past-chats.css.ts'

export interface PastChatsProps {
  onOpen: (thread: AiThread) => void
}

/** The latest three conversations (AST-2). A list that can't be loaded shows no error (AST-3). */
export function PastChats({ onOpen }: PastChatsProps) {
  const intl = useIntl()
  const { data, isLoading } = useAiThreads()
  return (
    <div className={styles.root}>
      <Section title={intl.formatMessage(messages.title)} aria-busy={isLoading || undefined}>
        {isLoading ? (
          <>
            <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
            {[90, 70, 80].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </>
        ) : null}
        {data?.items.length === 0 ? (
          <Text as="p" size={13} tone="muted">
            {intl.formatMessage(messages.none)}
          </Text>
        ) : (
          <ul>
            {data?.items.map((thread) => (
              <li key={thread.id}>
                <button type="button" className={styles.chat} onClick={() => onOpen(thread)}>
                  <Stack as="span" grow>
                    <Text wrap="clip">{thread.title || intl.formatMessage(messages.untitled)}</Text>
                  </Stack>
                  <Text as="time" size={13} tone="muted" dateTime={thread.updatedAt}>
                    {intl.formatDate(thread.updatedAt, { month: 'short', day: 'numeric' })}
                  </Text>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
