import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import type { useSegment } from '#api/segments'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { SplitView } from '#components/split-view'
import { messages } from './segment-sheet.messages.ts'

/** In place of a segment that is loading or can't be loaded. */
export function SegmentNotThere({
  read: { error, retry, isFetching },
}: {
  read: ReturnType<typeof useSegment>
}) {
  const intl = useIntl()
  if (!error)
    return (
      <SplitView side="end" list={<Waiting />}>
        <Waiting />
      </SplitView>
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

const Waiting = () => (
  <Stack gap={5}>
    <Skeleton shape="control" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
)
