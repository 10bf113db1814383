import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import type { useSegment } from '#api/segments'
import { ErrorBlock } from '#components/error-block'
import { Skeleton } from '#components/skeleton'
import { messages } from './segment-sheet.messages.ts'
import * as styles from './segment-sheet.css.ts'

/** In place of a segment that is loading or can't be loaded. */
export function SegmentNotThere({
  read: { error, retry, isFetching },
}: {
  read: ReturnType<typeof useSegment>
}) {
  const intl = useIntl()
  if (!error)
    return (
      <div className={styles.columns}>
        {['left', 'right'].map((side) => (
          <div key={side} className={styles.column}>
            <Skeleton shape="control" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    )
  if (error.code === 404) return <ErrorBlock kind="not-found" title={intl.formatMessage(messages.notFound)} />
  return (
    <ErrorBlock
      {...errorBlockOf(error)}
      title={intl.formatMessage(messages.failed)}
      onRetry={retry}
      retrying={isFetching}
    />
  )
}
