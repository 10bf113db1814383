import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useMailingList } from '#api/mailing-lists'
import { useSegment } from '#api/segments'
import { Button } from '#components/button'
import { ErrorBlock } from '#components/error-block'
import { messages } from './place.messages.ts'

export interface GonePlaceProps {
  list: string | undefined
  segment: string | undefined
  onAll: () => void
  /** What is shown where both exist. */
  children: ReactNode
}

/** Says that the list or the segment of an address does not exist, in the place of an empty result. */
export function GonePlace({ list, segment, onAll, children }: GonePlaceProps) {
  const intl = useIntl()
  const isListGone = useMailingList(list).error?.code === 404
  const isSegmentGone = useSegment(segment).error?.code === 404
  if (!isListGone && !isSegmentGone) return children
  return (
    <ErrorBlock
      kind="not-found"
      title={intl.formatMessage(isListGone ? messages.listGone : messages.segmentGone)}
      action={<Button onClick={onAll}>{intl.formatMessage(messages.all)}</Button>}
    />
  )
}
