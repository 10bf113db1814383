import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useCampaignSummaries, type CampaignStats, type CampaignSummary } from '#api/campaigns'
import { Card } from '#components/card'
import { InlineError } from '#components/inline-error'
import { SegmentedControl } from '#components/segmented-control'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { PlainTable } from '#features/campaigns/plain-table'
import { shareText } from '#lib/share-text'
import { breakdowns, ratesOf, type Breakdown } from './report.model.ts'
import { messages } from './report.messages.ts'

/** The figures by link, mailbox provider, list, segment and variant (CAM-26). */
export function BreakdownCard({ campaignId }: { campaignId: string }) {
  const intl = useIntl()
  const [by, setBy] = useState<Breakdown>('link')
  const { data, error, retry } = useCampaignSummaries(campaignId, { group: by })
  const rows = data?.items.filter(({ group }) => group === by)
  return (
    <Card
      flush
      title={intl.formatMessage(messages.breakdown)}
      actions={
        <SegmentedControl
          label={intl.formatMessage(messages.by)}
          value={by}
          onValueChange={setBy}
          options={breakdowns.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
      }
    >
      {error && !data ? (
        <InlineError ticketId={error.ticketId} onRetry={retry}>
          {intl.formatMessage(messages.breakdownFailed)}
        </InlineError>
      ) : rows === undefined ? (
        <Skeleton shape="block" />
      ) : rows.length === 0 ? (
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.nothing)}
        </Text>
      ) : (
        <PlainTable
          label={intl.formatMessage(messages.breakdown)}
          headings={[
            intl.formatMessage(messages[by]),
            ...(by === 'link' ? linkColumns : rateColumns).map((key) => intl.formatMessage(messages[key])),
          ]}
          rows={rows.map((row) => ({
            id: row.key,
            cells: [labelOf(intl, row), ...(by === 'link' ? linkCells : rateCells)(intl, row.stats)],
          }))}
        />
      )}
    </Card>
  )
}

const linkColumns = ['uniqueClicks', 'allClicks', 'botClicks'] as const
const rateColumns = ['sent', 'deliveredRate', 'openRate', 'clickRate', 'bounceRate', 'unsubscribes'] as const

const linkCells = (intl: IntlShape, { uniqueClicks, clicks, botClicks = 0 }: CampaignStats) =>
  [uniqueClicks, clicks, botClicks].map((count) => intl.formatNumber(count))

function rateCells(intl: IntlShape, stats: CampaignStats): string[] {
  const { delivered, opens, clicks, bounces } = ratesOf(stats)
  const shares = [delivered, opens, clicks, bounces].map(({ share }) =>
    share === null ? '—' : shareText(intl, share),
  )
  return [intl.formatNumber(stats.sent), ...shares, intl.formatNumber(stats.unsubscribes)]
}

/** What a row is called; everything else has no label. */
const labelOf = (intl: IntlShape, { label }: Pick<CampaignSummary, 'label'>): string =>
  label === '' ? intl.formatMessage(messages.others) : label
