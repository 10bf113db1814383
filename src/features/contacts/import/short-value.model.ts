/** Characters of a value that are shown, as a reader counts them. */
const SHOWN = 40
/** Code units among which they are looked for, so that a cell of a megabyte costs no more than any other. */
const SEARCHED = 1000

// oxlint-disable-next-line no-restricted-globals -- counts characters, the same in every language
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The beginning of a value, on one line, with an ellipsis where there is more. */
export function shortValue(text: string): string {
  const line = text.slice(0, SEARCHED).replaceAll(/\s+/g, ' ').trim()
  const [beyond] = Array.from(graphemes.segment(line)).slice(SHOWN)
  if (beyond) return `${line.slice(0, beyond.index)}…`
  return text.length > SEARCHED ? `${line}…` : line
}
