import { useIntl } from 'react-intl'
import { useMailingList } from '#api/mailing-lists'
import { useSegment } from '#api/segments'
import { Chip } from '#components/chip'
import { Text } from '#components/text'
import { messages } from './place.messages.ts'

interface PlaceChipProps {
  onRemove: () => void
}

/** Says that only the people of a list are shown, and shows the others again when it is removed. */
export function ListChip({ mailingListId, onRemove }: PlaceChipProps & { mailingListId: string }) {
  const intl = useIntl()
  const { data, error } = useMailingList(mailingListId)
  const isGone = error?.code === 404
  const label = isGone
    ? intl.formatMessage(messages.goneList)
    : intl.formatMessage(messages.list, { name: data?.name ?? '…' })
  return (
    <>
      <Chip label={label} onRemove={onRemove} />
      {/* The number over the contacts counts everybody who is on it. */}
      {data ? (
        <Text size={13} tone="muted" wrap="clip">
          {intl.formatMessage(messages.mailable, { count: data.counts.active })}
        </Text>
      ) : null}
    </>
  )
}

/** Says that only the people of a segment are shown, and shows the others again when it is removed. */
export function SegmentChip({ segmentId, onRemove }: PlaceChipProps & { segmentId: string }) {
  const intl = useIntl()
  const { data, error } = useSegment(segmentId)
  const isGone = error?.code === 404
  const label = isGone
    ? intl.formatMessage(messages.goneSegment)
    : intl.formatMessage(messages.segment, { name: data?.name ?? '…' })
  return <Chip label={label} onRemove={onRemove} />
}
