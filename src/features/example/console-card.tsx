import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Inline, Stack } from '#components/layout'
import { Switch } from '#components/switch'
import { Text } from '#components/text'
import type { BenchCall, BenchEntry, BenchNote } from '#tracking/bench'
import { messages } from './example.messages.ts'
import { prettyJson } from './json-text.model.ts'
import { CallStatus } from './outcome.tsx'
import { useBench, useBenchState } from './use-bench.ts'
import * as styles from './example.css.ts'

export interface ConsoleCardProps {
  /** Whether bodies and answers are open. */
  debug: boolean
  onDebugChange: (debug: boolean) => void
}

/** What left the page, and what did not; the newest first. */
export function ConsoleCard({ debug, onDebugChange }: ConsoleCardProps) {
  const intl = useIntl()
  const bench = useBench()
  const { entries } = useBenchState()
  return (
    <Card
      title={intl.formatMessage(messages.console)}
      actions={
        entries.length === 0 ? undefined : (
          <Button size="small" onClick={bench.clear}>
            {intl.formatMessage(messages.clear)}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        <Switch
          label={intl.formatMessage(messages.details)}
          checked={debug}
          onCheckedChange={onDebugChange}
        />
        <div role="log" aria-label={intl.formatMessage(messages.console)}>
          {entries.length === 0 ? (
            <Text as="p" tone="muted">
              {intl.formatMessage(messages.consoleEmpty)}
            </Text>
          ) : (
            <Stack as="ol" divided reversed>
              {entries.toReversed().map((entry) => (
                <li key={entry.id}>
                  <Entry entry={entry} debug={debug} />
                </li>
              ))}
            </Stack>
          )}
        </div>
      </Stack>
    </Card>
  )
}

const Entry = ({ entry, debug }: { entry: BenchEntry; debug: boolean }) =>
  entry.kind === 'call' ? <Call call={entry} debug={debug} /> : <Note note={entry} />

function Call({ call, debug }: { call: BenchCall; debug: boolean }) {
  const intl = useIntl()
  const { method, path, status, ms, body, answer } = call
  const text = (value: string | undefined) =>
    value === undefined || value === '' ? intl.formatMessage(messages.emptyAnswer) : prettyJson(value)
  return (
    <Stack gap={1}>
      <Inline justify="space-between" align="start">
        <Stack grow="control">
          <Text as="code" wrap="anywhere" size={13} translate="no">
            {method} {path}
          </Text>
        </Stack>
        <Inline>
          {ms === undefined ? null : (
            <Text size={13} tone="muted">
              {intl.formatMessage(messages.ms, { ms })}
            </Text>
          )}
          <CallStatus status={status} />
        </Inline>
      </Inline>
      {/* Drawn anew when the switch is turned over, so that it opens and closes all of them. */}
      <details key={String(debug)} open={debug}>
        <summary className={styles.summary}>{intl.formatMessage(messages.bodyAndAnswer)}</summary>
        <Text size={12} tone="muted">
          {intl.formatMessage(messages.sentBody)}
        </Text>
        <pre className={styles.body} translate="no">
          {text(body)}
        </pre>
        <Text size={12} tone="muted">
          {intl.formatMessage(messages.answer)}
        </Text>
        <pre className={styles.body} translate="no">
          {text(answer)}
        </pre>
      </details>
    </Stack>
  )
}

function Note({ note }: { note: BenchNote }) {
  const intl = useIntl()
  const { call, reason, code = 0, message } = note
  const words = {
    refused: () => intl.formatMessage(messages.refused, { code }),
    failed: () => intl.formatMessage(messages.callFailed, { code }),
    noSession: () => intl.formatMessage(messages.noteNoSession),
    bot: () => intl.formatMessage(messages.noteBot),
    awaited: () => intl.formatMessage(messages.noteAwaited),
    denied: () => intl.formatMessage(messages.noteDenied),
    sessionFailed: () => intl.formatMessage(messages.noteSessionFailed),
  }
  return (
    <Stack gap={1}>
      <Text as="code" size={13} translate="no">
        {call}
      </Text>
      <Text size={13} tone={reason === 'refused' || reason === 'failed' ? 'warning' : 'muted'}>
        {words[reason]()}
      </Text>
      {message === undefined ? null : (
        <Text size={13} tone="muted" lang="en" wrap="anywhere">
          {message}
        </Text>
      )}
    </Stack>
  )
}
