import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
} from '@formatjs/icu-messageformat-parser'
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

function stretchedParts(parts: readonly MessageFormatElement[]): MessageFormatElement[] {
  return parts.map((part) => {
    if (isLiteralElement(part)) return { ...part, value: stretched(part.value) }
    if (isTagElement(part)) return { ...part, children: stretchedParts(part.children) }
    if (isSelectElement(part) || isPluralElement(part)) {
      const options = Object.entries(part.options).map(([name, option]) => [
        name,
        { ...option, value: stretchedParts(option.value) },
      ])
      return { ...part, options: Object.fromEntries(options) }
    }
    return part
  })
}

const literal = (value: string): MessageFormatElement => ({ type: 0, value })

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
