import { beyondAscii, detectEncoding, ENCODING_SAMPLE, isBinary, type CsvEncoding } from './csv-encoding.ts'
import { guessDelimiter } from './csv-delimiter.ts'
import { createRowReader, UnclosedQuoteError, type CsvDelimiter, type CsvRow } from './csv-rows.ts'
import {
  CSV,
  fitted,
  headerOf,
  looksLikeHeader,
  rowProblem,
  titleRows,
  type CsvOptions,
  type CsvProblem,
} from './csv.ts'

/** Rows shown before an import begins, and rows of one call of the import (IMP-9, IMP-24). */
export const IMPORT_ROWS = { preview: 20, chunk: 500 } as const

/** What is known of a file after it was looked through once. */
export interface CsvScan {
  encoding: CsvEncoding
  delimiter: CsvDelimiter
  hasHeader: boolean
  /** Rows above the one that names the columns, such as a title; they are left out. */
  above: number
  header: string[]
  /** The first rows. */
  preview: string[][]
  rowCount: number
  /** The first problems; `problemCount` counts all. */
  problems: CsvProblem[]
  problemCount: number
}

/** What of a scan it takes to read the rows again as they were scanned. */
export type CsvFormat = 'encoding' | 'delimiter' | 'hasHeader' | 'above' | 'header'

export interface CsvChunk {
  /** Index of the chunk's first row among the rows of the file, from 0. */
  firstRow: number
  /** The line of the file at which each row begins, from 1. */
  lines: number[]
  /** As many cells each as there are columns. */
  rows: string[][]
  /** What rows with more cells have beyond the columns; `place` is the row's in `rows`. */
  surplus?: { place: number; cells: string[] }[]
}

/** Says how far the reading is. Bytes. */
export type CsvProgress = (read: number, total: number) => void

interface Format {
  encoding: CsvEncoding
  delimiter: CsvDelimiter
  problem?: CsvProblem
}

/** The bytes of a file as they are read. By hand: not every browser's streams can be iterated. */
async function* bytesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

async function formatOf(file: Blob, options: CsvOptions): Promise<Format> {
  const sample = new Uint8Array(await file.slice(0, ENCODING_SAMPLE).arrayBuffer())
  const encoding = options.encoding ?? (await encodingOf(file, sample))
  const text = new TextDecoder(encoding).decode(sample)
  const delimiter = options.delimiter ?? guessDelimiter(text)
  if (isBinary(sample)) return { encoding, delimiter, problem: { code: 'binary', fatal: true } }
  if (file.size === 0) return { encoding, delimiter, problem: { code: 'empty', fatal: true } }
  return { encoding, delimiter }
}

/** Looks as far into the file as it takes to meet a character beyond ASCII. */
async function encodingOf(file: Blob, sample: Uint8Array): Promise<CsvEncoding> {
  if (beyondAscii(sample) !== -1 || file.size <= sample.length || isBinary(sample))
    return detectEncoding(sample)
  let start = 0
  for await (const bytes of bytesOf(file)) {
    const beyond = beyondAscii(bytes)
    if (beyond !== -1) {
      const from = start + beyond
      return detectEncoding(new Uint8Array(await file.slice(from, from + ENCODING_SAMPLE).arrayBuffer()))
    }
    start += bytes.length
  }
  return detectEncoding(sample)
}

/** The rows of a file as they are read, a piece of the file at a time. Throws UnclosedQuoteError. */
async function* rowsOf(
  file: Blob,
  { encoding, delimiter }: Format,
  onProgress: CsvProgress,
): AsyncGenerator<CsvRow[]> {
  const decoder = new TextDecoder(encoding)
  const reader = createRowReader(delimiter)
  let read = 0
  for await (const bytes of bytesOf(file)) {
    read += bytes.byteLength
    const rows = reader.push(decoder.decode(bytes, { stream: true }))
    onProgress(read, file.size)
    yield rows
  }
  yield [...reader.push(decoder.decode()), ...reader.end()]
}

