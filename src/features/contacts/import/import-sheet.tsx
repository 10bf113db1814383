import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf, useApi, useScopedWorkspaceId } from '#api/core'
import { useSchema } from '#api/schemas'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { FullSheet } from '#components/dialog'
import { ErrorBlock } from '#components/error-block'
import { LeaveGuard } from '#components/leave-guard'
import { Stepper } from '#components/stepper'
import { browserRecords, type KeptRecords } from '#lib/kept-records'
import { createImportJournal } from './import-journal.ts'
import { ImportUndo } from './import-undo.tsx'
import { RecentImports } from './recent-imports.tsx'
import { useImportRun } from './use-import-run.ts'
import { useImportSource } from './use-import-source.ts'
import { ImportSourceStep } from './import-source-step.tsx'
import { ImportMapStep } from './import-map-step.tsx'
import { guessMapping } from './import-mapping.model.ts'
import { ImportCheckQuestions } from './import-check-questions.tsx'
import { ImportFooter } from './import-footer.tsx'
import { MovingStep } from './moving-step.tsx'
import { isField, movedMapping } from './moving-file.model.ts'
import { useMoving } from './use-moving.ts'
import { ImportRulesStep } from './import-rules-step.tsx'
import { ImportRunStep } from './import-run-step.tsx'
import { initialImport, isPasted, reduceImport, stepsOf, stepState } from './import-sheet.model.ts'
import { messages } from './import-sheet.messages.ts'
import { messages as recentMessages } from './recent-imports.messages.ts'
import * as styles from './import-sheet.css.ts'

export interface ImportSheetProps {
  onClose: () => void
  /** Where is kept what can be undone. @default this browser */
  records?: KeptRecords
}

/** Contacts from a CSV file: choose, look, map, set rules, try, run (IMP-1). What was chosen stays while steps fail. */
export function ImportSheet({ onClose, records = browserRecords }: ImportSheetProps) {
  const intl = useIntl()
  const { clock } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const schema = useSchema('contact')
  const [state, dispatch] = useReducer(reduceImport, initialImport)
  const journal = useMemo(
    () => createImportJournal(records, workspaceId ?? '', () => clock.now()),
    [clock, records, workspaceId],
  )
  const { interrupted, takenUp, readerOf, closeReader, scanFile } = useImportSource({
    state,
    dispatch,
    journal,
  })
  const { step, source, texts, file, options, scan, mapping, rules, run, moving } = state
  const moved = source === 'product' ? moving.result : undefined
  const listsRead = useMoving({ state, dispatch, schema: schema.data, scanFile })
  const steps = stepsOf(source)
  const running = run?.state.status === 'running' || run?.state.status === 'paused'

  /** A step begins at its beginning, however far the one before was scrolled, with the focus on its name. */
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    top.current?.scrollIntoView()
    if (shown.current === step) return
    shown.current = step
    top.current?.querySelector<HTMLElement>('[aria-current=step]')?.focus({ preventScroll: true })
  }, [step])
  const { start, kept, download } = useImportRun({
    state,
    dispatch,
    readerOf,
    closeReader,
    journal,
    properties: schema.data?.properties ?? [],
  })
  const goOn = async () => {
    const before = await takenUp()
    if (before) start(false, { before })
  }
  const stop = useEffectEvent(() => {
    run?.control.cancel()
    closeReader()
  })
  useEffect(() => () => stop(), [])

  const isGivenUp = useRef(false)
  const isImporting = step === 'run' && running
  const hasWork =
    isImporting || (step !== 'run' && (step !== 'file' || moved !== undefined || isPasted(state)))

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
        mapping: moved
          ? movedMapping(moved)
          : guessMapping(scan.header, scan.preview, schema.data.properties),
      })
    }
    dispatch({ type: 'next' })
  }

  const close = () => {
    // The result was read: nobody needs its failed rows after a reload any more.
    if (step === 'run' && !running && kept) void journal.forgetFailures(kept.id).catch(() => undefined)
    onClose()
  }
  return (
    <FullSheet
      open
      onClose={close}
      title={intl.formatMessage(messages.title)}
      footer={
        <ImportFooter
          state={state}
          running={running}
          hasProperties={schema.data !== undefined}
          onBack={() => dispatch({ type: 'back' })}
          onFileChosen={toTheColumns}
          onNext={() => dispatch({ type: 'next' })}
          onTry={() => start(true)}
          onImport={() => start(false)}
          onDone={close}
        />
      }
    >
      <LeaveGuard
        dirty={hasWork}
        isDirty={() => hasWork && !isGivenUp.current}
        discard={() => {
          isGivenUp.current = true
        }}
        words={
          isImporting
            ? {
                title: intl.formatMessage(messages.leaveTitle),
                about: intl.formatMessage(messages.leaveText),
                discard: intl.formatMessage(messages.leaveConfirm),
                stay: intl.formatMessage(messages.leaveStay),
              }
            : undefined
        }
      />
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
                  interrupted.isUnderWay ? undefined : (
                    <Button onClick={() => void goOn()}>{intl.formatMessage(messages.goOn)}</Button>
                  )
                }
              >
                {interrupted.isUnderWay
                  ? intl.formatMessage(recentMessages.underWay)
                  : intl.formatMessage(messages.interrupted, {
                      done: interrupted.head.done,
                      total: interrupted.head.total,
                    })}
              </Banner>
            ) : null}
            <ImportSourceStep
              source={source}
              onSourceChange={(next) => dispatch({ type: 'source-chosen', source: next })}
              text={source === 'file' || source === 'product' ? '' : texts[source]}
              onTextChange={(text) => dispatch({ type: 'pasted', text })}
              file={file}
              options={options}
              scan={scan}
              scanPart={state.scanPart}
              scanError={state.scanError}
              onFile={(chosen) => void scanFile(chosen, {})}
              product={
                <MovingStep
                  moving={moving}
                  error={listsRead.error}
                  onRetry={listsRead.retry}
                  scanError={state.scanError}
                  onAdd={(added) => dispatch({ type: 'moving-added', file: added })}
                  onChange={(change) => dispatch({ type: 'moving-chosen', change })}
                />
              }
              onOptions={(next) => {
                if (file) void scanFile(file, next)
              }}
            />
            {file || source === 'product' ? null : (
              <RecentImports journal={journal} properties={schema.data?.properties ?? []} />
            )}
          </>
        ) : null}
        {step === 'map' && scan && schema.data ? (
          <ImportMapStep
            scan={scan}
            mapping={mapping}
            schema={schema.data}
            {...(moved && {
              planned: moved.fitted.fields.flatMap(({ made }) => (made ? [made] : [])),
              shows: (column: number) => isField(column, moved),
            })}
            onMappingChange={(next) => dispatch({ type: 'mapped', mapping: next })}
          />
        ) : null}
        {step === 'rules' ? (
          <ImportRulesStep
            rules={rules}
            addressesOnly={source === 'emails'}
            moving={source === 'product'}
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
    </FullSheet>
  )
}
