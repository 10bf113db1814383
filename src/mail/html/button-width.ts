import { plainText } from '#mail/document/content'
import type { ButtonBlock } from '#mail/document/leaf-blocks'

/** Signs that are drawn as one with what is before them: marks, skin tones, further parts of an emoji. */
const joined = /\u200d.|[\p{M}\u{1f3fb}-\u{1f3ff}]/gu
/** Signs that are drawn as an emoji. */
const asEmoji = /.\ufe0f/gu

/** Width of a text in half-width characters: full-width ones and emoji count twice. */
export const halfWidths = (text: string): number =>
  Array.from(text.replaceAll(asEmoji, '\u3000').replaceAll(joined, '')).reduce(
    (sum, sign) =>
      sum +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u.test(
        sign,
      )
        ? 2
        : 1),
    0,
  )

/** As much of a text as fits into a width, in half-width characters; undefined where all of it does. */
export function cutAt(text: string, width: number): string | undefined {
  if (halfWidths(text) <= width) return undefined
  let shown = ''
  let taken = 0
  // By what a person calls a character: an emoji is never cut in two.
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    taken += halfWidths(segment)
    if (taken > width) break
    shown += segment
  }
  return shown
}

/** Width of the button in classic Outlook, which needs one in pixels: that of the label and the room around it. */
export const outlookWidthOf = ({ outlookWidth, label }: ButtonBlock): number =>
  outlookWidth ?? Math.max(Math.round(halfWidths(plainText(label)) * 8.5) + 56, 120)
