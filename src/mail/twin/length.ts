import type { Block, Words } from '#mail/document'
import { plainText } from '#mail/document/content'
import { halfWidths } from '#mail/html/button-width'
import { wordsOf } from './places.ts'

/**
 * When words are much wider than those they translate. They are compared by the width that they take, in half-width
 * characters, because a Japanese letter is as wide as two English ones. A line, such as a label, has less room than a text.
 */
export const LONGER = {
  line: { times: 1.3, atLeast: 8 },
  rich: { times: 1.6, atLeast: 40 },
} as const

const widthOf = (words: Words): number => {
  switch (words.kind) {
    case 'plain':
      return halfWidths(words.text)
    case 'line':
      return halfWidths(plainText(words.content))
    case 'rich':
      return words.content
        .flatMap((one) => (one.type === 'list' ? one.items : [one.content]))
        .reduce((sum, content) => sum + halfWidths(plainText(content)), 0)
  }
}

/** Whether some words of a block are much wider than those of the other language. Alternative texts and HTML have no room to keep to. */
export function isMuchLonger(block: Block): boolean {
  const others = 'twin' in block ? block.twin?.words : undefined
  if (!others) return false
  return [...wordsOf(block)].some(([place, own]) => {
    const other = Object.hasOwn(others, place) ? others[place] : undefined
    if (!other || other.only || own.kind === 'plain' || other.kind !== own.kind) return false
    const { times, atLeast } = LONGER[own.kind]
    const [mine, theirs] = [widthOf(own), widthOf(other)]
    return mine > theirs * times && mine - theirs >= atLeast
  })
}
