import { matchAt, quotedAt, skip, sourceText } from './folded-text.ts'
import { longest, namedAt, type SentenceProperty } from './lexicon.ts'
import { isChoice, isText } from './property-types.ts'
import type { Found } from './quantities.ts'
import type { Scan } from './scan.ts'

/** `isBare`: without quotes, so that it may be anything. */
type FoundText<T> = Found<T> & { isBare: boolean }

const JOINT = /[やか・/]|(?:, ?|、)?(?: ?(?:or|and|または|もしくは|あるいは) ?)?/y
const BARE =
  /[^\s,、。;()"“”「」『』](?:(?! (?:and|or|but|who|whose)\b|または|かつ|である|ではな|を含|で始|で終|に住)[^,、。;()"“”「」『』])*/y
const OPENS_CLAUSE =
  /(?:who|whose|that|which|not|never|have|has|had|is|are|were|was|with|without|in|on|from|lives?|opened|clicked|bounced|received|sent|submitted|viewed|visited|joined|left|came|subscribed|unsubscribed|added|imported)\b/y

/** Values of a property: options by any of their names, texts in quotes or, once, without. */
export function valuesAt(
  scan: Scan,
  property: SentenceProperty | undefined,
  from: number,
  last: 'and' | 'or',
): FoundText<string[]> | undefined {
  const { text } = scan
  const values: string[] = []
  let isBare = false
  let end = from
  for (let at = from; ;) {
    const one = valueAt(scan, property, at)
    if (!one) break
    values.push(one.value)
    isBare ||= one.isBare
    end = one.end
    const joint = matchAt(JOINT, text, end)?.[0] ?? ''
    // 'and' joins values of what includes all of them; elsewhere another clause begins there.
    if (joint === '' || (joint.includes('and') && last === 'or')) break
    at = end + joint.length
    // A text without quotes goes on only behind a word, and not where something else begins that is known.
    const isOpen = isText(property) && quotedAt(text, at) === undefined
    if (isOpen && (/^[、, ]*$/.test(joint) || matchAt(OPENS_CLAUSE, text, at) || isNamed(scan, at))) break
  }
  return values.length === 0 ? undefined : { value: values, end, isBare }
}

const isNamed = ({ text, lexicon }: Scan, at: number) =>
  namedAt(lexicon.properties, text, at).length > 0 || namedAt(lexicon.options, text, at).length > 0

function valueAt(
  scan: Scan,
  property: SentenceProperty | undefined,
  at: number,
): FoundText<string> | undefined {
  const { text, folded, lexicon } = scan
  const quoted = quotedAt(text, at)
  const option = (from: number) =>
    property ? longest(namedAt(lexicon.optionsOf(property), text, from))[0] : undefined
  if (quoted) {
    const named = option(quoted.from)
    if (named?.end === quoted.to) return { value: named.target, end: quoted.end, isBare: false }
    return quoted.to > quoted.from
      ? { value: sourceText(folded, quoted.from, quoted.to), end: quoted.end, isBare: false }
      : undefined
  }
  const named = option(skip(/(?:an?|the) /y, text, at))
  if (named) return { value: named.target, end: named.end, isBare: false }
  if (!property || isChoice(property) || matchAt(OPENS_CLAUSE, text, at)) return undefined
  return bareAt(scan, at)
}

/** One text, in quotes or up to where a clause can end. */
export function textAt(scan: Scan, at: number): FoundText<string> | undefined {
  const { text, folded } = scan
  const quoted = quotedAt(text, at)
  if (!quoted) return bareAt(scan, at)
  return quoted.to > quoted.from
    ? { value: sourceText(folded, quoted.from, quoted.to), end: quoted.end, isBare: false }
    : undefined
}

/** A text without quotes, up to where a clause can end. */
export function bareAt({ text, folded }: Scan, at: number): FoundText<string> | undefined {
  const bare = matchAt(BARE, text, at)
  const value = bare && sourceText(folded, at, at + bare[0].length).trim()
  return value ? { value, end: at + bare[0].trimEnd().length, isBare: true } : undefined
}
