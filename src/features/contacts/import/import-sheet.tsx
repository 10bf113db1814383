import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf, useScopedWorkspaceId } from '#api/core'
import { useSchema } from '#api/schemas'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { ConfirmDialog, FullSheet } from '#components/dialog'
import { ErrorBlock } from '#components/error-block'
import { Inline } from '#components/layout'
import { useUnloadGuard } from '#components/leave-guard'
import { Stepper } from '#components/stepper'
import { createCsvReader, type CsvReader } from '#features/contacts/csv'
import type { CsvOptions } from '#features/contacts/csv'
import { systemClock } from '#lib/clock'
import { browserRecords, type KeptRecords } from '#lib/kept-records'
import { createImportJournal, isOf, type JournalHead } from './import-journal.ts'
import { ImportUndo } from './import-undo.tsx'
import { RecentImports } from './recent-imports.tsx'
import { useImportRun } from './use-import-run.ts'
import { ImportSourceStep } from './import-source-step.tsx'
import { ImportMapStep } from './import-map-step.tsx'
import { guessMapping } from './import-mapping.model.ts'
import { ImportCheckQuestions } from './import-check-questions.tsx'
import { ImportRulesStep } from './import-rules-step.tsx'
import { ImportRunStep } from './import-run-step.tsx'
import { initialImport, reduceImport, rowsToImport, stepsOf, type ImportStep } from './import-sheet.model.ts'
import { fileOfPasted } from './pasted.model.ts'
import { messages } from './import-sheet.messages.ts'
import * as styles from './import-sheet.css.ts'

/** How long pasted text must rest before it is read, in ms. */
const PASTED_RESTS = 420

export interface ImportSheetProps {
  onClose: () => void
  /** Where is kept what can be undone. @default this browser */
  records?: KeptRecords
}

