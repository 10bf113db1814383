import { Fragment, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { useUnloadGuard } from '#components/leave-guard'
import { Progress } from '#components/progress'
import { runMessages, RunOutcome, type BulkRun } from '#features/contacts'
import type { BulkKind, Skipped } from './bulk-actions.model.ts'
import { messages, skipMessages, titleMessages } from './bulk-actions.messages.ts'

/** A change of many campaigns, by their ids. */
export type CampaignRun = BulkRun<string, Skipped>

/** Failures that are shown one by one. */
const SHOWN = 10

export interface BulkProgressProps {
  kind: BulkKind
  run: CampaignRun
  total: number
  /** What a campaign is called, for the one that failed. */
  nameOf: (id: string) => string
  onRetryFailed: (failed: readonly string[]) => void
  onClose: () => void
}

/** How far a change of many campaigns is, and what came of it: done, skipped by reason, failed. */
export function BulkProgress({ kind, run, total, nameOf, onRetryFailed, onClose }: BulkProgressProps) {
  const intl = useIntl()
  const { status, changed, skipped, failed, error } = useSyncExternalStore(run.subscribe, run.state)
  const left = [...skipped.values()].reduce((sum, count) => sum + count, 0)
  const done = changed + left + failed
  const isOver = status === 'completed' || status === 'canceled'
  useUnloadGuard(!isOver)
  const title = intl.formatMessage(titleMessages[kind])
  const failures = isOver ? run.failures() : []
  return (
    <Dialog
      open
      onClose={isOver ? onClose : () => run.pause()}
      closesOutside={false}
      title={title}
      footer={
        isOver ? (
          // Keys, so that what is pressed next is never the button that took the place of another one.
          <Fragment key="over">
            {failed > 0 ? (
              <Button onClick={() => onRetryFailed(run.failures().map(({ item }) => item))}>
                {intl.formatMessage(runMessages.retryFailed, { count: failed })}
              </Button>
            ) : null}
            <Button data-first-focus tone="primary" onClick={onClose}>
              {intl.formatMessage(runMessages.close)}
            </Button>
          </Fragment>
        ) : (
          <Fragment key="under-way">
            <Button onClick={() => run.cancel()}>{intl.formatMessage(runMessages.stop)}</Button>
            {status === 'paused' ? (
              <Button tone="primary" onClick={() => run.resume()}>
                {intl.formatMessage(runMessages.resume)}
              </Button>
            ) : (
              <Button data-first-focus onClick={() => run.pause()}>
                {intl.formatMessage(runMessages.pause)}
              </Button>
            )}
          </Fragment>
        )
      }
    >
      <Stack>
        {isOver ? (
          <Banner kind={failed > 0 || status === 'canceled' ? 'warning' : 'success'}>
            {intl.formatMessage(status === 'canceled' ? messages.canceled : messages.done, { done })}
          </Banner>
        ) : null}
        {status === 'paused' && error ? (
          <ErrorBlock
            {...errorBlockOf(error)}
            title={intl.formatMessage(messages.paused)}
            onRetry={() => run.resume()}
          />
        ) : null}
        <Progress
          label={title}
          value={done}
          max={Math.max(total, 1)}
          valueText={intl.formatMessage(messages.progress, { done, total })}
          tone={status === 'completed' ? (failed > 0 ? 'warning' : 'success') : 'accent'}
        />
        <RunOutcome
          changed={changed}
          skipped={[...skipped].map(([reason, count]) => [intl.formatMessage(skipMessages[reason]), count])}
          failed={failed}
          failures={failures.slice(0, SHOWN).map(({ item, error: why }) => ({
            id: item,
            name: nameOf(item),
            error: why,
          }))}
        />
      </Stack>
    </Dialog>
  )
}
