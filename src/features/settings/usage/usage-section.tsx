import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useApi } from '#api/core'
import { useUsageSummaries, type UsageMetric, type UsageSummary } from '#api/usages'
import { Card } from '#components/card'
import type { DataTableColumn } from '#components/data-table'
import { deferred } from '#components/deferred'
import { Stack } from '#components/layout'
import { Meter } from '#components/meter'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import {
  ReadFailed,
  SettingsSection,
  SettingsTable,
  type SectionProps,
} from '#features/workspaces/settings-section'
import { UsageLogs } from './usage-logs.tsx'
import { messages, metricMessages } from './usage.messages.ts'
import { isMonth, monthsAt, rangeOf, usageMetrics } from './usage.model.ts'

const BarChart = deferred(async () => (await import('#components/charts')).BarChart)

/** Shares of a limit from which on it is a warning, and a danger. */
const LEVELS = { warning: 0.8, danger: 1 } as const

/** What the workspace used in a month, day by day and one by one (SET-41). The address names the month. */
export function UsageSection({ value, onOpen }: SectionProps) {
  const intl = useIntl()
  const { clock } = useApi()
  const [now] = useState(() => clock.now())
  const chosen = value !== undefined && isMonth(value) ? value : undefined
  const months = monthsAt(now, chosen)
  const month = chosen ?? monthsAt(now)[0] ?? ''
  const nameOf = (one: string) =>
    intl.formatDate(rangeOf(one).since, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.about)}
      actions={
        <Select
          label={intl.formatMessage(messages.month)}
          labelHidden
          value={month}
          onValueChange={onOpen}
          options={months.map((one) => ({ value: one, label: nameOf(one) }))}
        />
      }
    >
      <Month key={month} month={month}>
        <Days month={month}>
          <UsageLogs month={month} />
        </Days>
      </Month>
    </SettingsSection>
  )
}

interface MonthPartProps {
  month: string
  /** What stands below it, once it is as high as it stays (FRA-54). */
  children: ReactNode
}

function Month({ month, children }: MonthPartProps) {
  const intl = useIntl()
  const { from, to } = rangeOf(month)
  const sums = useUsageSummaries({ from, to, granularity: 'month' })
  const columns = useMemo(() => columnsOf(intl), [intl])
  const rows = sums.data?.items
  const limited = rows?.filter((one): one is UsageSummary & { limit: number } => one.limit !== null) ?? []
  return (
    <>
      {sums.error && rows === undefined ? (
        <ReadFailed title={intl.formatMessage(messages.failed)} error={sums.error} read={sums} />
      ) : rows?.length === 0 ? (
        <p>{intl.formatMessage(messages.nothing)}</p>
      ) : (
        <SettingsTable
          read={sums}
          label={intl.formatMessage(messages.byKind)}
          columns={columns}
          rows={rows}
          rowsAhead={usageMetrics.length}
          rowKey={({ metric }) => metric}
        />
      )}
      {/* The table says of each that it has none: there is nothing to measure. */}
      {limited.length === 0 ? null : (
        <Card title={intl.formatMessage(messages.limits)}>
          <Stack>
            {limited.map(({ metric, quantity, limit }) => (
              <Meter
                key={metric}
                label={intl.formatMessage(metricMessages[metric])}
                value={quantity}
                max={limit}
                levels={{ warning: limit * LEVELS.warning, danger: limit * LEVELS.danger }}
                valueText={intl.formatMessage(messages.ofLimit, { quantity, limit })}
              />
            ))}
          </Stack>
        </Card>
      )}
      <Stack gap={6} hidden={rows === undefined && !sums.error}>
        {children}
      </Stack>
    </>
  )
}

function Days({ month, children }: MonthPartProps) {
  const intl = useIntl()
  const { from, to } = rangeOf(month)
  const [metric, setMetric] = useState<UsageMetric>('emails_campaign')
  const days = useUsageSummaries({ from, to, granularity: 'day' })
  const shown = (days.data?.items ?? []).filter((one) => one.metric === metric)
  const name = intl.formatMessage(metricMessages[metric])
  useEffect(() => void BarChart.preload(), [])
  return (
    <>
      <Card title={intl.formatMessage(messages.daily)}>
        <Stack>
          <MetricSelect label={intl.formatMessage(messages.kind)} value={metric} onValueChange={setMetric} />
          {days.error && days.data === undefined ? (
            <ReadFailed title={intl.formatMessage(messages.failed)} error={days.error} read={days} />
          ) : days.data === undefined ? (
            <Skeleton shape="block" />
          ) : (
            <Suspense fallback={<Skeleton shape="block" />}>
              <BarChart
                title={name}
                axis={{
                  kind: 'time',
                  times: shown.map(({ period }) => Date.parse(`${period}T00:00:00.000Z`)),
                  step: 'day',
                  timeZone: 'UTC',
                }}
                series={[{ id: metric, label: name, values: shown.map(({ quantity }) => quantity) }]}
              />
            </Suspense>
          )}
        </Stack>
      </Card>
      <div hidden={days.data === undefined && !days.error}>{children}</div>
    </>
  )
}

interface MetricSelectProps {
  label: string
  value: UsageMetric
  onValueChange: (metric: UsageMetric) => void
}

function MetricSelect(props: MetricSelectProps) {
  const intl = useIntl()
  return (
    <Select
      {...props}
      options={usageMetrics.map((metric) => ({
        value: metric,
        label: intl.formatMessage(metricMessages[metric]),
      }))}
    />
  )
}

const columnsOf = (intl: IntlShape): readonly DataTableColumn<UsageSummary>[] => [
  {
    id: 'metric',
    header: intl.formatMessage(messages.kind),
    cell: ({ metric }) => intl.formatMessage(metricMessages[metric]),
    width: { least: 48, share: 3 },
    inCard: 'title',
  },
  {
    id: 'quantity',
    header: intl.formatMessage(messages.quantity),
    cell: ({ quantity }) => intl.formatNumber(quantity),
    width: { least: 28, share: 1 },
    align: 'end',
    inCard: 'aside',
  },
  {
    id: 'previous',
    header: intl.formatMessage(messages.previous),
    cell: ({ previous }) => (previous === undefined ? '' : intl.formatNumber(previous)),
    width: { least: 32, share: 1 },
    align: 'end',
  },
  {
    id: 'limit',
    header: intl.formatMessage(messages.limit),
    cell: ({ limit }) => (limit === null ? intl.formatMessage(messages.noLimit) : intl.formatNumber(limit)),
    width: { least: 32, share: 1 },
    align: 'end',
  },
]
