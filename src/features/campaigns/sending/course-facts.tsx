import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { useSender } from '#api/senders'
import { DescriptionList } from '#components/description-list'
import { InlineError } from '#components/inline-error'
import { Skeleton } from '#components/skeleton'
import { subjectInWords } from '#domain/campaigns/subject'
import { messages } from './course.messages.ts'

export interface CourseFactsProps {
  campaign: Campaign
  /** How many people it goes to, in words. */
  people: string
}

/** To whom a campaign goes, from whom, with which subject. */
export function CourseFacts({ campaign, people }: CourseFactsProps) {
  const intl = useIntl()
  return (
    <DescriptionList
      items={[
        { id: 'people', term: intl.formatMessage(messages.people), value: people },
        {
          id: 'from',
          term: intl.formatMessage(messages.from),
          value: campaign.senderId === null ? '—' : <SenderFact senderId={campaign.senderId} />,
        },
        {
          id: 'subject',
          term: intl.formatMessage(messages.subject),
          value: campaign.variants.map(({ subject }) => subjectInWords(subject)).join(' / '),
        },
      ]}
    />
  )
}

/** The sender by name and address; what keeps it from being read is said. */
function SenderFact({ senderId }: { senderId: string }) {
  const intl = useIntl()
  const { data, error, retry, isFetching } = useSender(senderId)
  if (data) return `${data.fromName} <${data.address}>`
  if (!error) return <Skeleton width={50} />
  if (error.code === 404) return intl.formatMessage(messages.senderGone)
  return (
    <InlineError ticketId={error.ticketId} onRetry={retry} retrying={isFetching}>
      {intl.formatMessage(messages.senderFailed)}
    </InlineError>
  )
}
