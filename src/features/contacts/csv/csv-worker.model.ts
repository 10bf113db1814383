import type { GuessedType } from '#domain/contacts/property-guess'
import type { CsvOptions } from '#lib/csv'
import type { CsvChunk, CsvFormat, CsvScan } from '#lib/csv-source'

/** What is known of a file that somebody chose. */
export interface FileScan extends CsvScan {
  /** What all values of each column look like (IMP-13). */
  types: readonly GuessedType[]
}

/** What the page asks of the worker. Each request is answered once; a scan tells its progress in between. */
export type CsvRequest =
  | { kind: 'scan'; file: Blob; options: CsvOptions }
  | { kind: 'open'; file: Blob; scan: Pick<CsvScan, CsvFormat> }
  | { kind: 'next' }

export type CsvAnswer =
  | { kind: 'progress'; read: number; total: number }
  | { kind: 'scanned'; scan: FileScan }
  | { kind: 'opened' }
  /** No chunk: that was the last. */
  | { kind: 'chunk'; chunk: CsvChunk | undefined }
  | { kind: 'failed'; message: string }
