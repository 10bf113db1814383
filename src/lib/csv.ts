import { detectEncoding, encodeShiftJis, isBinary, type CsvEncoding } from './csv-encoding.ts'
import { guessDelimiter } from './csv-delimiter.ts'
import { createRowReader, UnclosedQuoteError, type CsvDelimiter, type CsvRow } from './csv-rows.ts'

/** What a file may hold. */
export const CSV = { columns: 500, problemsKept: 100 } as const

export type CsvProblemCode =
  | 'empty'
  | 'binary'
  | 'unclosed_quote'
  | 'too_many_columns'
  | 'no_header'
  | 'above_header'
  | 'ragged_row'
  | 'row_too_long'
  | 'stray_quote'
  | 'undecodable'

/** What is wrong with a file, where. A fatal one stops the import; the others are named and the row is taken as it is. */
export interface CsvProblem {
  code: CsvProblemCode
  fatal: boolean
  /** Counted from 1. */
  line?: number
}

export interface CsvOptions {
  encoding?: CsvEncoding | undefined
  delimiter?: CsvDelimiter | undefined
  /** Whether the first row names the columns. @default true, unless it holds an address */
  hasHeader?: boolean | undefined
}

export interface CsvFile {
  /** Names of the columns: never empty, never twice. */
  header: string[]
  rows: string[][]
  encoding: CsvEncoding
  delimiter: CsvDelimiter
  problems: CsvProblem[]
}

/** Names for columns of a file: trimmed, made up where there is none, numbered where one comes twice. */
export function headerOf(cells: readonly string[], named: boolean): string[] {
  const taken = new Set<string>()
  return cells.map((cell, index) => {
    const name = named && cell.trim() !== '' ? cell.trim() : String(index + 1)
    let unique = name
    for (let copy = 2; taken.has(unique); copy += 1) unique = `${name} (${copy})`
    taken.add(unique)
    return unique
  })
}

/** A first row that holds an address is no header. */
export const looksLikeHeader = (cells: readonly string[]): boolean =>
  !cells.some((cell) => /[^\s@]@[^\s@]+\.[^\s@]/.test(cell.normalize('NFKC')))

/**
 * How many of a file's first rows are a title, a date or empty cells above the names of the columns: the names are the
 * fullest row before the first address, and far fuller than each row above them.
 */
export function titleRows(first: readonly (readonly string[])[]): number {
  const contacts = first.findIndex((cells) => !looksLikeHeader(cells))
  const filled = first
    .slice(0, Math.max(contacts, 0))
    .map((cells) => cells.filter((cell) => cell.trim() !== '').length)
  const most = Math.max(...filled)
  const named = filled.indexOf(most)
  const isTitle = (count: number) => count <= 1 || count * 3 <= most
  return most > 1 && filled.slice(0, named).every(isTitle) ? named : 0
}

/** What the rows of a file are held to, one after the other. */
export function rowProblem({ cells, line, problem }: CsvRow, columns: number): CsvProblem | undefined {
  if (problem) return { code: problem, fatal: false, line }
  if (cells.some((cell) => cell.includes('\uFFFD'))) return { code: 'undecodable', fatal: false, line }
  return cells.length === columns ? undefined : { code: 'ragged_row', fatal: false, line }
}

/** The row with as many cells as there are columns; what export made safe is as it was. */
export const fitted = (cells: readonly string[], columns: number): string[] =>
  Array.from({ length: columns }, (_, index) => withoutGuard(cells[index] ?? ''))

/** Reads a whole CSV file that fits in memory. Never throws: what is wrong is in `problems`. */
export function parseCsv(bytes: Uint8Array, options: CsvOptions = {}): CsvFile {
  const encoding = options.encoding ?? detectEncoding(bytes)
  const failed = (problem: CsvProblem): CsvFile => ({
    header: [],
    rows: [],
    encoding,
    delimiter: options.delimiter ?? ',',
    problems: [problem],
  })
  if (isBinary(bytes)) return failed({ code: 'binary', fatal: true })
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.trim() === '') return failed({ code: 'empty', fatal: true })
  const delimiter = options.delimiter ?? guessDelimiter(text)
  const problems: CsvProblem[] = []
  const all: CsvRow[] = []
  const reader = createRowReader(delimiter)
  try {
    for (let start = 0; start < text.length; start += 64 * 1024) {
      for (const row of reader.push(text.slice(start, start + 64 * 1024))) all.push(row)
    }
    for (const row of reader.end()) all.push(row)
  } catch (error) {
    if (!(error instanceof UnclosedQuoteError)) throw error
    problems.push({ code: 'unclosed_quote', fatal: true, line: error.line })
  }
  const [first] = all
  if (!first) return failed(problems[0] ?? { code: 'empty', fatal: true })
  const columns = first.cells.length
  if (columns > CSV.columns) return failed({ code: 'too_many_columns', fatal: true, line: first.line })
  const named = options.hasHeader ?? looksLikeHeader(first.cells)
  if (!named && options.hasHeader === undefined)
    problems.push({ code: 'no_header', fatal: false, line: first.line })
  const body = named ? all.slice(1) : all
  for (const row of body) {
    const problem = rowProblem(row, columns)
    if (problem) problems.push(problem)
  }
  return {
    header: headerOf(first.cells, named),
    rows: body.map(({ cells }) => fitted(cells, columns)),
    encoding,
    delimiter,
    problems,
  }
}

export interface ToCsvOptions {
  /** @default 'utf-8', with a byte order mark, so that spreadsheets know */
  encoding?: 'utf-8' | 'shift_jis'
  delimiter?: CsvDelimiter
  /** Leave the byte order mark out, for what is appended to a file that has one. */
  withoutMark?: boolean
}

/**
 * Rows as a CSV file after RFC 4180. A cell that a spreadsheet would take for a formula gets a leading quote
 * (EXP-7); `parseCsv` takes it away again.
 */
export function toCsv(
  rows: readonly (readonly string[])[],
  { encoding = 'utf-8', delimiter = ',', withoutMark = false }: ToCsvOptions = {},
): Uint8Array {
  const text = rows
    .map((row) => row.map((cell) => quoted(withGuard(cell), delimiter)).join(delimiter) + '\r\n')
    .join('')
  if (encoding === 'shift_jis') return encodeShiftJis(text)
  return new TextEncoder().encode(withoutMark ? text : `\uFEFF${text}`)
}

const quoted = (cell: string, delimiter: CsvDelimiter) =>
  /["\r\n,;\t|]/.test(cell) || cell.includes(delimiter) || cell !== cell.trim()
    ? `"${cell.replaceAll('"', '""')}"`
    : cell

// A text that already begins with quotes before such a character gets one more, so that taking one away restores it.
const withGuard = (cell: string) => (/^'*[=+\-@＝＋－＠\t\r\n\0]/.test(cell) ? `'${cell}` : cell)
const withoutGuard = (cell: string) => (/^'+[=+\-@＝＋－＠\t\r\n\0]/.test(cell) ? cell.slice(1) : cell)
