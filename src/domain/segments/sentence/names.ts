import { longest, namedAt, type Names } from './lexicon.ts'

/** A name from a dictionary with or without quotes. */
export function nameAt(names: Names<string>, text: string, at: number): { target: string; end: number }[] {
  const isQuoted = /[“"「『]/.test(text.charAt(at))
  return longest(
    namedAt(names, text, isQuoted ? at + 1 : at).flatMap(({ target, end }) =>
      !isQuoted ? [{ target, end }] : /[”"」』]/.test(text.charAt(end)) ? [{ target, end: end + 1 }] : [],
    ),
  )
}
