import { useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { DescriptionList } from '#components/description-list'
import { ConfirmDialog, Dialog } from '#components/dialog'
import { ErrorBlock } from '#components/error-block'
import { useUnloadGuard } from '#components/leave-guard'
import { Progress } from '#components/progress'
import { toCsv } from '#features/contacts/csv'
import { saveFile } from '#lib/save-file'
import { skipReasons, type BulkAction, type Selected, type SkipReason } from './bulk-changes.model.ts'
import type { BulkFailure, BulkRun } from './bulk-run.model.ts'
import { messages, reasonMessages } from './bulk-run-dialog.messages.ts'
import * as styles from './bulk.css.ts'

/** Failures shown on the page; the file holds all. */
const SHOWN = 20

export type ContactRun = BulkRun<Selected, SkipReason>

export interface BulkRunDialogProps {
  run: ContactRun
  /** What is done, or that it is taken back. */
  what: BulkAction['kind'] | 'undo'
  total: number
  onRetryFailed: (failed: readonly Selected[]) => void
  /** Takes back what was changed; undefined where that can't be. Asked once the run is over. */
  undoOf: () => (() => void) | undefined
  onClose: () => void
}

const doing = {
  add: 'adding',
  leave: 'leaving',
  set: 'setting',
  delete: 'deleting',
  undo: 'undoing',
} as const satisfies Record<BulkRunDialogProps['what'], keyof typeof messages>

/** How far a change of many contacts is, and what came of it (SCREENS.md 3.0). */
export function BulkRunDialog({ run, what, total, onRetryFailed, undoOf, onClose }: BulkRunDialogProps) {
  const intl = useIntl()
  const { status, changed, skipped, failed, error } = useSyncExternalStore(run.subscribe, run.state)
  const [leaving, setLeaving] = useState(false)
  const left = [...skipped.values()].reduce((sum, count) => sum + count, 0)
  const done = changed + left + failed
  const over = status === 'completed' || status === 'canceled'
  const undo = over ? undoOf() : undefined

  useUnloadGuard(!over)

  const close = () => {
    if (over) onClose()
    else setLeaving(true)
  }
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
    <>
      <Dialog
        open
        onClose={close}
        closesOutside={false}
        title={intl.formatMessage(messages[doing[what]])}
        footer={
          over ? (
            <>
              {undo ? <Button onClick={undo}>{intl.formatMessage(messages.undo)}</Button> : null}
              {failed > 0 ? (
                <>
                  <Button onClick={download}>{intl.formatMessage(messages.download)}</Button>
                  <Button onClick={() => onRetryFailed(run.failures().map(({ item }) => item))}>
                    {intl.formatMessage(messages.retryFailed, { count: failed })}
                  </Button>
                </>
              ) : null}
              <Button data-first-focus tone="primary" onClick={onClose}>
                {intl.formatMessage(messages.close)}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={() => run.cancel()}>{intl.formatMessage(messages.stop)}</Button>
              {status === 'paused' ? (
                <Button tone="primary" onClick={() => run.resume()}>
                  {intl.formatMessage(messages.resume)}
                </Button>
              ) : (
                <Button data-first-focus onClick={() => run.pause()}>
                  {intl.formatMessage(messages.pause)}
                </Button>
              )}
            </>
          )
        }
      >
        <div className={styles.stack}>
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
          <Progress
            label={intl.formatMessage(messages[doing[what]])}
            value={done}
            max={Math.max(total, 1)}
            valueText={intl.formatMessage(messages.progress, { done, total })}
            tone={
              status === 'completed'
                ? failed > 0
                  ? 'warning'
                  : 'success'
                : status === 'running'
                  ? 'accent'
                  : 'warning'
            }
          />
          <DescriptionList
            items={[
              {
                id: 'changed',
                term: intl.formatMessage(messages.changed),
                value: intl.formatNumber(changed),
              },
              {
                id: 'skipped',
                term: intl.formatMessage(messages.skipped),
                value:
                  left === 0
                    ? intl.formatNumber(0)
                    : intl.formatList(
                        skipReasons.flatMap((reason) => {
                          const count = skipped.get(reason)
                          return count === undefined
                            ? []
                            : [
                                intl.formatMessage(messages.reasonOf, {
                                  reason: intl.formatMessage(reasonMessages[reason]),
                                  count,
                                }),
                              ]
                        }),
                        { type: 'conjunction', style: 'narrow' },
                      ),
              },
              { id: 'failed', term: intl.formatMessage(messages.failed), value: intl.formatNumber(failed) },
              ...(over
                ? run
                    .failures()
                    .slice(0, SHOWN)
                    .map((failure) => ({
                      id: failure.item.id,
                      term: <span translate="no">{nameOf(failure)}</span>,
                      value: reasonOf(failure),
                    }))
                : []),
            ]}
          />
          {over && failed > SHOWN ? (
            <p>{intl.formatMessage(messages.more, { count: failed - SHOWN })}</p>
          ) : null}
        </div>
      </Dialog>
      <ConfirmDialog
        open={leaving && !over}
        onClose={() => setLeaving(false)}
        title={intl.formatMessage(messages.stopTitle)}
        confirmLabel={intl.formatMessage(messages.stop)}
        onConfirm={() => {
          run.cancel()
          setLeaving(false)
        }}
      >
        {intl.formatMessage(messages.stopText, { done, left: Math.max(total - done, 0) })}
      </ConfirmDialog>
    </>
  )
}
