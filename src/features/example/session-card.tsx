import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Inline, Stack } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { visitors, type BenchSession } from '#tracking/bench'
import { messages } from './example.messages.ts'
import { useBench, useBenchState } from './use-bench.ts'

const looks = {
  none: { kind: 'neutral', message: messages.sessionNone },
  starting: { kind: 'info', message: messages.sessionStarting },
  open: { kind: 'success', message: messages.sessionOpen },
  bot: { kind: 'warning', message: messages.sessionBot },
  failed: { kind: 'danger', message: messages.sessionFailed },
} satisfies Record<BenchSession, { kind: StatusKind; message: object }>

/** Starts and ends a visit, and says who makes it. */
export function SessionCard() {
  const intl = useIntl()
  const bench = useBench()
  const { session, visitor } = useBenchState()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  const { kind, message } = looks[session]
  return (
    <Card
      title={intl.formatMessage(messages.session)}
      actions={
        <span role="status">
          <StatusPill kind={kind} live={session === 'starting'}>
            {intl.formatMessage(message)}
          </StatusPill>
        </span>
      }
    >
      <Stack gap={3}>
        <Inline justify="space-between" gap={3}>
          <SegmentedControl
            label={intl.formatMessage(messages.visitor)}
            value={visitor}
            onValueChange={bench.pretend}
            options={visitors.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
          {session === 'open' ? (
            <Button busy={busy} onClick={() => void run(bench.end)}>
              {intl.formatMessage(messages.end)}
            </Button>
          ) : (
            <Button tone="primary" busy={busy} onClick={() => void run(bench.start)}>
              {intl.formatMessage(messages.start)}
            </Button>
          )}
        </Inline>
        {session === 'failed' ? (
          <Banner kind="danger">{intl.formatMessage(messages.initFailed)}</Banner>
        ) : session === 'bot' ? (
          <Banner kind="warning">{intl.formatMessage(messages.botText)}</Banner>
        ) : null}
      </Stack>
    </Card>
  )
}
