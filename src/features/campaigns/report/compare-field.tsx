import { useIntl } from 'react-intl'
import { useCampaigns, type Campaign } from '#api/campaigns'
import { Columns } from '#components/layout'
import { Select } from '#components/select'
import { earlierThan } from './compare.model.ts'
import { messages } from './compare.messages.ts'

export interface CompareFieldProps {
  campaign: Campaign
  /** What it is compared with. */
  other: Campaign | undefined
  onCompare: (campaignId: string | undefined) => void
}

/** Campaigns that are offered: the last ones. */
const SENT = { status: 'sent', order: '-sentAt', limit: 50 }

/** Which earlier campaign the report is compared with. Without any there is nothing to choose. */
export function CompareField({ campaign, other, onCompare }: CompareFieldProps) {
  const intl = useIntl()
  const { data, error } = useCampaigns(SENT)
  const earlier = earlierThan(campaign, data?.items ?? [])
  const all = other && earlier.every(({ id }) => id !== other.id) ? [other, ...earlier] : earlier
  // It stands before they have come: nearly every campaign has earlier ones, and what is below stays where it is.
  if (all.length === 0 && (data ?? error)) return null
  const day = (at = '') => intl.formatDate(at, { dateStyle: 'medium' })
  return (
    <Columns least="column" keep>
      <Select
        label={intl.formatMessage(messages.compareWith)}
        value={other?.id ?? NONE}
        onValueChange={(id) => onCompare(id === NONE ? undefined : id)}
        options={[
          { value: NONE, label: intl.formatMessage(messages.none) },
          ...all.map(({ id, name, sentAt }) => ({ value: id, label: `${name} · ${day(sentAt)}` })),
        ]}
      />
    </Columns>
  )
}
const NONE = 'none'
