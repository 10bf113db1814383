import { fold } from '#lib/fold-text'

/** A part of a text, in UTF-16 units: `from` up to but without `to`. */
export interface TextRange {
  from: number
  to: number
}

/** A text without case, width and runs of spaces, and where each of its letters is in the text that was typed. */
export interface FoldedText {
  source: string
  text: string
  /** For each unit of `text`, the first unit in `source` and the one behind the last. */
  starts: readonly number[]
  ends: readonly number[]
}

const MARKS = 'ﾞﾟ'
const isSpace = (letter: string) => /[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/.test(letter)

/** Folds letter by letter, so that every result can be shown in the text that was typed. */
export function foldedText(source: string): FoldedText {
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  for (let at = 0; at < source.length;) {
    const letter = String.fromCodePoint(source.codePointAt(at) ?? 0)
    // A half-width kana and its mark are one letter.
    const next = source.charAt(at + letter.length)
    const end = at + letter.length + (next !== '' && MARKS.includes(next) ? 1 : 0)
    const folded = isSpace(letter)
      ? text === '' || text.endsWith(' ')
        ? ''
        : ' '
      : fold(source.slice(at, end)).replaceAll('’', "'")
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(at)
      ends.push(end)
    }
    text += folded
    at = end
  }
  return { source, text, starts, ends }
}

/** Where a part of the folded text is in the text that was typed. */
export function sourceRange({ source, starts, ends }: FoldedText, from: number, to: number): TextRange {
  const begun = starts[from] ?? source.length
  return { from: begun, to: Math.max(begun, ends[to - 1] ?? begun) }
}

/** The typed letters of a part of the folded text. */
export function sourceText(folded: FoldedText, from: number, to: number): string {
  const range = sourceRange(folded, from, to)
  // What was set apart in a sentence is read as it was (lib/isolated-text).
  return folded.source.slice(range.from, range.to).replaceAll(/[\u2066-\u2069]/g, '')
}

/** What a sticky expression finds at a place. */
export function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at
  return expression.exec(text)
}

/** Behind a space, if there is one. */
export const skipSpace = (text: string, at: number): number => (text.charAt(at) === ' ' ? at + 1 : at)

/** Behind what a sticky expression finds, or the same place. */
export const skip = (expression: RegExp, text: string, at: number): number =>
  at + (matchAt(expression, text, at)?.[0].length ?? 0)

const closing: Readonly<Record<string, string>> = { '“': '”', '"': '"', '「': '」', '『': '』', "'": "'" }

/** A text in quotes at a place: its inner part, and where it ends. */
export function quotedAt(text: string, at: number): { from: number; to: number; end: number } | undefined {
  const close = closing[text.charAt(at)]
  if (close === undefined) return undefined
  const to = text.indexOf(close, at + 1)
  return to === -1 ? undefined : { from: at + 1, to, end: to + 1 }
}
