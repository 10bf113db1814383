import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCampaignSummaries, type Campaign } from '#api/campaigns'
import { Card } from '#components/card'
import type { ChartAxis } from '#components/charts'
import { deferred } from '#components/deferred'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { Skeleton } from '#components/skeleton'
import { messages } from './report.messages.ts'
import * as styles from './report.css.ts'

const LineChart = deferred(async () => (await import('#components/charts')).LineChart)

const steps = ['hour', 'day'] as const

/** Opens and clicks by people over time (CAM-111): by hour for the first three days, or by day. */
export function TimeChart({ campaign }: { campaign: Campaign }) {
  const intl = useIntl()
  const [step, setStep] = useState<(typeof steps)[number]>('hour')
  const { data, error, retry } = useCampaignSummaries(campaign.id, { group: step })
  const rows = (data?.items ?? []).flatMap(({ at, stats, group }) =>
    at === undefined || group !== step ? [] : [{ time: Date.parse(at), stats }],
  )
  const axis: ChartAxis = {
    kind: 'time',
    times: rows.map(({ time }) => time),
    step,
    timeZone: campaign.schedule?.timezone ?? 'UTC',
  }
  return (
    <Card>
      <Stack gap={2}>
        <Inline justify="end">
          <SegmentedControl
            label={intl.formatMessage(messages.step)}
            value={step}
            onValueChange={setStep}
            options={steps.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
        </Inline>
        <div className={styles.chart}>
          {data ? (
            <Suspense fallback={<Skeleton shape="block" />}>
              <LineChart
                title={intl.formatMessage(messages.course)}
                axis={axis}
                series={[
                  {
                    id: 'opened',
                    label: intl.formatMessage(messages.opened),
                    values: rows.map(({ stats }) => stats.opens),
                  },
                  {
                    id: 'clicked',
                    label: intl.formatMessage(messages.clicked),
                    values: rows.map(({ stats }) => stats.clicks),
                  },
                ]}
              />
            </Suspense>
          ) : error ? (
            <InlineError ticketId={error.ticketId} onRetry={retry}>
              {intl.formatMessage(messages.chartFailed)}
            </InlineError>
          ) : (
            <Skeleton shape="block" />
          )}
        </div>
      </Stack>
    </Card>
  )
}
