import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { useSender } from '#api/senders'
import { DescriptionList } from '#components/description-list'
import { messages } from './course.messages.ts'

export interface CourseFactsProps {
  campaign: Campaign
  /** How many people it goes to, in words. */
  people: string
}

/** To whom a campaign goes, from whom, with which subject. */
export function CourseFacts({ campaign, people }: CourseFactsProps) {
  const intl = useIntl()
  const sender = useSender(campaign.senderId ?? undefined).data
  return (
    <DescriptionList
      items={[
        { id: 'people', term: intl.formatMessage(messages.people), value: people },
        {
          id: 'from',
          term: intl.formatMessage(messages.from),
          value: sender ? `${sender.fromName} <${sender.address}>` : '—',
        },
        {
          id: 'subject',
          term: intl.formatMessage(messages.subject),
          value: campaign.variants.map(({ subject }) => subject).join(' / '),
        },
      ]}
    />
  )
}
