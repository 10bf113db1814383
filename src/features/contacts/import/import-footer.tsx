import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Inline } from '#components/layout'
import { rowsToImport, type ImportSheetState } from './import-sheet.model.ts'
import { messages } from './import-sheet.messages.ts'
import * as styles from './import-sheet.css.ts'

export interface ImportFooterProps {
  state: ImportSheetState
  /** The import runs or is paused. */
  running: boolean
  /** The properties that columns can become are loaded. */
  hasProperties: boolean
  onBack: () => void
  /** From the file to its columns. */
  onFileChosen: () => void
  onNext: () => void
  onTry: () => void
  onImport: () => void
  onDone: () => void
}

/** The buttons of the current step. A disabled one says why where that can't be seen in the step. */
export function ImportFooter({
  state,
  running,
  hasProperties,
  onBack,
  onFileChosen,
  onNext,
  onTry,
  onImport,
  onDone,
}: ImportFooterProps) {
  const intl = useIntl()
  const { step, scan, mapping, rules, run } = state
  return (
    <Inline gap={3} justify="space-between" measure="task">
      {step === 'run' || step === 'file' ? (
        <span />
      ) : (
        <Button onClick={onBack}>{intl.formatMessage(messages.back)}</Button>
      )}
      {step === 'file' ? (
        <Next
          disabled={
            !scan || scan.rowCount === 0 || scan.problems.some(({ fatal }) => fatal) || !hasProperties
          }
          onClick={onFileChosen}
        />
      ) : null}
      {step === 'map' ? (
        <Next
          disabled={!mapping.includes('email')}
          onClick={onNext}
          reason={mapping.includes('email') ? undefined : intl.formatMessage(messages.needsEmail)}
        />
      ) : null}
      {step === 'rules' ? (
        <Next
          label={intl.formatMessage(messages.tryIt)}
          disabled={!rules.consented}
          reason={rules.consented ? undefined : intl.formatMessage(messages.needsConsent)}
          onClick={onTry}
        />
      ) : null}
      {step === 'check' ? (
        <Next
          label={intl.formatMessage(messages.importNow, { count: rowsToImport(state) })}
          disabled={
            (run?.state.status !== 'completed' && run?.state.status !== 'completed_with_errors') ||
            rowsToImport(state) === 0
          }
          onClick={onImport}
        />
      ) : null}
      {step === 'run' && !running ? (
        <Next label={intl.formatMessage(messages.done)} onClick={onDone} />
      ) : null}
    </Inline>
  )
}

interface NextProps {
  label?: string
  disabled?: boolean
  /** Why it can't be pressed, in words beside it. */
  reason?: string | undefined
  onClick: () => void
}

function Next({ label, disabled = false, reason, onClick }: NextProps) {
  const intl = useIntl()
  return (
    <>
      {reason === undefined ? null : (
        <span id="import-next-reason" className={styles.reason}>
          {reason}
        </span>
      )}
      <Button
        tone="primary"
        disabled={disabled}
        aria-describedby={reason === undefined ? undefined : 'import-next-reason'}
        onClick={onClick}
      >
        {label ?? intl.formatMessage(messages.next)}
      </Button>
    </>
  )
}
