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

/** Goes on in a list that is read by a cursor: what is there stays, and more follows below it. */
export function LoadMore({ shown, total, hasMore, loading = false, onMore, label }: LoadMoreProps) {
  const intl = useIntl()
  const count = hasMore
    ? total === undefined
      ? intl.formatMessage(messages.shown, { shown })
      : intl.formatMessage(messages.shownOf, { shown, total })
    : shown === 0
      ? intl.formatMessage(messages.noRows)
      : intl.formatMessage(messages.allShown, { shown })
  return (
    <div className={styles.more}>
      <span role="status">{count}</span>
      {hasMore ? (
        <Button busy={loading} onClick={onMore}>
          {label ?? intl.formatMessage(messages.more)}
        </Button>
      ) : null}
    </div>
  )
}
