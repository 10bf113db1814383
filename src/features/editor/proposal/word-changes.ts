import { diffArrays } from 'diff'
import { shortened } from './node-text.ts'

/** A stretch of a text that is compared with another. */
export interface Stretch {
  /** Where it stands among the stretches of both texts. */
  place: number
  text: string
  /** Only this one of the two texts has it. */
  isOwn: boolean
}

export interface WordChanges {
  before: readonly Stretch[]
  after: readonly Stretch[]
}

/** Words that are put in or taken out before two texts count as different throughout. */
const EDITS_MAX = 400
/** Part of the longer text that both have to share for single words to be marked. */
const SHARED_MIN = 0.3
/** Characters that are left at each end of a long stretch that both have. */
const AROUND = 60
/** Characters of a text that is compared with none. */
export const WHOLE_MAX = 400

const whole = (text: string): readonly Stretch[] => [
  { place: 0, text: shortened(text, WHOLE_MAX), isOwn: false },
]

/**
 * Which words differ between two texts, by the words of the language: Japanese has no spaces between them. Texts that share little are
 * given whole, since marks on nearly every word say nothing. What both have is shortened around the changes (EML-602).
 */
export function wordChanges(before: string, after: string, locale: string): WordChanges {
  // It splits, and formats nothing.
  // oxlint-disable-next-line no-restricted-globals
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: EDITS_MAX })
  const stretches =
    changes?.map(({ value, added, removed }) => ({ text: value.join(''), added, removed })) ?? []
  const shared = stretches.reduce(
    (sum, { text, added, removed }) => sum + (added || removed ? 0 : text.length),
    0,
  )
  if (shared < SHARED_MIN * Math.max(before.length, after.length))
    return { before: whole(before), after: whole(after) }
  const last = stretches.length - 1
  const shownBy = (other: 'added' | 'removed') =>
    stretches.flatMap(({ text, added, removed }, place) => {
      if ({ added, removed }[other]) return []
      const isOwn = added || removed
      return [{ place, text: isOwn ? text : aroundChanges(text, place === 0, place === last), isOwn }]
    })
  return { before: shownBy('added'), after: shownBy('removed') }
}

/** Keeps what stands beside a change. */
function aroundChanges(text: string, isFirst: boolean, isLast: boolean): string {
  const characters = Array.from(text)
  if (characters.length <= (isFirst || isLast ? 1 : 2) * AROUND + 1) return text
  const start = isFirst ? '' : characters.slice(0, AROUND).join('')
  const end = isLast ? '' : characters.slice(-AROUND).join('')
  return `${start}…${end}`
}
