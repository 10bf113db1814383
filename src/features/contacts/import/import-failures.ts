import type { IntlShape } from 'react-intl'
import { toCsv } from '#features/contacts/csv'
import { messages } from './import-failures.messages.ts'
import { reasonText, type ReasonContext } from './import-reason.ts'
import type { ImportFailure } from './import-run.model.ts'

/** Rows shown on the page; the file holds all. */
const SHOWN = 50

/** A failed row with its reason in the reader's words. */
export interface ShownFailure extends ImportFailure {
  text: string
}

/** The rows that failed, as a CSV file that grows: the browser may keep its parts on disk, and the page holds only the first. */
export interface FailureFile {
  add: (rows: readonly ImportFailure[]) => void
  /** Adds the rows that were kept when the page was left. */
  restore: (kept: AsyncIterable<readonly ImportFailure[]>) => Promise<void>
  first: () => readonly ShownFailure[]
  file: () => Blob
}

/** What the rows are of: how the columns are called and what they become. */
export interface FailureFileOf extends Omit<ReasonContext, 'columns'> {
  header: readonly string[]
}

export function createFailureFile(intl: IntlShape, { header, ...columns }: FailureFileOf): FailureFile {
  const named = [
    ...header,
    intl.formatMessage(messages.lineColumn),
    intl.formatMessage(messages.reasonColumn),
  ]
  const parts: BlobPart[] = [partOf([named], false)]
  let shown: readonly ShownFailure[] = []
  const add = (failures: readonly ImportFailure[]) => {
    const rows = failures.map((row) => ({
      ...row,
      text: reasonText(intl, row, { ...columns, columns: header.length }),
    }))
    parts.push(
      partOf(
        // What a row has beyond the columns is in the reason: here it would be in the columns of line and reason.
        rows.map(({ cells, line, text }) => [...cells.slice(0, header.length), String(line), text]),
        true,
      ),
    )
    if (shown.length < SHOWN) shown = [...shown, ...rows].slice(0, SHOWN)
  }
  return {
    add,
    async restore(kept) {
      for await (const failures of kept) add(failures)
    },
    first: () => shown,
    file: () => new Blob(parts, { type: 'text/csv' }),
  }
}

/** What the file with the failed rows of an import is called. */
export function failureFileName(intl: IntlShape, imported = 'import'): string {
  return `${imported.replace(/\.[^.]*$/, '')}-${intl.formatMessage(messages.failuresFile)}.csv`
}

const partOf = (rows: readonly (readonly string[])[], withoutMark: boolean) =>
  new Blob([Uint8Array.from(toCsv(rows, { withoutMark }))])
