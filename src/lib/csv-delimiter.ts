import { csvDelimiters, SPACES_AFTER_QUOTE, type CsvDelimiter } from './csv-rows.ts'

/** How many rows the guess is based on. */
const GUESSED_ROWS = 50

/**
 * The delimiter that splits most of the first rows into as many cells as the very first one, and that one into the most.
 * Only unquoted text counts: what is inside quotes is content, whatever characters it holds.
 */
export function guessDelimiter(text: string): CsvDelimiter {
  const rows = unquotedRows(text)
  let best: { delimiter: CsvDelimiter; agreement: number; width: number } = {
    delimiter: ',',
    agreement: 0,
    width: 1,
  }
  for (const delimiter of csvDelimiters) {
    const widths = rows.map((row) => row.split(delimiter).length)
    const width = widths[0] ?? 1
    if (width < 2) continue
    const agreement = widths.filter((other) => other === width).length / widths.length
    if (agreement > best.agreement || (agreement === best.agreement && width > best.width)) {
      best = { delimiter, agreement, width }
    }
  }
  return best.delimiter
}

/** The first rows without their quoted cells, which leave a placeholder. Reads each character once or twice. */
function unquotedRows(text: string): string[] {
  const rows: string[] = []
  let row = ''
  let at = 0
  // Quotes are plain characters until the line ends.
  let literal = false
  while (at < text.length && rows.length < GUESSED_ROWS) {
    if (text[at] === '"' && !literal) {
      const end = quotedEnd(text, at)
      // The text is cut off inside this cell, or the quote is never closed: nothing is known from here on.
      if (end === undefined) return rows
      if (end === 'stray') literal = true
      else {
        row += '_'
        at = end
      }
    }
    const from = at
    const isEnd = literal ? isLineEnd : isCellEnd
    while (at < text.length && !isEnd(text[at])) at += 1
    row += text.slice(from, at)
    if (at < text.length && isLineEnd(text[at])) {
      if (row.trim() !== '') rows.push(row)
      row = ''
      literal = false
    } else row += text[at] ?? ''
    at += 1
  }
  // The last row may be cut off, and counts only where there are few.
  if (rows.length < 3 && row.trim() !== '') rows.push(row)
  return rows
}

/**
 * Where a quoted cell that begins at `start` ends; 'stray' when its line ends after a quote inside it that closes nothing,
 * undefined when the text ends first.
 */
function quotedEnd(text: string, start: number): number | 'stray' | undefined {
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return undefined
    if (text[quote + 1] === '"') {
      from = quote + 2
      continue
    }
    const after = pastSpaces(text, quote + 1)
    if (after === text.length || isCellEnd(text[after])) return quote + 1
    const next = text.indexOf('"', quote + 1)
    const line = text.slice(quote, next === -1 ? undefined : next)
    if (/[\r\n]/.test(line) || next === -1) return 'stray'
    from = next
  }
}

function pastSpaces(text: string, index: number): number {
  let after = index
  while (after - index < SPACES_AFTER_QUOTE && text[after] === ' ') after += 1
  return after
}

const isDelimiter = (character: string | undefined): boolean =>
  csvDelimiters.some((delimiter) => delimiter === character)
const isLineEnd = (character: string | undefined): boolean => character === '\n' || character === '\r'
const isCellEnd = (character: string | undefined): boolean => isDelimiter(character) || isLineEnd(character)
