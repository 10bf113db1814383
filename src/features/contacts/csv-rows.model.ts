import Papa from 'papaparse'

/** A row longer than this, in characters, is a quote that was never closed. */
export const LONGEST_ROW = 1024 * 1024

export const csvDelimiters = [',', ';', '\t', '|'] as const
export type CsvDelimiter = (typeof csvDelimiters)[number]

export interface CsvRow {
  /** Where the row begins, counted from 1. */
  line: number
  cells: string[]
}

/** A quote that opens in this line is closed nowhere: the rows after it can't be told apart. */
export class UnclosedQuoteError extends Error {
  override readonly name = 'UnclosedQuoteError'
  readonly line: number

  constructor(line: number) {
    super(`A quote that opens in line ${line} is never closed.`)
    this.line = line
  }
}

/** The delimiter that cuts the first lines into the most even rows. */
export function guessDelimiter(text: string): CsvDelimiter {
  const { meta } = Papa.parse<string[]>(text, { preview: 10, delimitersToGuess: [...csvDelimiters] })
  return csvDelimiters.find((delimiter) => delimiter === meta.delimiter) ?? ','
}

/** Takes text in pieces of any size and gives the rows that are whole. Empty lines are no rows. */
export interface RowReader {
  /** Throws UnclosedQuoteError. */
  push: (text: string) => CsvRow[]
  /** The last row. Throws UnclosedQuoteError. */
  end: () => CsvRow[]
}

export function createRowReader(delimiter: CsvDelimiter): RowReader {
  let pending = ''
  let line = 1
  let endsWithReturn = false

  const rowsOf = (cellRows: readonly string[][]): CsvRow[] => {
    const rows: CsvRow[] = []
    for (const cells of cellRows) {
      if (cells.length > 1 || cells[0]?.trim() !== '') rows.push({ line, cells })
      line += 1
      for (const cell of cells) if (cell.includes('\n')) line += cell.split('\n').length - 1
    }
    return rows
  }
  const parse = (input: string, whole: boolean) => {
    const parser = new Papa.Parser({ delimiter, newline: '\n' })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the library leave the result of its row parser open
    return parser.parse(input, 0, !whole) as { data: string[][]; errors: { code: string; row?: number }[]; meta: { cursor: number } }
  }

  return {
    push(text) {
      // Line ends of every kind become one; the two halves of a CR LF may come in two pieces.
      const whole = endsWithReturn && text.startsWith('\n') ? text.slice(1) : text
      if (text !== '') endsWithReturn = text.endsWith('\r')
      pending += whole.replaceAll(/\r\n?/g, '\n')
      const { data, meta } = parse(pending, false)
      pending = pending.slice(meta.cursor)
      const rows = rowsOf(data)
      if (pending.length > LONGEST_ROW) throw new UnclosedQuoteError(line)
      return rows
    },
    end() {
      const { data, errors } = parse(pending, true)
      pending = ''
      const unclosed = errors.find(({ code }) => code === 'MissingQuotes')
      if (unclosed) {
        rowsOf(data.slice(0, unclosed.row ?? 0))
        throw new UnclosedQuoteError(line)
      }
      // A file that ends with a line end has no row after it.
      if (data.length === 1 && data[0]?.length === 1 && data[0][0] === '') return []
      return rowsOf(data)
    },
  }
}
