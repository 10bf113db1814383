import Download from 'lucide-react/icons/download'
import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { toApiError } from '#api/core'
import { useCollectUsageLogs, useUsageLogs, type UsageLog, type UsageMetric } from '#api/usages'
import { Button } from '#components/button'
import { Card } from '#components/card'
import type { DataTableColumn } from '#components/data-table'
import { NoMatch } from '#components/empty-state'
import { Icon } from '#components/icon'
import { Inline, Stack } from '#components/layout'
import { Select } from '#components/select'
import { toasts } from '#components/toast'
import { ReadFailed, SettingsTable } from '#features/workspaces/settings-section'
import { saveFile } from '#lib/save-file'
import { messages, metricMessages } from './usage.messages.ts'
import { rangeOf, USAGE, usageMetrics } from './usage.model.ts'

/** One by one what was used in a month: filtered by its kind, page after page, or all of it as a file. */
export function UsageLogs({ month }: { month: string }) {
  const intl = useIntl()
  const [metric, setMetric] = useState<UsageMetric>()
  /** The beginnings of the pages before this one, and of this one. */
  const [cursors, setCursors] = useState<readonly string[]>([])
  const { since, until } = rangeOf(month)
  const query = { metric, from: since, to: until }
  const logs = useUsageLogs({ ...query, limit: USAGE.logsPage, cursor: cursors.at(-1) })
  const columns = useMemo(() => columnsOf(intl), [intl])
  const choose = (next: UsageMetric | undefined) => {
    setMetric(next)
    setCursors([])
  }
  const rows = logs.data?.items
  const next = logs.data?.nextCursor
  const words = intl.formatMessage(messages.logs)
  return (
    <Card title={words}>
      <Stack>
        <Inline align="end" gap={3} justify="space-between">
          <Select
            label={intl.formatMessage(messages.kind)}
            value={metric ?? 'any'}
            onValueChange={(value) => choose(usageMetrics.find((one) => one === value))}
            options={[
              { value: 'any', label: intl.formatMessage(messages.anyKind) },
              ...usageMetrics.map((value) => ({ value, label: intl.formatMessage(metricMessages[value]) })),
            ]}
          />
          <DownloadButton query={query} month={month} disabled={rows === undefined || rows.length === 0} />
        </Inline>
        {logs.error && !rows?.length ? (
          <ReadFailed title={intl.formatMessage(messages.failed)} error={logs.error} read={logs} />
        ) : rows?.length === 0 && metric !== undefined && !logs.isFetching ? (
          <NoMatch onClear={() => choose(undefined)} />
        ) : rows?.length === 0 && !logs.isFetching ? (
          <p>{intl.formatMessage(messages.nothing)}</p>
        ) : (
          <SettingsTable
            read={logs}
            key={`${metric} ${cursors.length}`}
            label={words}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            stale={logs.isFetching && rows !== undefined}
          />
        )}
        {cursors.length === 0 && !next ? null : (
          <Inline align="end" gap={3} justify="space-between">
            <Button disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
              {intl.formatMessage(messages.newer)}
            </Button>
            <Button
              disabled={!next || logs.isFetching || logs.error !== undefined}
              onClick={() => setCursors(next ? [...cursors, next] : cursors)}
            >
              {intl.formatMessage(messages.older)}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}

interface DownloadButtonProps {
  query: { metric: UsageMetric | undefined; from: string; to: string }
  month: string
  disabled: boolean
}

function DownloadButton({ query, month, disabled }: DownloadButtonProps) {
  const intl = useIntl()
  const collect = useCollectUsageLogs()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      // What writes the file is loaded when somebody wants one.
      const [{ toCsv }, { logs, complete }] = await Promise.all([
        import('#features/contacts/csv'),
        collect({ ...query, limit: USAGE.filePage }, USAGE.fileMax),
      ])
      const header = [messages.time, messages.kind, messages.quantity, messages.ref, messages.actor]
      const file = toCsv([
        header.map((one) => intl.formatMessage(one)),
        ...logs.map((log) => cellsOf(log, intl)),
      ])
      saveFile(new Blob([Uint8Array.from(file)], { type: 'text/csv' }), `usage-${month}.csv`)
      if (!complete)
        toasts.add({ type: 'info', content: intl.formatMessage(messages.cut, { count: logs.length }) })
    } catch (error) {
      toasts.add({
        type: 'error',
        content: intl.formatMessage(messages.downloadFailed),
        ticketId: toApiError(error).ticketId,
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={<Icon of={Download} />} busy={busy} disabled={disabled} onClick={() => void download()}>
      {intl.formatMessage(messages.download)}
    </Button>
  )
}

/** For programs: moments as ISO, numbers as they are. */
const cellsOf = ({ at, metric, quantity, ref, actor }: UsageLog, intl: IntlShape): readonly string[] => [
  at,
  intl.formatMessage(metricMessages[metric]),
  String(quantity),
  ref?.name ?? '',
  actor?.name ?? '',
]

const columnsOf = (intl: IntlShape): readonly DataTableColumn<UsageLog>[] => [
  {
    id: 'ref',
    header: intl.formatMessage(messages.ref),
    cell: ({ ref, metric }) => ref?.name ?? intl.formatMessage(metricMessages[metric]),
    width: { least: 48, share: 2 },
    inCard: 'title',
  },
  {
    id: 'at',
    header: intl.formatMessage(messages.time),
    cell: ({ at }) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
    // An English moment, and the longest kind, are not cut.
    width: { least: 48, share: 1 },
    inCard: 'meta',
  },
  {
    id: 'kind',
    header: intl.formatMessage(messages.kind),
    cell: ({ metric }) => intl.formatMessage(metricMessages[metric]),
    width: { least: 44, share: 1 },
    inCard: 'meta',
  },
  {
    id: 'quantity',
    header: intl.formatMessage(messages.quantity),
    cell: ({ quantity }) => intl.formatNumber(quantity),
    width: { least: 22, share: 0 },
    align: 'end',
    inCard: 'aside',
  },
  {
    id: 'actor',
    header: intl.formatMessage(messages.actor),
    cell: ({ actor }) => actor?.name ?? '',
    width: { least: 30, share: 1 },
  },
]
