import type { CsvOptions } from '#features/contacts/csv'
import type { FileScan } from '#features/contacts/csv'
import type { MigrationSource } from '#domain/migration/migration-source'
import type { ColumnTarget } from './import-mapping.model.ts'
import { USUAL_RULES, type ImportRules } from './import-rules.model.ts'
import { NO_COUNTS, type ImportRun, type ImportRunState } from './import-run.model.ts'
import type { ShownFailure } from './import-failures.ts'
import type { MovingResult } from './moving-file.model.ts'
import type { RowChange } from './row-changes.model.ts'
import type { ImportSource } from './pasted.model.ts'

/** The steps of an import in their order (IMP-1). */
export const importSteps = ['file', 'map', 'rules', 'check', 'run'] as const
export type ImportStep = (typeof importSteps)[number]

/** Pasted addresses have one column, of which everybody knows what it is. */
export const stepsOf = (source: ImportSource): readonly ImportStep[] =>
  source === 'emails' ? importSteps.filter((step) => step !== 'map') : importSteps

export interface ImportSheetState {
  step: ImportStep
  source: ImportSource
  /** What was pasted; it stays when another source is looked at. */
  texts: Readonly<Record<'rows' | 'emails', string>>
  file: File | undefined
  options: CsvOptions
  scan: FileScan | undefined
  moving: MovingState
  /** How much of the file is looked through, 0 to 1; undefined while nothing is. */
  scanPart: number | undefined
  scanError: string | undefined
  mapping: readonly ColumnTarget[]
  rules: ImportRules
  run: { control: ImportRun; state: ImportRunState } | undefined
  /** The first rows that failed, to show. */
  failures: readonly ShownFailure[]
  /** The first contacts that change, to show. */
  changes: readonly RowChange[]
  /** What the dry run asks about; a question stays once it was asked, whatever the answer. */
  asked: CheckQuestions
}

/** What is chosen of another product (MIG-12). */
export interface MovingState {
  product: MigrationSource
  /** The list of contacts who are on none by the files. */
  list: string
  files: readonly File[]
  /** How much of the files is read, 0 to 1; undefined while nothing is. */
  part: number | undefined
  result: MovingResult | undefined
  error: string | undefined
}

const NOTHING_READ = { part: undefined, result: undefined, error: undefined } as const

/** Whether there is something to decide about rows that are not imported. */
export interface CheckQuestions {
  wideRows: boolean
  invalidCells: boolean
}

const NOTHING_ASKED: CheckQuestions = { wideRows: false, invalidCells: false }

export const initialImport: ImportSheetState = {
  step: 'file',
  source: 'file',
  texts: { rows: '', emails: '' },
  moving: { product: 'mailchimp', list: 'Mailchimp', files: [], ...NOTHING_READ },
  file: undefined,
  options: {},
  scan: undefined,
  scanPart: undefined,
  scanError: undefined,
  mapping: [],
  rules: USUAL_RULES,
  run: undefined,
  failures: [],
  changes: [],
  asked: NOTHING_ASKED,
}

export type ImportAction =
  | { type: 'source-chosen'; source: ImportSource }
  | { type: 'pasted'; text: string }
  | { type: 'moving-chosen'; change: Partial<Pick<MovingState, 'product' | 'list' | 'files'>> }
  | { type: 'moving-added'; file: File }
  | { type: 'moving-read'; part: number }
  | { type: 'moving-done'; result: MovingResult }
  | { type: 'moving-failed'; message: string }
  | { type: 'file-chosen'; file: File; options: CsvOptions }
  | { type: 'scan-progress'; part: number }
  | { type: 'scanned'; scan: FileScan }
  | { type: 'scan-failed'; message: string }
  | { type: 'mapped'; mapping: readonly ColumnTarget[] }
  | { type: 'ruled'; rules: ImportRules }
  | { type: 'run-started'; step: 'check' | 'run'; run: NonNullable<ImportSheetState['run']> }
  | {
      type: 'run-changed'
      control: ImportRun
      state: ImportRunState
      failures: readonly ShownFailure[]
      changes: readonly RowChange[]
    }
  | { type: 'next' }
  | { type: 'back' }