/** Contacts from a CSV file: choose, look, map, set rules, try, run (SCREENS.md 3.7). What was chosen stays while steps fail. */
export function ImportSheet({ onClose, records = browserRecords }: ImportSheetProps) {
  const intl = useIntl()
  const workspaceId = useScopedWorkspaceId()
  const schema = useSchema('contact')
  const [state, dispatch] = useReducer(reduceImport, initialImport)
  const journal = useMemo(
    () => createImportJournal(records, workspaceId ?? '', () => systemClock.now()),
    [records, workspaceId],
  )
  /** The chosen file was being imported when the page was left. */
  const [interrupted, setInterrupted] = useState<JournalHead>()
  const [leaving, setLeaving] = useState(false)
  const reader = useRef<CsvReader>(undefined)
  const scanning = useRef(0)
  const { step, source, texts, file, options, scan, mapping, rules, run } = state
  const steps = stepsOf(source)
  const running = run?.state.status === 'running' || run?.state.status === 'paused'

  const readerOf = () => (reader.current ??= createCsvReader())
  /** A step begins at its beginning, however far the one before was scrolled. */
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.scrollIntoView()
  }, [step])
  const { start, kept, download } = useImportRun({
    state,
    dispatch,
    readerOf,
    journal,
    properties: schema.data?.properties ?? [],
  })
  const stop = useEffectEvent(() => {
    run?.control.cancel()
    reader.current?.close()
    reader.current = undefined
  })
  useEffect(() => () => stop(), [])

  useUnloadGuard(step === 'run' && running)

  const lookThrough = async (chosen: File, chosenOptions: CsvOptions) => {
    const turn = (scanning.current += 1)
    // Whatever the worker still does is about another file, or the same one read otherwise.
    reader.current?.close()
    reader.current = undefined
    setInterrupted(undefined)
    dispatch({ type: 'file-chosen', file: chosen, options: chosenOptions })
    try {
      const result = await readerOf().scan(chosen, chosenOptions, (read, total) => {
        if (turn === scanning.current)
          dispatch({ type: 'scan-progress', part: total === 0 ? 1 : read / total })
      })
      const before = await journal.recent().catch(() => [])
      if (turn !== scanning.current) return
      setInterrupted(before.find((head) => !head.over && isOf(head, chosen)))
      dispatch({ type: 'scanned', scan: result })
    } catch (error) {
      if (turn === scanning.current)
        dispatch({ type: 'scan-failed', message: error instanceof Error ? error.message : String(error) })
    }
  }

  const readPasted = useEffectEvent(() => {
    if (source === 'file') return
    scanning.current += 1
    const pasted = fileOfPasted(source, texts[source])
    if (pasted) void lookThrough(pasted, source === 'emails' ? { delimiter: ',', hasHeader: true } : {})
  })
  const pasted = source === 'file' ? undefined : texts[source]
  useEffect(
    () => (pasted === undefined ? undefined : systemClock.setTimeout(readPasted, PASTED_RESTS)),
    [source, pasted],
  )

  const toTheColumns = () => {
    if (!scan || !schema.data) return
    if (source === 'emails') {
      dispatch({ type: 'mapped', mapping: ['email'] })
      dispatch({ type: 'next' })
      return
    }
    // Guessed here and not while reading: a file may be there before the properties are. What was chosen by hand stays.
    if (mapping.length === 0) {
      dispatch({
        type: 'mapped',
        mapping: guessMapping(scan.header, scan.preview, schema.data.properties),
      })
    }
    dispatch({ type: 'next' })
  }

  const close = () => {
    if (step === 'run' && running) {
      setLeaving(true)
      return
    }
    // The result was read: nobody needs its failed rows after a reload any more.
    if (step === 'run' && kept) void journal.forgetFailures(kept.id).catch(() => undefined)
    onClose()
  }
  return (
    <FullSheet
      open
      onClose={close}
      title={intl.formatMessage(messages.title)}
      footer={
        <Inline gap={3} justify="space-between" measure="task">
          {step === 'run' || step === 'file' ? (
            <span />
          ) : (
            <Button onClick={() => dispatch({ type: 'back' })}>{intl.formatMessage(messages.back)}</Button>
          )}
          {step === 'file' ? (
            <Next
              disabled={
                !scan || scan.rowCount === 0 || scan.problems.some(({ fatal }) => fatal) || !schema.data
              }
              onClick={toTheColumns}
            />
          ) : null}
          {step === 'map' ? (
            <Next
              disabled={!mapping.includes('email')}
              onClick={() => dispatch({ type: 'next' })}
              reason={mapping.includes('email') ? undefined : intl.formatMessage(messages.needsEmail)}
            />
          ) : null}
          {step === 'rules' ? (
            <Next
              label={intl.formatMessage(messages.tryIt)}
              disabled={!rules.consented}
              reason={rules.consented ? undefined : intl.formatMessage(messages.needsConsent)}
              onClick={() => start(true)}
            />
          ) : null}
          {step === 'check' ? (
            <Next
              label={intl.formatMessage(messages.importNow, { count: rowsToImport(state) })}
              disabled={
                (run?.state.status !== 'completed' && run?.state.status !== 'completed_with_errors') ||
                rowsToImport(state) === 0
              }
              onClick={() => start(false)}
            />
          ) : null}
          {step === 'run' && !running ? (
            <Next label={intl.formatMessage(messages.done)} onClick={close} />
          ) : null}
        </Inline>
      }
    >
      <div ref={top} className={styles.root}>
        <Stepper
          label={intl.formatMessage(messages.steps)}
          steps={steps.map((id) => ({
            id,
            label: intl.formatMessage(messages[id]),
            state: stepState(steps, id, step, run?.state.status),
          }))}
        />
        {schema.error && !schema.data ? (
          <ErrorBlock
            {...errorBlockOf(schema.error)}
            title={intl.formatMessage(messages.schemaFailed)}
            onRetry={schema.retry}
          />
        ) : null}
        {step === 'file' ? (
          <>
            {interrupted ? (
              <Banner
                kind="info"
                action={
                  <Button onClick={() => start(false, { before: interrupted })}>
                    {intl.formatMessage(messages.goOn)}
                  </Button>
                }
              >
                {intl.formatMessage(messages.interrupted, {
                  done: interrupted.done,
                  total: interrupted.total,
                })}
              </Banner>
            ) : null}
            <ImportSourceStep
              source={source}
              onSourceChange={(next) => dispatch({ type: 'source-chosen', source: next })}
              text={source === 'file' ? '' : texts[source]}
              onTextChange={(text) => dispatch({ type: 'pasted', text })}
              file={file}
              options={options}
              scan={scan}
              scanPart={state.scanPart}
              scanError={state.scanError}
              onFile={(chosen) => void lookThrough(chosen, {})}
              onOptions={(next) => {
                if (file) void lookThrough(file, next)
              }}
            />
            {file ? null : <RecentImports journal={journal} properties={schema.data?.properties ?? []} />}
          </>
        ) : null}
        {step === 'map' && scan && schema.data ? (
          <ImportMapStep
            scan={scan}
            mapping={mapping}
            schema={schema.data}
            onMappingChange={(next) => dispatch({ type: 'mapped', mapping: next })}
          />
        ) : null}
        {step === 'rules' ? (
          <ImportRulesStep
            rules={rules}
            addressesOnly={source === 'emails'}
            onRulesChange={(next) => dispatch({ type: 'ruled', rules: next })}
          />
        ) : null}
        {(step === 'check' || step === 'run') && run && scan ? (
          <ImportRunStep
            dryRun={step === 'check'}
            state={run.state}
            total={scan.rowCount}
            failures={state.failures}
            changes={state.changes}
            properties={schema.data?.properties ?? []}
            questions={
              step === 'check' ? (
                <ImportCheckQuestions
                  asked={state.asked}
                  rules={rules}
                  onRulesChange={(next) => {
                    dispatch({ type: 'ruled', rules: next })
                    start(true, { rules: next })
                  }}
                />
              ) : null
            }
            onPause={run.control.pause}
            onResume={run.control.resume}
            onCancel={run.control.cancel}
            onDownload={download}
          />
        ) : null}
        {step === 'run' && run && !running ? (
          kept ? (
            <div>
              <ImportUndo key={kept.id} journal={journal} head={kept} />
            </div>
          ) : (
            <p>{intl.formatMessage(messages.noUndo)}</p>
          )
        ) : null}
      </div>
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={intl.formatMessage(messages.leaveTitle)}
        confirmLabel={intl.formatMessage(messages.leaveConfirm)}
        onConfirm={onClose}
      >
        {intl.formatMessage(messages.leaveText, {
          done: run?.state.done ?? 0,
          left: (scan?.rowCount ?? 0) - (run?.state.done ?? 0),
        })}
      </ConfirmDialog>
    </FullSheet>
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

function stepState(
  steps: readonly ImportStep[],
  id: ImportStep,
  current: ImportStep,
  status: string | undefined,
) {
  const [at, now] = [steps.indexOf(id), steps.indexOf(current)]
  if (at < now) return 'done' as const
  if (at > now) return 'ahead' as const
  return id === 'run' && (status === 'completed' || status === 'completed_with_errors')
    ? ('done' as const)
    : ('current' as const)
}
