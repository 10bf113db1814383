import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Inline, Stack } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { Text } from '#components/text'
import {
  visitors,
  type BenchOutcome,
  type BenchSession,
  type Consent,
  type ConsentState,
} from '#tracking/bench'
import { messages } from './example.messages.ts'
import { Outcome } from './outcome.tsx'
import { useBench, useBenchState } from './use-bench.ts'

const looks = {
  none: { kind: 'neutral', message: messages.sessionNone },
  starting: { kind: 'info', message: messages.sessionStarting },
  open: { kind: 'success', message: messages.sessionOpen },
  awaited: { kind: 'warning', message: messages.sessionAwaited },
  bot: { kind: 'warning', message: messages.sessionBot },
  failed: { kind: 'danger', message: messages.sessionFailed },
} satisfies Record<BenchSession, { kind: StatusKind; message: object }>

const consents = {
  unknown: messages.consentUnknown,
  awaited: messages.consentAwaited,
  granted: messages.consentGranted,
  denied: messages.consentDenied,
} satisfies Record<ConsentState, object>

/** Starts and ends a visit, and says who makes it and what the visitor agreed to. */
export function SessionCard() {
  const intl = useIntl()
  const bench = useBench()
  const { session, visitor, consent } = useBenchState()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<BenchOutcome>()
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  const tell = async (answer: Consent) => setTold(await bench.consent(answer))
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
        <Inline justify="space-between" gap={3}>
          <Inline>
            <Text tone="muted">{intl.formatMessage(messages.consent)}</Text>
            <Text weight="semibold">{intl.formatMessage(consents[consent])}</Text>
            <Outcome of={told} />
          </Inline>
          <Inline>
            <Button size="small" disabled={consent === 'granted'} onClick={() => void tell('granted')}>
              {intl.formatMessage(messages.giveConsent)}
            </Button>
            <Button size="small" disabled={consent === 'denied'} onClick={() => void tell('denied')}>
              {intl.formatMessage(messages.withdrawConsent)}
            </Button>
          </Inline>
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
