import { isAbort, toApiError, type ApiError } from '#api/core'
import type { ImportResult, ImportRowResult } from '#api/import'
import type { CsvChunk } from '#features/contacts/csv'
import { createStore } from '#lib/observable'
import { createRunControl } from '#lib/run-control'

export const importOutcomes = [
  'created',
  'updated',
  'unchanged',
  'skipped',
  'suppressed',
  'invalid',
] as const satisfies readonly ImportRowResult['outcome'][]
export type ImportOutcome = (typeof importOutcomes)[number]

/** running ⇄ paused → completed or completed_with_errors; either → canceled (IMP-25). */
export type ImportRunStatus = 'running' | 'paused' | 'completed' | 'completed_with_errors' | 'canceled'

export interface ImportRemarks {
  /** Rows that were refused because they have more cells than there are columns. */
  readonly wide: number
  /** Rows that were refused because of cells that could be left empty. */
  readonly invalidCells: number
  /** Rows that are imported or skipped, but with something that is not as the file says. */
  readonly noted: number
}

export interface ImportRunState {
  status: ImportRunStatus
  /** Rows whose result is known. */
  done: number
  counts: Readonly<Record<ImportOutcome, number>>
  /** Rows about which there is more to say than their outcome. */
  remarks: ImportRemarks
  /** Why it paused by itself. Resuming sends the same rows once more. */
  error: ApiError | undefined
}

/** A row that was not imported, or only in part. */
export interface ImportFailure {
  line: number
  cells: readonly string[]
  outcome: ImportOutcome
  reason: string
  /** The properties whose cells are no values of theirs. */
  invalidKeys?: readonly string[]
}

export interface ImportRunConfig {
  /**
   * `repeated`: rows that were left out because another of the same address stands for them. `refused`: rows that are
   * not sent because of how they are written.
   */
  chunks: AsyncIterable<CsvChunk & { repeated?: number; refused?: readonly ImportFailure[] }>
  /** Sends one chunk. Sent again with the same index it must change nothing twice. */
  send: (chunk: CsvChunk, index: number, signal: AbortSignal) => Promise<ImportResult>
  /** Told of each chunk's failures once, as they happen: nothing is kept here. */
  onFailures: (failures: readonly ImportFailure[]) => void
  /** Told of each answer and its failures once, before it is counted; the next chunk waits for it. */
  onAnswer?: (
    chunk: CsvChunk,
    answer: ImportResult,
    call: number,
    failures: readonly ImportFailure[],
  ) => Promise<unknown> | undefined
  /** How far the same import was before: so many chunks were done, with this result. They are not sent again. */
  begun?: (Pick<ImportRunState, 'done' | 'counts' | 'remarks'> & { calls: number }) | undefined
}

export interface ImportRun {
  state: () => ImportRunState
  subscribe: (listener: () => void) => () => void
  /** Settles when the run is over. */
  finished: Promise<void>
  pause: () => void
  resume: () => void
  cancel: () => void
}

/** Nothing yet of each. */
export const NO_COUNTS: Readonly<Record<ImportOutcome, number>> = {
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  suppressed: 0,
  invalid: 0,
}

export const NO_REMARKS: ImportRemarks = { wide: 0, invalidCells: 0, noted: 0 }

/**
 * Sends a file chunk by chunk. A chunk that fails pauses the run with its error and is sent again on resume, so that
 * nothing is left half written unseen; what was answered is never sent again.
 */
export function startImportRun({ chunks, send, onFailures, onAnswer, begun }: ImportRunConfig): ImportRun {
  const state = createStore<ImportRunState>({
    status: 'running',
    done: begun?.done ?? 0,
    counts: begun?.counts ?? NO_COUNTS,
    remarks: begun?.remarks ?? NO_REMARKS,
    error: undefined,
  })
  const canceling = new AbortController()
  const become = (change: Partial<ImportRunState>) => state.set({ ...state.get(), ...change })
  const control = createRunControl<ApiError>({
    onChange: become,
    problemOf: (error) => (isAbort(error) ? undefined : toApiError(error)),
  })
  const { isOver } = control

  const run = async () => {
    let index = -1
    for await (const chunk of chunks) {
      index += 1
      if (begun && index < begun.calls) continue
      const { repeated = 0, refused = [] } = chunk
      const number = index
      const answer =
        chunk.rows.length === 0
          ? { importId: '', results: [] }
          : await control.attempt(() => send(chunk, number, canceling.signal))
      if (!answer) return
      const failures = [...refused, ...failuresOf(chunk, answer)].toSorted((a, b) => a.line - b.line)
      await onAnswer?.(chunk, answer, index, failures)
      const before = state.get()
      const counts = {
        ...before.counts,
        skipped: before.counts.skipped + repeated,
        invalid: before.counts.invalid + refused.length,
      }
      for (const { outcome } of answer.results) counts[outcome] += 1
      if (failures.length > 0) onFailures(failures)
      if (isOver()) return
      become({
        done: before.done + chunk.rows.length + repeated + refused.length,
        counts,
        remarks: remarksAfter(before.remarks, failures),
      })
    }
    await control.whileRunning()
    if (isOver()) return
    control.complete()
    const { invalid, suppressed } = state.get().counts
    become({ status: invalid + suppressed > 0 ? 'completed_with_errors' : 'completed' })
  }

  const finished = run().catch((error: unknown) => {
    // The file itself could not be read any further.
    control.cancel(toApiError(error))
  })
  return {
    state: state.get,
    subscribe: state.subscribe,
    finished,
    pause: () => control.pause(),
    resume: () => void control.resume(),
    cancel() {
      if (control.cancel()) canceling.abort()
    },
  }
}

const isFailed = ({ outcome }: Pick<ImportFailure, 'outcome'>) =>
  outcome === 'invalid' || outcome === 'suppressed'

function failuresOf(chunk: CsvChunk, { results }: ImportResult): ImportFailure[] {
  return results.flatMap(({ row, outcome, reason = '', invalidKeys = keysIn(reason) }) => {
    const isInvalid = invalidKeys.length > 0
    if (!isFailed({ outcome }) && !isInvalid && !reason.startsWith('status_kept')) return []
    const place = { line: chunk.lines[row] ?? 0, cells: chunk.rows[row] ?? [] }
    return [{ ...place, outcome, reason, ...(isInvalid && { invalidKeys }) }]
  })
}

/** A backend may name only the first of the properties, in the reason. */
const keysIn = (reason: string): string[] => {
  const [code, key] = reason.split(':')
  return code === 'invalid_value' && key !== undefined ? [key] : []
}

/** Without a status a contact would get mail that the file may not want: such a cell is never left empty. */
const canBeEmptied = ({ reason, invalidKeys = [] }: ImportFailure) =>
  reason.startsWith('invalid_value') && !invalidKeys.includes('status')

function remarksAfter(before: ImportRemarks, failures: readonly ImportFailure[]): ImportRemarks {
  const count = (isMeant: (failure: ImportFailure) => boolean) => failures.filter(isMeant).length
  return {
    wide: before.wide + count(({ reason }) => reason === 'too_many_cells'),
    invalidCells: before.invalidCells + count(canBeEmptied),
    noted: before.noted + count((failure) => !isFailed(failure)),
  }
}
