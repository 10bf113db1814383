import type { IntlShape } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import type { DataTableColumn } from '#components/data-table'
import { Text } from '#components/text'
import { rateKeys } from '#domain/campaigns/figures'
import {
  AudienceCell,
  NameCell,
  NOTHING,
  RateCell,
  SentCell,
  StatusCell,
  UpdatedCell,
  type Names,
} from './campaign-cells.tsx'
import { messages } from './campaign-columns.messages.ts'

export interface CampaignColumnsOptions {
  intl: IntlShape
  /** ms since 1970: what “in 3 h” is counted from. */
  now: number
  hrefOf: (campaign: Campaign) => string
  /** Of lists and segments, and of senders. */
  names: Names
  senders: Names
}

/** As wide as their heads; all columns together fit beside the navigation in a window of 1440 px. */
const RATE_LEAST = { delivered: 20, uniqueOpens: 17, uniqueClicks: 20, unsubscribes: 21 } as const

/** The columns of the campaigns table (CAM-32). */
export const campaignColumns = ({
  intl,
  now,
  hrefOf,
  names,
  senders,
}: CampaignColumnsOptions): readonly DataTableColumn<Campaign>[] => [
  {
    id: 'name',
    header: intl.formatMessage(messages.name),
    width: { least: 45, share: 2 },
    sortable: true,
    inCard: 'title',
    cell: (campaign) => <NameCell campaign={campaign} href={hrefOf(campaign)} />,
  },
  {
    id: 'status',
    header: intl.formatMessage(messages.status),
    width: { least: 39, share: 0.4 },
    sortable: true,
    inCard: 'meta',
    cell: (campaign) => <StatusCell campaign={campaign} now={now} />,
  },
  {
    id: 'audience',
    header: intl.formatMessage(messages.audience),
    width: { least: 36, share: 0.6 },
    cell: (campaign) => <AudienceCell campaign={campaign} names={names} />,
  },
  {
    id: 'sent',
    header: intl.formatMessage(messages.sent),
    width: { least: 29, share: 0.1 },
    align: 'end',
    inCard: 'aside',
    cell: ({ stats }) => <SentCell stats={stats} />,
  },
  ...rateKeys.map((key): DataTableColumn<Campaign> => ({
    id: key,
    header: intl.formatMessage(messages[key]),
    width: { least: RATE_LEAST[key], share: 0.1 },
    align: 'end',
    cell: ({ stats }) => <RateCell stats={stats} rate={key} />,
  })),
  {
    id: 'sender',
    header: intl.formatMessage(messages.sender),
    width: { least: 22, share: 0.3 },
    cell: ({ senderId }) => {
      const name = senderId === null ? undefined : senders?.get(senderId)
      return (
        <Text wrap="clip" title={name}>
          {name ?? NOTHING}
        </Text>
      )
    },
  },
  {
    id: 'updatedAt',
    header: intl.formatMessage(messages.updated),
    width: { least: 28, share: 0.1 },
    sortable: true,
    cell: (campaign) => <UpdatedCell campaign={campaign} />,
  },
]
