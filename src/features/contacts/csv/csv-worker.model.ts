import type { CsvOptions } from '#lib/csv'
import type { CsvChunk, CsvFormat, CsvScan } from '#lib/csv-source'

/** What the page asks of the worker. Each request is answered once; a scan tells its progress in between. */
export type CsvRequest =
  | { kind: 'scan'; file: Blob; options: CsvOptions }
  | { kind: 'open'; file: Blob; scan: Pick<CsvScan, CsvFormat> }
  | { kind: 'next' }

export type CsvAnswer =
  | { kind: 'progress'; read: number; total: number }
  | { kind: 'scanned'; scan: CsvScan }
  | { kind: 'opened' }
  /** No chunk: that was the last. */
  | { kind: 'chunk'; chunk: CsvChunk | undefined }
  | { kind: 'failed'; message: string }
