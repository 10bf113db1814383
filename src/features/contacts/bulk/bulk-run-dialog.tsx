import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { toCsv } from '#features/contacts/csv'
import { saveFile } from '#lib/save-file'
import { skipReasons, type Selected } from './bulk-changes.model.ts'
import type { BulkFailure } from './bulk-run.model.ts'
import { messages, reasonMessages } from './bulk-run-dialog.messages.ts'
import { RunOutcome } from './run-outcome.tsx'
import { messages as parts } from './run-outcome.messages.ts'
import { BulkRunProgress, useRunState, useRunTitle } from './bulk-run-progress.tsx'
import type { UnderWay } from './bulk-runs.ts'

/** Failures shown on the page; the file holds all. */
const SHOWN = 20

export interface BulkRunDialogProps extends Pick<UnderWay, 'run' | 'what' | 'total' | 'undoOf'> {
  onRetryFailed: (failed: readonly Selected[]) => void
  /** Closes the dialog while the run goes on. */
  onHide: () => void
  onClose: () => void
}

/** How far a change of many contacts is, and what came of it (BLK-8, BLK-11). */
export function BulkRunDialog({
  run,
  what,
  total,
  onRetryFailed,
  undoOf,
  onHide,
  onClose,
}: BulkRunDialogProps) {
  const intl = useIntl()
  const { status, changed, skipped, failed, error, done, over } = useRunState({ run })
  const title = useRunTitle({ run, what })
  const undo = over ? undoOf() : undefined
  const reasonOf = ({ error: { message, ticketId } }: BulkFailure<Selected>) =>
    ticketId === '' ? message : `${message} (${ticketId})`
  const nameOf = ({ item: { id, contact } }: BulkFailure<Selected>) => contact?.email ?? id
  const download = () => {
    const rows = run.failures().map((failure) => [nameOf(failure), failure.item.id, reasonOf(failure)])
    const header = [intl.formatMessage(messages.emailColumn), 'ID', intl.formatMessage(messages.reasonColumn)]
    saveFile(
      new Blob([Uint8Array.from(toCsv([header, ...rows]))], { type: 'text/csv' }),
      `${intl.formatMessage(messages.fileName)}.csv`,
    )
  }
  return (
    <Dialog
      open
      onClose={over ? onClose : onHide}
      closesOutside={false}
      title={title}
      footer={
        over ? (
          // Keys, so that what is pressed next is never the button that took the place of another one.
          <Fragment key="over">
            {undo ? <Button onClick={undo}>{intl.formatMessage(messages.undo)}</Button> : null}
            {failed > 0 ? (
              <>
                <Button onClick={download}>{intl.formatMessage(messages.download)}</Button>
                <Button onClick={() => onRetryFailed(run.failures().map(({ item }) => item))}>
                  {intl.formatMessage(parts.retryFailed, { count: failed })}
                </Button>
              </>
            ) : null}
            <Button data-first-focus tone="primary" onClick={onClose}>
              {intl.formatMessage(parts.close)}
            </Button>
          </Fragment>
        ) : (
          <Fragment key="under-way">
            <Button onClick={onHide}>{intl.formatMessage(messages.hide)}</Button>
            <Button onClick={() => run.cancel()}>{intl.formatMessage(parts.stop)}</Button>
            {status === 'paused' ? (
              <Button tone="primary" onClick={() => run.resume()}>
                {intl.formatMessage(parts.resume)}
              </Button>
            ) : (
              <Button data-first-focus onClick={() => run.pause()}>
                {intl.formatMessage(parts.pause)}
              </Button>
            )}
          </Fragment>
        )
      }
    >
      <Stack>
        {status === 'completed' ? (
          <Banner kind={failed > 0 ? 'warning' : 'success'}>
            {intl.formatMessage(failed > 0 ? messages.doneSome : messages.done)}
          </Banner>
        ) : null}
        {status === 'canceled' ? (
          <Banner kind="warning">{intl.formatMessage(messages.canceled, { done })}</Banner>
        ) : null}
        {status === 'paused' && error ? (
          <ErrorBlock
            {...errorBlockOf(error)}
            title={intl.formatMessage(messages.stopped)}
            onRetry={() => run.resume()}
          >
            {intl.formatMessage(messages.stoppedText)}
          </ErrorBlock>
        ) : null}
        <BulkRunProgress run={run} what={what} total={total} />
        <RunOutcome
          changed={changed}
          skipped={skipReasons.flatMap((reason) => {
            const count = skipped.get(reason)
            return count === undefined ? [] : [[intl.formatMessage(reasonMessages[reason]), count] as const]
          })}
          failed={failed}
          failures={(over ? run.failures() : [])
            .slice(0, SHOWN)
            .map((failure) => ({ id: failure.item.id, name: nameOf(failure), error: failure.error }))}
        />
        {over && failed > SHOWN ? (
          <p>{intl.formatMessage(messages.more, { count: failed - SHOWN })}</p>
        ) : null}
      </Stack>
    </Dialog>
  )
}