/** Going back keeps all that was chosen; another file keeps the rules. */
export function reduceImport(state: ImportSheetState, action: ImportAction): ImportSheetState {
  switch (action.type) {
    case 'source-chosen':
      return { ...initialImport, ...kept({ ...state, source: action.source }) }
    case 'pasted':
      if (state.source === 'file' || state.source === 'product') return state
      return {
        ...initialImport,
        ...kept(state),
        texts: { ...state.texts, [state.source]: action.text },
      }
    case 'moving-chosen':
      return {
        ...initialImport,
        ...kept(state),
        moving: { ...state.moving, ...action.change, ...NOTHING_READ },
      }
    case 'moving-added': {
      const others = state.moving.files.filter(({ name }) => name !== action.file.name)
      return {
        ...initialImport,
        ...kept(state),
        moving: { ...state.moving, files: [...others, action.file], ...NOTHING_READ },
      }
    }
    case 'moving-read':
      return { ...state, moving: { ...state.moving, ...NOTHING_READ, part: action.part } }
    case 'moving-done':
      return { ...state, moving: { ...state.moving, ...NOTHING_READ, result: action.result } }
    case 'moving-failed':
      return { ...state, moving: { ...state.moving, ...NOTHING_READ, error: action.message } }
    case 'file-chosen':
      return { ...initialImport, ...kept(state), file: action.file, options: action.options, scanPart: 0 }
    case 'scan-progress':
      return { ...state, scanPart: action.part }
    case 'scanned':
      return { ...state, scan: action.scan, scanPart: undefined }
    case 'scan-failed':
      return { ...state, scanPart: undefined, scanError: action.message }
    case 'mapped':
      return { ...state, mapping: action.mapping }
    case 'ruled':
      return { ...state, rules: action.rules }
    case 'run-started':
      return { ...state, step: action.step, run: action.run, failures: [], changes: [] }
    case 'run-changed':
      // A run that was given up may still have a word to say.
      if (state.run?.control !== action.control) return state
      return {
        ...state,
        run: { control: action.control, state: action.state },
        failures: action.failures,
        changes: action.changes,
        asked: {
          wideRows: state.asked.wideRows || action.state.remarks.wide > 0,
          invalidCells: state.asked.invalidCells || action.state.remarks.invalidCells > 0,
        },
      }
    case 'next':
      return { ...state, step: stepBeside(state, 1) }
    case 'back':
      state.run?.control.cancel()
      return {
        ...state,
        step: stepBeside(state, -1),
        run: undefined,
        failures: [],
        changes: [],
        asked: NOTHING_ASKED,
      }
  }
}

/** What another file does not change. What was decided about single rows was decided about another file. */
const kept = ({ rules, source, texts, moving }: ImportSheetState) => ({
  // A person of another product is not left behind for one field of theirs.
  rules: {
    ...rules,
    keepWideRows: false,
    emptyInvalid: source === 'product',
    stricter: source === 'product',
  },
  source,
  texts,
  moving,
})

function stepBeside({ source, step }: ImportSheetState, by: 1 | -1): ImportStep {
  const steps = stepsOf(source)
  return steps[steps.indexOf(step) + by] ?? step
}

/** Whether there is text that was pasted or typed. */
export const isPasted = ({ texts }: Pick<ImportSheetState, 'texts'>): boolean =>
  Object.values(texts).some((text) => text.trim() !== '')

/** Rows that an import would take, as far as the dry run knows. */
export function rowsToImport({ scan, run }: Pick<ImportSheetState, 'scan' | 'run'>): number {
  const { invalid, skipped, suppressed } = run?.state.counts ?? NO_COUNTS
  return Math.max(0, (scan?.rowCount ?? 0) - invalid - skipped - suppressed)
}

/** How a step is marked in the list of steps; the last one is done when the import is over. */
export function stepState(
  steps: readonly ImportStep[],
  id: ImportStep,
  current: ImportStep,
  status: ImportRunState['status'] | undefined,
): 'done' | 'current' | 'ahead' {
  const [at, now] = [steps.indexOf(id), steps.indexOf(current)]
  if (at !== now) return at < now ? 'done' : 'ahead'
  return id === 'run' && (status === 'completed' || status === 'completed_with_errors') ? 'done' : 'current'
}
