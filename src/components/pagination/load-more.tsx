import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { messages } from './pagination.messages.ts'
import * as styles from './pagination.css.ts'

export interface LoadMoreProps {
  /** How many rows are there so far. */
  shown: number
  /** How many there are altogether, where that is known. */
  total?: number | undefined
  /** Whether more follow: the list has a next cursor. */
  hasMore: boolean
  /** Says that they are on their way. */
  loading?: boolean
  /** The next part is wanted. */
  onMore: () => void
  /** What the button says. @default 'Load more' */
  label?: string
}

/**
 * The focus that went with the button; one that has gone elsewhere meanwhile stays there. Not imported: shared by all lists, it
 * would be a file of its own.
 */
const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus()
}

/** Goes on in a list that is read by a cursor: what is there stays, and more follows below it. */
export function LoadMore({ shown, total, hasMore, loading = false, onMore, label }: LoadMoreProps) {
  const intl = useIntl()
  const [isPressed, setPressed] = useState(false)
  const count = hasMore
    ? total === undefined
      ? intl.formatMessage(messages.shown, { shown })
      : intl.formatMessage(messages.shownOf, { shown, total })
    : shown === 0
      ? intl.formatMessage(messages.noRows)
      : intl.formatMessage(messages.allShown, { shown })
  return (
    <div className={styles.more}>
      {/* With the last part the button goes, and this stands in its place. */}
      <span role="status" {...(isPressed && !hasMore && { ref: takeLostFocus, tabIndex: -1 })}>
        {count}
      </span>
      {hasMore ? (
        <Button
          busy={loading}
          onClick={() => {
            setPressed(true)
            onMore()
          }}
        >
          {label ?? intl.formatMessage(messages.more)}
        </Button>
      ) : null}
    </div>
  )
}
