import { useIntl } from 'react-intl'
import { useCampaignSummaries, type Campaign } from '#api/campaigns'
import { Card } from '#components/card'
import { LineChart } from '#components/charts'
import { InlineError } from '#components/inline-error'
import { Skeleton } from '#components/skeleton'
import { noStats } from '#domain/campaigns/stats'
import { SHARE } from '#lib/share-text'
import { sharesUntil } from './compare.model.ts'
import { messages } from './compare.messages.ts'
import * as styles from './report.css.ts'

export interface CompareChartProps {
  campaign: Campaign
  other: Campaign
}

/** How two campaigns were opened and clicked, hour by hour since each was sent (CAM-156). */
export function CompareChart({ campaign, other }: CompareChartProps) {
  const intl = useIntl()
  const own = useCampaignSummaries(campaign.id, { group: 'hour' })
  const before = useCampaignSummaries(other.id, { group: 'hour' })
  const reads = [own, before]
  const failed = reads.find(({ data, error }) => !data && error)
  const rowsOf = ({ data }: typeof own) => data?.items.filter(({ group }) => group === 'hour') ?? []
  const sources = [
    { of: campaign, rows: rowsOf(own) },
    { of: other, rows: rowsOf(before) },
  ]
  const count = Math.max(...sources.map(({ rows }) => rows.length))
  return (
    <Card>
      <div className={styles.chart}>
        {failed ? (
          <InlineError ticketId={failed.error?.ticketId} onRetry={failed.retry}>
            {intl.formatMessage(messages.failed)}
          </InlineError>
        ) : count === 0 || reads.some(({ data }) => !data) ? (
          <Skeleton shape="block" />
        ) : (
          <LineChart
            title={intl.formatMessage(messages.title)}
            axis={{
              kind: 'names',
              names: Array.from({ length: count }, (_, place) =>
                intl.formatMessage(messages.hours, { count: place + 1 }),
              ),
            }}
            format={SHARE}
            series={(['uniqueOpens', 'uniqueClicks'] as const).flatMap((key) =>
              sources.map(({ of, rows }) => {
                const values = sharesUntil(rows, of.stats ?? noStats(), key)
                return {
                  id: `${of.id} ${key}`,
                  label: intl.formatMessage(messages[key], { name: of.name }),
                  values: Array.from({ length: count }, (_, place) => values[place] ?? null),
                }
              }),
            )}
          />
        )}
      </div>
    </Card>
  )
}
