/**
 * What one row may hold: what goes beyond is cut off and reported. A quoted cell longer than this was never closed.
 * Excel has 16,384 columns, and 32,767 characters in a cell.
 */
export const LONGEST_ROW = 1024 * 1024
const MOST_CELLS = 16_384

/** So many spaces between a closing quote and the delimiter are overlooked. */
export const SPACES_AFTER_QUOTE = 64

export const csvDelimiters = [',', ';', '\t', '|'] as const
export type CsvDelimiter = (typeof csvDelimiters)[number]

export interface CsvRow {
  /** Where the row begins, counted from 1. */
  line: number
  cells: string[]
  /** The row was read, but something in it was not written as it should be. */
  problem?: 'stray_quote' | 'row_too_long'
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

/** Takes text in pieces of any size and gives the rows that are whole. Empty lines are no rows. */
export interface RowReader {
  /** Throws UnclosedQuoteError. */
  push: (text: string) => CsvRow[]
  /** The last row. Throws UnclosedQuoteError. */
  end: () => CsvRow[]
}

/** Rows after RFC 4180, with any line ends, also mixed and inside quotes. */
export function createRowReader(delimiter: CsvDelimiter): RowReader {
  const cutter = new RowCutter(delimiter)
  const isRow = ({ cells }: CsvRow) => cells.length > 1 || cells[0]?.trim() !== ''
  return {
    push: (text) => cutter.read(text, false).filter(isRow),
    end: () => cutter.read('', true).filter(isRow),
  }
}

/**
 * Text in pieces of any size to rows. A quote that stands wrong costs its own line at most: where a stray quote isn't
 * made good before the line ends, the rest of the line is read as it stands, so that no row swallows those after it.
 * Each character is looked at a bounded number of times and no more than one row is held, whatever the text.
 */
class RowCutter {
  readonly #delimiter: string

  /** Begins with the cell that is being read. */
  #text = ''
  #cells: string[] = []
  #problem: CsvRow['problem']
  #rows: CsvRow[] = []
  #line = 1
  #rowLine = 1
  #rowCharacters = 0
  /** In #text: a quoted cell has been looked through up to here. */
  #scanned = 0
  /** In #text: the first stray quote of the cell, or -1. */
  #stray = -1
  /** Quotes are plain characters until the line ends. */
  #literal = false
  /** The row is full: nothing is taken until the line ends. */
  #full = false
  #afterReturn = false

  readonly #delimiters: Finder
  readonly #feeds = new Finder('\n')
  readonly #returns = new Finder('\r')

  constructor(delimiter: string) {
    this.#delimiter = delimiter
    this.#delimiters = new Finder(delimiter)
  }

