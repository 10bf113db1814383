/** What a number may be. */
export interface NumberRules {
  /** The least. @default any */
  min?: number | undefined
  /** The most. @default any */
  max?: number | undefined
  /** The most digits after the decimal point. @default 0, whole numbers */
  fractionDigits?: number | undefined
}

export type NumberProblem = 'noNumber' | 'tooSmall' | 'tooLarge' | 'tooPrecise'

/** How a locale writes numbers. */
export interface NumberMarks {
  decimal: string
  group: string
}

/** Digits that a number of JavaScript holds for certain. */
const SURE_DIGITS = 15

/** How far off a multiple of a step may be, as a part of it. */
const NEAR = 1e-9

/** As many steps as Page Up and Page Down go. */
export const PAGE_STEPS = 10

/** Minus signs of both scripts, and the long vowel that is on their key of a Japanese keyboard. */
const minuses = /^[\u2010-\u2015\u2212\u30fc]/

/**
 * The number that a text means, in either width and with the marks of the locale; null for an empty text, NaN for what is no
 * number. Groups must be of the right size: 1,5 is not 15.
 */
export function parseNumber(text: string, { decimal, group }: NumberMarks): number | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(minuses, '-')
    .replaceAll('、', ',')
    .replaceAll('。', '.')
    .replace(/^([+-])\s+/, '$1')
  if (plain === '') return null
  const [whole = '', fraction, ...more] = plain.split(decimal)
  if (more.length > 0) return NaN
  const [, sign = '', amount = ''] = /^([+-]?)(.*)$/s.exec(whole) ?? []
  const mark = group.normalize('NFKC')
  const groups = amount.split(mark)
  const grouped =
    groups.length === 1 ||
    groups.every((part, at) =>
      at === 0
        ? /^\d{1,3}$/.test(part)
        : at === groups.length - 1
          ? /^\d{3}$/.test(part)
          : /^\d{2,3}$/.test(part),
    )
  const digits = groups.join('')
  if (!grouped || !/^\d*$/.test(digits) || !/^\d*$/.test(fraction ?? '')) return NaN
  if (digits === '' && (fraction ?? '') === '') return NaN
  const number = Number(`${sign}${digits || '0'}.${fraction || '0'}`)
  if (!Number.isFinite(number)) return NaN
  return number === 0 ? 0 : number
}

const sure = (number: number) => Number(number.toPrecision(SURE_DIGITS))
const withDigits = (number: number, digits: number) => {
  const rounded = Number(number.toFixed(digits))
  return rounded === 0 ? 0 : rounded
}

/** What is wrong with a number; an empty field is right: whether it may be empty is for the form to say. */
export function numberProblem(
  value: number | null,
  { min, max, fractionDigits = 0 }: NumberRules,
): NumberProblem | undefined {
  if (value === null) return undefined
  if (Number.isNaN(value)) return 'noNumber'
  if (value < (min ?? -Number.MAX_SAFE_INTEGER)) return 'tooSmall'
  if (value > (max ?? Number.MAX_SAFE_INTEGER)) return 'tooLarge'
  if (sure(value) !== withDigits(value, fractionDigits)) return 'tooPrecise'
  return undefined
}

const clamp = (value: number, { min = -Infinity, max = Infinity }: NumberRules) =>
  Math.min(max, Math.max(min, value))

/**
 * The number so many steps up (down, if negative) from another: onto the next multiple of the step first, counted from the
 * least, and never beyond the least and the most. From an empty field it starts at the number nearest to zero.
 */
export function stepNumber(value: number | null, steps: number, step: number, rules: NumberRules): number {
  if (value === null || Number.isNaN(value)) return clamp(0, rules)
  const from = Number.isFinite(rules.min) ? (rules.min ?? 0) : 0
  // In whole units of the last digit: 0.1 + 0.2 is 0.3 there.
  const digits = Math.max(decimalsOf(step), decimalsOf(from), rules.fractionDigits ?? 0)
  const exact = (value - from) / step
  // The difference of two decimals is a little off: what is next to a multiple is on it.
  const near = Math.round(exact)
  const at = Math.abs(exact - near) < NEAR * Math.max(1, Math.abs(near)) ? near : exact
  const next = steps > 0 ? Math.floor(at) + steps : Math.ceil(at) + steps
  return clamp(withDigits(from + next * step, digits), rules)
}

function decimalsOf(number: number): number {
  const [, decimals = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(number)) ?? []
  return Math.max(0, decimals.length - Number(exponent))
}
