import { useIntl } from 'react-intl'
import type { Audience } from '#api/campaigns'
import { useMailingLists } from '#api/mailing-lists'
import { useSegments } from '#api/segments'
import { useSender } from '#api/senders'
import { messages } from './campaign-edit.messages.ts'

const NOTHING = '—'

/** Who a mail comes from, as readers see it. */
export function SenderName({ senderId }: { senderId: string | null }) {
  const { data, error } = useSender(senderId ?? undefined)
  const intl = useIntl()
  if (data) return `${data.fromName} <${data.address}>`
  if (error?.code === 404) return intl.formatMessage(messages.deletedOne)
  return senderId === null ? NOTHING : '…'
}

/** The lists and segments of an audience by their names. */
export function AudienceNames({ audience }: { audience: Audience }) {
  const intl = useIntl()
  const lists = useMailingLists().data?.items
  const segments = useSegments().data?.items
  const namesOf = (ids: readonly string[], all: readonly { id: string; name: string }[] | undefined) =>
    intl.formatList(
      ids.map(
        (id) =>
          all?.find((one) => one.id === id)?.name ?? (all ? intl.formatMessage(messages.deletedOne) : '…'),
      ),
    )
  const { mailingListIds, segmentIds, excludeSegmentIds, conditions } = audience
  const parts = [
    mailingListIds.length > 0
      ? intl.formatMessage(messages.ofLists, { names: namesOf(mailingListIds, lists) })
      : '',
    segmentIds.length > 0
      ? intl.formatMessage(messages.ofSegments, { names: namesOf(segmentIds, segments) })
      : '',
    excludeSegmentIds.length > 0
      ? intl.formatMessage(messages.withoutSegments, { names: namesOf(excludeSegmentIds, segments) })
      : '',
    (conditions?.children.length ?? 0) > 0 ? intl.formatMessage(messages.withConditions) : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? NOTHING : parts.join(' · ')
}
