import { useRef, useState, type Dispatch } from 'react'
import { useIntl } from 'react-intl'
import { refreshedByContacts } from '#api/contacts'
import { useApi, useRefresh, useScopedWorkspaceId } from '#api/core'
import { importRoutes, type ImportCsv } from '#api/import'
import { mailingListRoutes } from '#api/mailing-lists'
import { schemaRoutes, type SchemaProperty } from '#api/schemas'
import { IMPORT_ROWS, type CsvReader } from '#features/contacts/csv'
import { saveFile } from '#lib/save-file'
import { holdInBrowser } from '#lib/tab-locks'
import { distinctChunks } from './duplicates.model.ts'
import { createFailureFile, failureFileName, type FailureFile } from './import-failures.ts'
import { lockOf, type ImportJournal, type JournalHead } from './import-journal.ts'
import { emailsBodyOf, importBodyOf, type ImportRules } from './import-rules.model.ts'
import { NO_COUNTS, NO_REMARKS, startImportRun } from './import-run.model.ts'
import type { ImportAction, ImportSheetState } from './import-sheet.model.ts'
import { dryAnswer, dryBody } from './moving-run.model.ts'
import { prepareMoving } from './prepare-moving.ts'
import { rowChangesOf, withChanges, type RowChange } from './row-changes.model.ts'
import { withoutWideRows } from './wide-rows.model.ts'

interface ImportRunUse {
  state: ImportSheetState
  dispatch: Dispatch<ImportAction>
  readerOf: () => CsvReader
  closeReader: () => void
  journal: ImportJournal
  /** Of contacts, to say in its words why a row failed. */
  properties: readonly SchemaProperty[]
}

interface StartOptions {
  /** An import of the same file that goes on where it stopped, as it was set up then. */
  before?: JournalHead
  /** @default those of the sheet */
  rules?: ImportRules
}

/** Tries an import or runs it, and keeps what it changes so that it can be undone and go on after a reload. */
export function useImportRun({ state, dispatch, readerOf, closeReader, journal, properties }: ImportRunUse) {
  const intl = useIntl()
  const { client, clock } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const refresh = useRefresh()
  const failures = useRef<FailureFile>(undefined)
  /** What reads for a run now. */
  const reading = useRef<CsvReader>(undefined)
  const [kept, setKept] = useState<JournalHead>()
  const { source, file, scan, mapping, run, moving } = state

  const start = (dryRun: boolean, { before, rules = state.rules }: StartOptions = {}) => {
    if (!file || !scan) return
    const importId = before?.id ?? `imp_${crypto.randomUUID()}`
    const setUp = before ?? { mapping, rules }
    const total = Math.ceil(scan.rowCount / IMPORT_ROWS.chunk)
    const failed = createFailureFile(intl, { header: scan.header, mapping: setUp.mapping, properties })
    failures.current = failed
    run?.control.cancel()
    // A run that was given up may be reading still, and would take the rows of this one.
    if (reading.current) closeReader()
    const reader = readerOf()
    const record = dryRun
      ? undefined
      : recordOf(journal, before ?? newHead(importId, file, state, clock.now()))
    let changes: readonly RowChange[] = []
    const options = (signal: AbortSignal) => ({ workspaceId, signal })
    const fitted = source === 'product' ? moving.result?.fitted : undefined
    const made = (fitted?.fields ?? []).flatMap(({ made: one }) =>
      one && setUp.mapping.includes(one.key) ? [one] : [],
    )
    const toMake = { properties: made, lists: fitted?.madeLists ?? [] }
    let prepared = false
    const sendRows = async (body: ImportCsv, signal: AbortSignal) => {
      const call = async (asked: ImportCsv) => client.call(importRoutes.csv, { body: asked }, options(signal))
      if (!fitted) return call(body)
      const missing = { keys: made.map(({ key }) => key), lists: toMake.lists }
      if (dryRun) return dryAnswer(await call(dryBody(body, missing)), body, missing)
      if (!prepared) await prepareMoving(client, toMake, options(signal))
      prepared = true
      return call(body)
    }
    const chunks = async function* () {
      if (before) await failed.restore(journal.failures(before.id, before.calls)).catch(() => undefined)
      const read = () => reader.chunks(file, scan)
      reading.current = reader
      yield* distinctChunks(
        setUp.rules.keepWideRows ? read : () => withoutWideRows(read()),
        setUp.mapping.indexOf('email'),
        setUp.rules.duplicates,
      )
      reading.current = undefined
    }
    const control = startImportRun({
      chunks: chunks(),
      send: (chunk, index, signal) =>
        source === 'emails'
          ? client.call(
              importRoutes.emails,
              { body: emailsBodyOf(chunk, { importId, dryRun }, setUp.rules) },
              options(signal),
            )
          : sendRows(
              importBodyOf(chunk, { importId, index, total, dryRun }, setUp.mapping, setUp.rules),
              signal,
            ),
      onFailures: failed.add,
      begun: before,
      onAnswer(chunk, answer, call, failedRows) {
        changes = withChanges(changes, rowChangesOf(chunk, answer, setUp.mapping))
        return record?.keep({ calls: call + 1, at: clock.now() }, () =>
          journal.note(importId, call, answer, failedRows),
        )
      },
    })
    dispatch({
      type: 'run-started',
      step: dryRun ? 'check' : 'run',
      run: { control, state: control.state() },
    })
    control.subscribe(() => {
      const now = control.state()
      const over = now.status !== 'running' && now.status !== 'paused'
      const { done, counts, remarks } = now
      void record?.keep({ done, counts, remarks, over }, (head) => journal.write(head)).then(setKept)
      dispatch({ type: 'run-changed', control, state: now, failures: failed.first(), changes })
    })
    if (!dryRun) holdInBrowser(lockOf(importId), control.finished)
    void control.finished.then(() => {
      if (!dryRun && control.state().done > 0)
        refresh([...refreshedByContacts, ...(fitted ? [mailingListRoutes.list, schemaRoutes.one] : [])])
    })
  }

  return {
    start,
    /** The import that runs or is over, as it is kept; undefined where the browser keeps nothing. */
    kept,
    /** Gives the rows that failed to the reader, as a file. */
    download() {
      if (failures.current) saveFile(failures.current.file(), failureFileName(intl, file?.name))
    },
  }
}

function newHead(
  importId: string,
  file: File,
  { scan, mapping, rules }: ImportSheetState,
  now: number,
): JournalHead {
  return {
    id: importId,
    name: file.name,
    size: file.size,
    modified: file.lastModified,
    startedAt: now,
    at: now,
    total: scan?.rowCount ?? 0,
    done: 0,
    calls: 0,
    counts: NO_COUNTS,
    remarks: NO_REMARKS,
    over: false,
    header: scan?.header ?? [],
    readAs: scan && { encoding: scan.encoding, delimiter: scan.delimiter, hasHeader: scan.hasHeader },
    mapping,
    rules,
  }
}

/** What is kept of one import. Where the browser keeps nothing more the import goes on; it only can't be undone. */
function recordOf(journal: ImportJournal, begun: JournalHead) {
  let head: JournalHead | undefined = begun
  return {
    async keep(
      change: Partial<JournalHead>,
      work: (head: JournalHead) => Promise<void>,
    ): Promise<JournalHead | undefined> {
      if (!head) return undefined
      head = { ...head, ...change }
      try {
        await work(head)
      } catch {
        await journal.forget(begun.id).catch(() => undefined)
        head = undefined
      }
      return head
    },
  }
}
