import type { MessageFormatElement } from 'react-intl'
import type { Catalogue } from '#intl'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ'

/** Each letter with an accent, each vowel twice. */
const stretched = (text: string) =>
  text.replaceAll(/[a-z]/giu, (letter) => {
    const drawn = accented.charAt(plain.indexOf(letter))
    return /[aeiou]/iu.test(letter) ? drawn + drawn : drawn
  })

const literal = (value: string): MessageFormatElement => ({ type: 0, value })
const LITERAL = literal('').type

function stretchedParts(parts: readonly MessageFormatElement[]): MessageFormatElement[] {
  return parts.map((part) => {
    if (part.type === LITERAL && 'value' in part) return { ...part, value: stretched(part.value) }
    if ('children' in part) return { ...part, children: stretchedParts(part.children) }
    if ('options' in part) {
      const options = Object.entries(part.options).map(([name, option]) => [
        name,
        { ...option, value: stretchedParts(option.value) },
      ])
      return { ...part, options: Object.fromEntries(options) }
    }
    return part
  })
}

/**
 * English that is accented, longer and in brackets: what is not a message, or can't stretch, shows at once. Made in the
 * browser, as its catalogue would be larger than those of English and Japanese together.
 */
export const pseudoCatalogue = (english: Catalogue): Record<string, MessageFormatElement[]> =>
  Object.fromEntries(
    Object.entries(english).map(([id, message]) => {
      const parts: MessageFormatElement[] = typeof message === 'string' ? [literal(message)] : message
      return [id, [literal('['), ...stretchedParts(parts), literal(']')]]
    }),
  )