  /** Throws UnclosedQuoteError. */
  read(more: string, last: boolean): CsvRow[] {
    this.#rows = []
    this.#text += more
    for (const finder of [this.#delimiters, this.#feeds, this.#returns]) finder.searchIn(this.#text)
    let at = 0
    for (;;) {
      if (this.#afterReturn && at < this.#text.length) {
        this.#afterReturn = false
        if (this.#text[at] === '\n') at++
      }
      const next = this.#cell(at, last)
      if (next === undefined) break
      at = next
      if (at === this.#text.length && !(last && this.#cells.length > 0)) break
    }
    this.#text = this.#text.slice(at)
    this.#scanned = Math.max(0, this.#scanned - at)
    if (this.#stray !== -1) this.#stray -= at
    return this.#rows
  }

  /** Reads one cell; where the next one begins, or undefined while this one isn't whole. */
  #cell(at: number, last: boolean): number | undefined {
    if (this.#text[at] === '"' && !this.#literal && !this.#full) {
      const quoted = this.#quoted(at, last)
      if (quoted !== 'literal') return quoted
      this.#literal = true
    }
    const end = this.#plainEnd(at)
    if (end === -1) {
      if (!last) {
        const tooLong = this.#full || this.#text.length - at > LONGEST_ROW
        if (!tooLong) return undefined
        // What is cut off needs no keeping.
        this.#take(this.#text.slice(at, at + LONGEST_ROW + 1))
        return this.#text.length
      }
      if (at === this.#text.length && this.#cells.length === 0) return undefined
      this.#take(this.#text.slice(at))
      this.#endRow()
      return this.#text.length
    }
    const lineEnds = this.#text[end] !== this.#delimiter
    const empty = lineEnds && end === at && this.#cells.length === 0 && !this.#full
    if (!empty) this.#take(this.#text.slice(at, end))
    return this.#passEnd(end)
  }

  /** Reads a cell that begins with a quote; 'literal' when the quote turns out to be none. */
  #quoted(at: number, last: boolean): number | 'literal' | undefined {
    let from = Math.max(this.#scanned, at + 1)
    for (;;) {
      const quote = this.#text.indexOf('"', from)
      if (this.#stray !== -1) {
        const lineEnd = this.#lineEndFrom(this.#stray)
        if (lineEnd !== -1 && (quote === -1 || quote > lineEnd)) return this.#takeQuotesAsText()
      }
      const searched = quote === -1 ? this.#text.length : quote
      const unclosed = searched - at > LONGEST_ROW || (quote === -1 && last)
      if (unclosed && this.#stray !== -1) return this.#takeQuotesAsText()
      if (unclosed) throw new UnclosedQuoteError(this.#line)
      if (quote === -1) return this.#wait(this.#text.length)
      if (this.#text[quote + 1] === '"') {
        from = quote + 2
        continue
      }
      const after = this.#pastSpaces(quote + 1)
      if (after === this.#text.length && !last) return this.#wait(quote)
      if (after === this.#text.length || this.#ends(after)) return this.#closeQuoted(at, quote, after)
      if (this.#stray === -1) this.#stray = quote
      from = quote + 1
    }
  }

  #closeQuoted(at: number, quote: number, after: number): number {
    if (this.#stray !== -1) this.#problem = 'stray_quote'
    const raw = this.#text.slice(at + 1, quote)
    this.#take(raw.includes('"') ? raw.replaceAll('""', '"') : raw)
    this.#line += lineEndsIn(raw)
    this.#scanned = 0
    this.#stray = -1
    if (after < this.#text.length) return this.#passEnd(after)
    this.#endRow()
    return after
  }

  #takeQuotesAsText(): 'literal' {
    this.#problem = 'stray_quote'
    this.#scanned = 0
    this.#stray = -1
    return 'literal'
  }

  #wait(scanned: number): undefined {
    this.#scanned = scanned
  }

  /** Passes a delimiter or a line end. */
  #passEnd(end: number): number {
    if (this.#text[end] === this.#delimiter) return end + 1
    this.#endRow()
    this.#line++
    this.#rowLine = this.#line
    if (this.#text[end] === '\n') return end + 1
    if (end + 1 === this.#text.length) this.#afterReturn = true
    return this.#text[end + 1] === '\n' ? end + 2 : end + 1
  }

  #take(cell: string): void {
    if (this.#full) return
    const room = LONGEST_ROW - this.#rowCharacters
    if (this.#cells.length < MOST_CELLS) this.#cells.push(cell.slice(0, room))
    this.#rowCharacters += cell.length
    if (cell.length <= room && this.#cells.length < MOST_CELLS) return
    this.#full = true
    this.#problem = 'row_too_long'
  }

  #endRow(): void {
    if (this.#cells.length > 0) {
      this.#rows.push({
        line: this.#rowLine,
        cells: this.#cells,
        ...(this.#problem ? { problem: this.#problem } : {}),
      })
    }
    this.#cells = []
    this.#problem = undefined
    this.#rowCharacters = 0
    this.#literal = false
    this.#full = false
  }

  #ends(index: number): boolean {
    const character = this.#text[index]
    return character === this.#delimiter || character === '\n' || character === '\r'
  }

  #pastSpaces(index: number): number {
    let after = index
    while (after - index < SPACES_AFTER_QUOTE && after < this.#text.length) {
      const character = this.#text[after]
      if (character === this.#delimiter || (character !== ' ' && character !== '\t')) break
      after++
    }
    return after
  }

  #plainEnd(from: number): number {
    const lineEnd = this.#lineEndFrom(from)
    return this.#full ? lineEnd : nearer(this.#delimiters.from(from), lineEnd)
  }

  #lineEndFrom(from: number): number {
    return nearer(this.#feeds.from(from), this.#returns.from(from))
  }
}

/** Finds the next of one character. Remembers what was searched, so that asking again, even from further back, is cheap. */
class Finder {
  readonly #character: string
  #text = ''
  #searchedFrom = 0
  #found: number | undefined

  constructor(character: string) {
    this.#character = character
  }

  searchIn(text: string): void {
    this.#text = text
    this.#found = undefined
  }

  /** The first at or after `index`, or -1. */
  from(index: number): number {
    if (this.#found === undefined || (this.#found !== -1 && this.#found < index)) {
      this.#found = this.#text.indexOf(this.#character, index)
      this.#searchedFrom = index
    } else if (index < this.#searchedFrom) {
      const before = this.#text.slice(index, this.#searchedFrom).indexOf(this.#character)
      if (before !== -1) this.#found = index + before
      this.#searchedFrom = index
    }
    return this.#found
  }
}

const nearer = (a: number, b: number): number => {
  if (a === -1) return b
  return b === -1 ? a : Math.min(a, b)
}

/** Line ends inside a cell; CR LF is one. */
function lineEndsIn(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) count++
  }
  return count
}
