import { toCsv } from '#features/contacts/csv'
import type { ImportFailure } from './import-run.model.ts'

/** Rows shown on the page; the file holds all. */
const SHOWN = 50

/** A failed row with its reason in the reader's words. */
export interface ShownFailure extends ImportFailure {
  text: string
}

/** The rows that failed, as a CSV file that grows: the browser may keep its parts on disk, and the page holds only the first. */
export interface FailureFile {
  add: (rows: readonly ShownFailure[]) => void
  first: () => readonly ShownFailure[]
  file: () => Blob
}

export function createFailureFile(header: readonly string[]): FailureFile {
  const parts: BlobPart[] = [partOf([header], false)]
  let shown: readonly ShownFailure[] = []
  return {
    add(rows) {
      parts.push(
        partOf(
          rows.map(({ cells, line, text }) => [...cells, String(line), text]),
          true,
        ),
      )
      if (shown.length < SHOWN) shown = [...shown, ...rows].slice(0, SHOWN)
    },
    first: () => shown,
    file: () => new Blob(parts, { type: 'text/csv' }),
  }
}

const partOf = (rows: readonly (readonly string[])[], withoutMark: boolean) =>
  new Blob([Uint8Array.from(toCsv(rows, { withoutMark }))])
