import { useIntl, type IntlShape } from 'react-intl'
import { useCampaignExecutions, type Execution } from '#api/campaigns'
import { Card } from '#components/card'
import { InlineError } from '#components/inline-error'
import { Skeleton } from '#components/skeleton'
import { PlainTable } from '#features/campaigns/plain-table'
import { messages } from './report.messages.ts'

/** Runs that are read. */
export const RUNS = { limit: 25 }
const columns = ['started', 'kind', 'recipients', 'sent', 'failed', 'skipped'] as const

/** Each run of a campaign: how many it reached, and who was left out and why (CAM-20, CAM-21). */
export function RunsCard({ campaignId }: { campaignId: string }) {
  const intl = useIntl()
  const { data, error, retry } = useCampaignExecutions(campaignId, RUNS)
  return (
    <Card flush title={intl.formatMessage(messages.runs)}>
      {data ? (
        <PlainTable
          label={intl.formatMessage(messages.runs)}
          headings={columns.map((key) => intl.formatMessage(messages[key]))}
          rows={data.items.map((run) => ({ id: run.id, cells: cellsOf(intl, run) }))}
        />
      ) : error ? (
        <InlineError ticketId={error.ticketId} onRetry={retry}>
          {intl.formatMessage(messages.runsFailed)}
        </InlineError>
      ) : (
        <Skeleton shape="block" />
      )}
    </Card>
  )
}

function cellsOf(intl: IntlShape, { startedAt, scheduledAt, kind, totals, skippedBy }: Execution): string[] {
  const { skipped } = totals
  return [
    intl.formatDate(startedAt ?? scheduledAt, { dateStyle: 'medium', timeStyle: 'short' }),
    intl.formatMessage(messages[kind]),
    intl.formatNumber(totals.recipients),
    intl.formatNumber(totals.sent),
    intl.formatNumber(totals.failed),
    skippedBy && skipped > 0
      ? intl.formatMessage(messages.skippedBy, {
          skipped,
          unsubscribed: skippedBy.unsubscribed,
          suppressed: skippedBy.suppressed,
          recently: skippedBy.recently_sent,
          render: skippedBy.render_error,
        })
      : intl.formatNumber(skipped),
  ]
}
