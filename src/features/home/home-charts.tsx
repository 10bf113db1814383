import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCampaigns } from '#api/campaigns'
import type { ReadState } from '#api/core'
import { useUsageLogs, useUsageSummaries } from '#api/usages'
import { Card } from '#components/card'
import type { ChartAxis } from '#components/charts'
import { deferred } from '#components/deferred'
import { InlineError } from '#components/inline-error'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { DAY } from '#lib/duration'
import { isoOfDay } from '#lib/iso-date'
import { contactsByDay, daysOf, sendsByDay } from './home-charts.model.ts'
import { campaignsOf, periodAt, type HomeRange } from './home-figures.model.ts'
import { useMinute } from './use-minute.ts'
import { messages } from './home-charts.messages.ts'
import * as styles from './home-cards.css.ts'

const LineChart = deferred(async () => (await import('#components/charts')).LineChart)
const BarChart = deferred(async () => (await import('#components/charts')).BarChart)

export interface HomeChartsProps {
  range: HomeRange
}

/** How the days went (HOM-17); asked for when they come into sight. Give it the range as its key. */
export function HomeCharts({ range }: HomeChartsProps) {
  const now = useMinute()
  const [seen, setSeen] = useState(false)
  const watch = (place: HTMLElement | null) => {
    if (!place) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place)
    return () => observer.disconnect()
  }
  return (
    <>
      <Card ref={seen ? undefined : watch}>
        <div className={styles.chart}>{seen ? <Sends range={range} now={now} /> : null}</div>
      </Card>
      <Card>
        <div className={styles.chart}>{seen ? <NewAndLost range={range} now={now} /> : null}</div>
      </Card>
    </>
  )
}

interface ChartPartProps {
  range: HomeRange
  now: number
}

function Sends({ range, now }: ChartPartProps) {
  const intl = useIntl()
  const period = periodAt(now, range)
  const campaigns = useCampaigns(campaignsOf(period))
  const items = campaigns.data?.items
  const days = daysOf(period, range)
  if (!items) return <NoChart reads={[campaigns]} />
  const { sent, opened, clicked } = sendsByDay(items, days)
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <LineChart
        title={intl.formatMessage(messages.sends)}
        axis={axisOf(days)}
        series={[
          { id: 'sent', label: intl.formatMessage(messages.sent), values: sent },
          { id: 'opened', label: intl.formatMessage(messages.opened), values: opened },
          { id: 'clicked', label: intl.formatMessage(messages.clicked), values: clicked },
        ]}
      />
    </Suspense>
  )
}

/** Logs of a page: usage has one a day for the contacts that came, so that ninety days are on one. */
const LOGS = { metric: 'contacts', limit: 100 } as const

function NewAndLost({ range, now }: ChartPartProps) {
  const intl = useIntl()
  const period = periodAt(now, range)
  const days = daysOf(period, range)
  const first = days[0] ?? now
  const logs = useUsageLogs({ ...LOGS, from: period.from })
  const totals = useUsageSummaries({
    from: isoOfDay(first / DAY),
    to: isoOfDay(Math.floor(now / DAY)),
    granularity: 'day',
  })
  if (!logs.data || !totals.data) return <NoChart reads={[logs, totals]} />
  const { added, lost } = contactsByDay(logs.data.items, totals.data.items, days)
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <BarChart
        title={intl.formatMessage(messages.contacts)}
        axis={axisOf(days)}
        series={[
          { id: 'added', label: intl.formatMessage(messages.added), values: added },
          { id: 'lost', label: intl.formatMessage(messages.lost), values: lost, tone: 'danger' },
        ]}
      />
    </Suspense>
  )
}

const axisOf = (times: readonly number[]): ChartAxis => ({
  kind: 'time',
  times,
  step: 'day',
  timeZone: 'UTC',
})

/** In place of a chart that is on its way, or could not be loaded. */
function NoChart({
  reads,
}: {
  reads: readonly Pick<ReadState<unknown>, 'data' | 'error' | 'retry' | 'isSlow' | 'cancel'>[]
}) {
  const intl = useIntl()
  const failed = reads.filter(({ data, error }) => data === undefined && error)
  if (failed.length === 0) {
    const slow = reads.filter(({ isSlow }) => isSlow)
    return (
      <>
        {slow.length > 0 ? <StillLoading onCancel={() => slow.forEach((read) => read.cancel())} /> : null}
        <Skeleton shape="block" />
      </>
    )
  }
  return (
    <InlineError
      ticketId={failed[0]?.error?.ticketId}
      onRetry={() => {
        for (const read of failed) read.retry()
      }}
    >
      {intl.formatMessage(messages.failed)}
    </InlineError>
  )
}
