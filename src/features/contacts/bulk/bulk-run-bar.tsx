import X from 'lucide-react/icons/x'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { messages } from './bulk-run-dialog.messages.ts'
import { messages as parts } from './run-outcome.messages.ts'
import { BulkRunProgress, useRunState } from './bulk-run-progress.tsx'
import type { UnderWay } from './bulk-runs.ts'
import * as styles from './bulk.css.ts'

export interface BulkRunBarProps extends Pick<UnderWay, 'run' | 'what' | 'total'> {
  /** Opens the dialog with the details. */
  onShow: () => void
  /** Puts the bar away once the run is over. */
  onDismiss: () => void
}

/** A change of many contacts that goes on in the background. */
export function BulkRunBar({ run, what, total, onShow, onDismiss }: BulkRunBarProps) {
  const intl = useIntl()
  const { status, error, over } = useRunState({ run })
  return (
    <section className={styles.bar} aria-label={intl.formatMessage(messages.background)}>
      <Stack grow="control">
        <BulkRunProgress run={run} what={what} total={total} />
      </Stack>
      <Inline>
        {status === 'paused' && error ? (
          <Text size={13} role="status">
            {intl.formatMessage(messages.stopped)}
          </Text>
        ) : null}
        {status === 'running' ? (
          <Button size="small" onClick={() => run.pause()}>
            {intl.formatMessage(parts.pause)}
          </Button>
        ) : null}
        {status === 'paused' ? (
          <Button size="small" onClick={() => run.resume()}>
            {intl.formatMessage(parts.resume)}
          </Button>
        ) : null}
        {over ? null : (
          <Button size="small" onClick={() => run.cancel()}>
            {intl.formatMessage(parts.stop)}
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={onShow}>
          {intl.formatMessage(messages.details)}
        </Button>
        {over ? (
          <IconButton
            size="small"
            label={intl.formatMessage(parts.close)}
            icon={<Icon of={X} />}
            onClick={onDismiss}
          />
        ) : null}
      </Inline>
    </section>
  )
}
