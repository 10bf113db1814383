import { Download, Pause, Play } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Progress } from '#components/progress'
import type { ShownFailure } from './import-failures.ts'
import { importOutcomes, type ImportRunState } from './import-run.model.ts'
import { messages } from './import-run-step.messages.ts'
import * as styles from './import-run-step.css.ts'

export interface ImportRunStepProps {
  dryRun: boolean
  state: ImportRunState
  total: number
  failures: readonly ShownFailure[]
  onPause: () => void
  onResume: () => void
  onCancel: () => void
  onDownload: () => void
}

/** What would happen, or happens: progress, figures by outcome, the rows that failed and why. */
export function ImportRunStep({
  dryRun,
  state,
  total,
  failures,
  onPause,
  onResume,
  onCancel,
  onDownload,
}: ImportRunStepProps) {
  const intl = useIntl()
  const { status, done, counts, error } = state
  const over = status === 'completed' || status === 'completed_with_errors'
  const failed = counts.invalid + counts.suppressed
  return (
    <div className={styles.root}>
      {over ? (
        <Banner
          kind={dryRun ? 'info' : failed > 0 ? 'warning' : 'success'}
          title={intl.formatMessage(dryRun ? messages.checked : messages.imported)}
        >
          {intl.formatMessage(
            dryRun ? messages.checkedText : failed > 0 ? messages.importedSomeText : messages.importedText,
          )}
        </Banner>
      ) : null}
      {status === 'canceled' ? (
        <Banner kind="warning" title={intl.formatMessage(messages.canceled)}>
          {dryRun
            ? intl.formatMessage(messages.canceledCheckText)
            : intl.formatMessage(messages.canceledText, { done })}
        </Banner>
      ) : null}
      {status === 'paused' && error ? (
        <ErrorBlock
          title={intl.formatMessage(messages.stopped)}
          message={error.message}
          ticketId={error.ticketId}
          onRetry={onResume}
        >
          {intl.formatMessage(messages.stoppedText, { done })}
        </ErrorBlock>
      ) : null}
      <Progress
        label={intl.formatMessage(dryRun ? messages.checking : messages.importing)}
        value={done}
        max={Math.max(total, 1)}
        valueText={intl.formatMessage(messages.progress, { done, total })}
        tone={status === 'paused' || status === 'canceled' ? 'warning' : over ? 'success' : 'accent'}
      />
      {status === 'running' || status === 'paused' ? (
        <div className={styles.controls}>
          {status === 'running' ? (
            <Button icon={<Icon of={Pause} />} onClick={onPause}>
              {intl.formatMessage(messages.pause)}
            </Button>
          ) : error ? null : (
            <Button icon={<Icon of={Play} />} onClick={onResume}>
              {intl.formatMessage(messages.resume)}
            </Button>
          )}
          <Button tone="quiet" onClick={onCancel}>
            {intl.formatMessage(messages.cancel)}
          </Button>
        </div>
      ) : null}
      <dl className={styles.figures}>
        {importOutcomes.map((outcome) => (
          <div key={outcome} className={styles.figure}>
            <dt className={styles.term}>{intl.formatMessage(messages[outcome])}</dt>
            <dd className={styles.count}>{intl.formatNumber(counts[outcome])}</dd>
          </div>
        ))}
      </dl>
      {failures.length === 0 ? null : (
        <section className={styles.failures} aria-labelledby="import-failures">
          <header className={styles.failuresHeader}>
            <h3 id="import-failures" className={styles.heading}>
              {intl.formatMessage(messages.failures, { count: failed })}
            </h3>
            <Button size="small" icon={<Icon of={Download} />} onClick={onDownload}>
              {intl.formatMessage(messages.download)}
            </Button>
          </header>
          <ul className={styles.rows}>
            {failures.map(({ line, cells, text }) => (
              <li key={line} className={styles.row}>
                <span className={styles.line}>{intl.formatMessage(messages.line, { line })}</span>
                <span className={styles.cells}>{cells.filter((cell) => cell !== '').join(' · ')}</span>
                <span className={styles.reason}>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
