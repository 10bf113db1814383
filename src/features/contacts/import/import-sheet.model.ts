import type { CsvOptions } from '#features/contacts/csv'
import type { CsvScan } from '#features/contacts/csv'
import type { ColumnTarget } from './import-mapping.model.ts'
import { USUAL_RULES, type ImportRules } from './import-rules.model.ts'
import type { ImportRun, ImportRunState } from './import-run.model.ts'
import type { ShownFailure } from './import-failures.ts'

/** The steps of an import in their order (SCREENS.md 3.7). */
export const importSteps = ['file', 'map', 'rules', 'check', 'run'] as const
export type ImportStep = (typeof importSteps)[number]

export interface ImportSheetState {
  step: ImportStep
  file: File | undefined
  options: CsvOptions
  scan: CsvScan | undefined
  /** How much of the file is looked through, 0 to 1; undefined while nothing is. */
  scanPart: number | undefined
  scanError: string | undefined
  mapping: readonly ColumnTarget[]
  rules: ImportRules
  run: { control: ImportRun; state: ImportRunState } | undefined
  /** The first rows that failed, to show. */
  failures: readonly ShownFailure[]
}

export const initialImport: ImportSheetState = {
  step: 'file',
  file: undefined,
  options: {},
  scan: undefined,
  scanPart: undefined,
  scanError: undefined,
  mapping: [],
  rules: USUAL_RULES,
  run: undefined,
  failures: [],
}

export type ImportAction =
  | { type: 'file-chosen'; file: File; options: CsvOptions }
  | { type: 'scan-progress'; part: number }
  | { type: 'scanned'; scan: CsvScan }
  | { type: 'scan-failed'; message: string }
  | { type: 'mapped'; mapping: readonly ColumnTarget[] }
  | { type: 'ruled'; rules: ImportRules }
  | { type: 'run-started'; step: 'check' | 'run'; run: NonNullable<ImportSheetState['run']> }
  | { type: 'run-changed'; control: ImportRun; state: ImportRunState; failures: readonly ShownFailure[] }
  | { type: 'next' }
  | { type: 'back' }

/** Going back keeps all that was chosen; another file keeps the rules. */
export function reduceImport(state: ImportSheetState, action: ImportAction): ImportSheetState {
  switch (action.type) {
    case 'file-chosen':
      return { ...initialImport, rules: state.rules, file: action.file, options: action.options, scanPart: 0 }
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
      return { ...state, step: action.step, run: action.run, failures: [] }
    case 'run-changed':
      // A run that was given up may still have a word to say.
      if (state.run?.control !== action.control) return state
      return { ...state, run: { control: action.control, state: action.state }, failures: action.failures }
    case 'next':
      return { ...state, step: importSteps[importSteps.indexOf(state.step) + 1] ?? state.step }
    case 'back':
      state.run?.control.cancel()
      return {
        ...state,
        step: importSteps[importSteps.indexOf(state.step) - 1] ?? state.step,
        run: undefined,
        failures: [],
      }
  }
}
