import { useIntl } from 'react-intl'
import { useContactSearch } from '#api/contacts'
import { InlineError } from '#components/inline-error'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { PersonRow } from '#features/campaigns/person-row'
import type { ConditionGroup } from '#lib/condition-tree'
import { messages } from './audience.messages.ts'
import * as styles from './audience.css.ts'

/** So many of those who will receive it are shown. */
const SAMPLES = 10

export interface AudienceSamplesProps {
  conditions: ConditionGroup | undefined
  hrefs: CampaignHrefs
}

/** Some of those who will receive the mail, with the reason for each. */
export function AudienceSamples({ conditions, hrefs }: AudienceSamplesProps) {
  const intl = useIntl()
  const { data, error, retry, isFetching } = useContactSearch(
    conditions ? { conditions, status: ['subscribed'], limit: SAMPLES } : null,
  )
  if (!conditions || data?.items.length === 0) return null
  return (
    <Section title={intl.formatMessage(messages.samples)}>
      {error ? (
        <InlineError ticketId={error.ticketId} onRetry={retry} retrying={isFetching}>
          {intl.formatMessage(messages.samplesFailed)}
        </InlineError>
      ) : data ? (
        <ul className={styles.samples}>
          {data.items.map((contact) => (
            <PersonRow key={contact.id} contact={contact} conditions={conditions} hrefs={hrefs} />
          ))}
        </ul>
      ) : (
        <Skeleton shape="block" />
      )}
    </Section>
  )
}