/** How many rows stand above the one that names the columns, where they are told apart. */
async function rowsAbove(file: Blob, format: Format): Promise<number> {
  const first: CsvRow[] = []
  try {
    for await (const rows of rowsOf(file, format, () => undefined)) {
      first.push(...rows.slice(0, IMPORT_ROWS.preview - first.length))
      if (first.length >= IMPORT_ROWS.preview) break
    }
  } catch (error) {
    // The scan says so, with its line.
    if (!(error instanceof UnclosedQuoteError)) throw error
  }
  return titleRows(first.map(({ cells }) => cells))
}

/** Looks through a file of any size, holding none of it; each row is shown to `onRow`. */
export async function scanCsv(
  file: Blob,
  options: CsvOptions = {},
  onProgress: CsvProgress = () => undefined,
  onRow: (cells: readonly string[]) => void = () => undefined,
): Promise<CsvScan> {
  const format = await formatOf(file, options)
  const problems: CsvProblem[] = []
  let problemCount = 0
  const note = (problem: CsvProblem | undefined) => {
    if (!problem) return
    problemCount += 1
    if (problems.length < CSV.problemsKept) problems.push(problem)
  }
  const scan: CsvScan = {
    encoding: format.encoding,
    delimiter: format.delimiter,
    hasHeader: true,
    above: 0,
    header: [],
    preview: [],
    rowCount: 0,
    problems,
    problemCount: 0,
  }
  if (format.problem) return { ...scan, problems: [format.problem], problemCount: 1 }

  scan.above = options.hasHeader === false ? 0 : await rowsAbove(file, format)
  let above = scan.above
  let columns = 0
  try {
    for await (const rows of rowsOf(file, format, onProgress)) {
      for (const row of rows) {
        if (above > 0) {
          above -= 1
          continue
        }
        if (columns === 0) {
          columns = row.cells.length
          if (columns > CSV.columns) {
            note({ code: 'too_many_columns', fatal: true, line: row.line })
            return { ...scan, problemCount }
          }
          scan.hasHeader = options.hasHeader ?? looksLikeHeader(row.cells)
          scan.header = headerOf(row.cells, scan.hasHeader)
          if (scan.above > 0) note({ code: 'above_header', fatal: false, line: row.line })
          if (scan.hasHeader) continue
          if (options.hasHeader === undefined) note({ code: 'no_header', fatal: false, line: row.line })
        }
        scan.rowCount += 1
        const cells = fitted(row.cells, columns)
        if (scan.preview.length < IMPORT_ROWS.preview) scan.preview.push(cells)
        onRow(cells)
        note(rowProblem(row, columns))
      }
    }
  } catch (error) {
    if (!(error instanceof UnclosedQuoteError)) throw error
    note({ code: 'unclosed_quote', fatal: true, line: error.line })
  }
  if (columns === 0 && problemCount === 0) note({ code: 'empty', fatal: true })
  return { ...scan, problemCount }
}

/**
 * A row as it can be sent. Old systems fill fields with NUL, and no backend takes a text that holds one (API-44): a single cell would
 * keep out all rows that are sent together.
 */
const sendable = (cells: readonly string[], columns: number): string[] =>
  fitted(cells, columns).map((cell) => cell.replaceAll('\0', ''))

/** The rows of a scanned file again, in chunks of the same size, each only when the one before was taken. */
export async function* csvChunks(
  file: Blob,
  { encoding, delimiter, hasHeader, above, header }: Pick<CsvScan, CsvFormat>,
): AsyncGenerator<CsvChunk> {
  let toSkip = above + (hasHeader ? 1 : 0)
  let firstRow = 0
  let pending: CsvRow[] = []
  const take = (count: number): CsvChunk => {
    const taken = pending.slice(0, count)
    pending = pending.slice(count)
    const chunk = {
      firstRow,
      lines: taken.map(({ line }) => line),
      rows: taken.map(({ cells }) => sendable(cells, header.length)),
      surplus: taken.flatMap(({ cells }, place) =>
        cells.length > header.length
          ? [{ place, cells: sendable(cells, cells.length).slice(header.length) }]
          : [],
      ),
    }
    firstRow += taken.length
    return chunk
  }
  for await (const rows of rowsOf(file, { encoding, delimiter }, () => undefined)) {
    for (const row of rows) {
      if (toSkip > 0) toSkip -= 1
      else pending.push(row)
    }
    while (pending.length >= IMPORT_ROWS.chunk) yield take(IMPORT_ROWS.chunk)
  }
  if (pending.length > 0) yield take(pending.length)
}
