import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useAiThreads, type AiThread } from '#api/ai-threads'
import { Skeleton } from '#components/skeleton'
import { VisuallyHidden } from '#components/visually-hidden'
import { messages } from './past-chats.messages.ts'
import * as styles from './past-chats.css.ts'

export interface PastChatsProps {
  onOpen: (thread: AiThread) => void
}

/** The latest three conversations (AST-2). A list that can't be loaded shows no error (AST-3). */
export function PastChats({ onOpen }: PastChatsProps) {
  const intl = useIntl()
  const id = useId()
  const { data, isLoading } = useAiThreads()
  return (
    <section className={styles.root} aria-labelledby={id} aria-busy={isLoading || undefined}>
      <h3 id={id} className={styles.title}>
        {intl.formatMessage(messages.title)}
      </h3>
      {isLoading ? (
        <>
          <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
          {[90, 70, 80].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </>
      ) : null}
      {data?.items.length === 0 ? (
        <p className={styles.quiet}>{intl.formatMessage(messages.none)}</p>
      ) : (
        <ul>
          {data?.items.map((thread) => (
            <li key={thread.id}>
              <button type="button" className={styles.chat} onClick={() => onOpen(thread)}>
                <span className={styles.name}>{thread.title || intl.formatMessage(messages.untitled)}</span>
                <time className={styles.quiet} dateTime={thread.updatedAt}>
                  {intl.formatDate(thread.updatedAt, { month: 'short', day: 'numeric' })}
                </time>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
