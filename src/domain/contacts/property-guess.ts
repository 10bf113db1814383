import type { PropertyType } from '#api/schemas'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { safeHref } from '#lib/safe-url'
import { dayOfCell, dayOfDigits } from './cell-dates.ts'
import { digitsOfCell } from './cell-numbers.ts'

/** The types that the values of a column can look like. Choices need options, and JSON needs somebody who writes it. */
export const guessedTypes = [
  'string',
  'number',
  'boolean',
  'date',
  'email',
  'url',
] as const satisfies readonly PropertyType[]
export type GuessedType = (typeof guessedTypes)[number]

/** Further digits of a number are lost. */
const DIGITS_KEPT = 15

const LOOKS: readonly (readonly [GuessedType, (text: string) => boolean])[] = [
  ['boolean', (text) => /^(true|false|yes|no|はい|いいえ|有|無|○|×)$/i.test(text)],
  // Eight digits are days where each of them is one: few numbers of customers are.
  ['date', (text) => dayOfDigits(text) !== undefined],
  // A number that begins with 0 is a code: of a post office, of a telephone. So is one of more digits than numbers keep, and
  // one with a plus sign is of a telephone.
  [
    'number',
    (text) =>
      text.replaceAll(/\D/g, '').length <= DIGITS_KEPT &&
      /^-?(0|[1-9]\d*)(\.\d+)?$/.test(digitsOfCell(text) ?? ''),
  ],
  ['date', (text) => dayOfCell(text) !== undefined],
  ['email', (text) => isEmailAddress(normalizeEmail(text))],
  ['url', (text) => /^https?:/i.test(text) && safeHref(text) !== undefined],
]

/** What a column looks like, value by value: none of them is kept. Text where they don't agree or there are none. */
export interface TypeGuess {
  see: (value: string) => void
  type: () => GuessedType
}

export function createTypeGuess(): TypeGuess {
  let looks = LOOKS
  let hasValues = false
  return {
    see(value) {
      // Files have millions of values, and most columns are text, which the first ones tell.
      if (looks.length === 0) return
      const text = value.normalize('NFKC').trim()
      if (text === '') return
      hasValues = true
      looks = looks.filter(([, fits]) => fits(text))
    },
    type: () => (hasValues ? (looks[0]?.[0] ?? 'string') : 'string'),
  }
}
