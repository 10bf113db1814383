import { DAY } from './duration.ts'
import type { ConditionOperator } from './condition-types.ts'
import { liesIn, spanOf, type Moment, type Span } from './condition-window.ts'
import { fold } from './fold-text.ts'
import { dayAt, monthAndDay, readDate, wallTimeAt } from './zoned-time.ts'

/** Whether a value passes. */
export type ValueTest = (value: unknown) => boolean

const never: ValueTest = () => false

/** Whether there is a value at all: empty texts and lists are none. */
export const isSet: ValueTest = (value) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/**
 * The test of an operator. An operand that is none for it (or none at all) lets nothing pass, not even where the operator
 * negates: a condition that nobody can evaluate must not find everybody.
 */
export function testOf(op: ConditionOperator, operand: unknown, moment: Moment): ValueTest {
  switch (op) {
    case 'is_set':
      return isSet
    case 'is_not_set':
      return (value) => !isSet(value)
    case 'is_true':
      return (value) => value === true
    case 'is_false':
      return (value) => value === false
    case 'eq':
      return equals(operand) ?? never
    case 'neq':
      return opposite(equals(operand))
    case 'in':
      return isOneOf(operand) ?? never
    case 'not_in':
      return opposite(isOneOf(operand))
    case 'contains':
      return contains(operand) ?? never
    case 'not_contains':
      return opposite(contains(operand))
    case 'starts':
      return textTest(operand, (text, wanted) => text.startsWith(wanted)) ?? never
    case 'ends':
      return textTest(operand, (text, wanted) => text.endsWith(wanted)) ?? never
    case 'gt':
      return numberTest(operand, (value, wanted) => value > wanted)
    case 'gte':
      return numberTest(operand, (value, wanted) => value >= wanted)
    case 'lt':
      return numberTest(operand, (value, wanted) => value < wanted)
    case 'lte':
      return numberTest(operand, (value, wanted) => value <= wanted)
    case 'between': {
      const range = rangeOf(operand)
      if (!range) return spanTest(operand, op, moment)
      return (value) => typeof value === 'number' && value >= range[0] && value <= range[1]
    }
    case 'within':
    case 'before':
    case 'after':
      return spanTest(operand, op, moment)
    case 'anniversary': {
      const days = anniversaryDays(operand, moment)
      return days ? (value) => days.has(dayOfYear(value, moment.timezone) ?? 0) : never
    }
    case 'has_any':
      return hasAny(operand) ?? never
    case 'has_none':
      return opposite(hasAny(operand))
    case 'has_all': {
      const wanted = keysOf(operand)
      if (!wanted) return never
      return (value) => {
        const there = keysOf(value)
        return there !== undefined ? [...wanted].every((key) => there.has(key)) : wanted.size === 0
      }
    }
    default:
      return never
  }
}

/** What `test` lets not pass; nothing, if there is no such test. */
const opposite = (test: ValueTest | undefined): ValueTest => (test ? (value) => !test(value) : never)

type Key = string | number | boolean
/** What is equal has the same key. */
const keyOf = (value: unknown): Key | undefined => {
  if (typeof value === 'string') return fold(value)
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value
  return typeof value === 'boolean' ? value : undefined
}
const keysOf = (values: unknown): Set<Key> | undefined => {
  if (!Array.isArray(values)) return undefined
  const keys = new Set<Key>()
  for (const value of values) {
    const key = keyOf(value)
    if (key !== undefined) keys.add(key)
  }
  return keys
}

function equals(operand: unknown): ValueTest | undefined {
  const wanted = keyOf(operand)
  return wanted === undefined ? undefined : (value) => keyOf(value) === wanted
}

function isOneOf(operand: unknown): ValueTest | undefined {
  const wanted = keysOf(operand)
  return (
    wanted &&
    ((value) => {
      const key = keyOf(value)
      return key !== undefined && wanted.has(key)
    })
  )
}

function hasAny(operand: unknown): ValueTest | undefined {
  const wanted = keysOf(operand)
  return (
    wanted &&
    ((value) => {
      const there = keysOf(value)
      return there !== undefined && [...wanted].some((key) => there.has(key))
    })
  )
}

function textTest(
  operand: unknown,
  compare: (text: string, wanted: string) => boolean,
): ValueTest | undefined {
  if (typeof operand !== 'string') return undefined
  const wanted = fold(operand)
  return (value) => typeof value === 'string' && compare(fold(value), wanted)
}
const contains = (operand: unknown) => textTest(operand, (text, wanted) => text.includes(wanted))

function numberTest(operand: unknown, compare: (value: number, wanted: number) => boolean): ValueTest {
  if (typeof operand !== 'number') return never
  return (value) => typeof value === 'number' && compare(value, operand)
}

/** Two numbers, the smaller one first. */
export function rangeOf(operand: unknown): [number, number] | undefined {
  if (!Array.isArray(operand) || operand.length !== 2) return undefined
  const [from, to]: unknown[] = operand
  return typeof from === 'number' && typeof to === 'number' && from <= to ? [from, to] : undefined
}

/** What within, before, after and between compare a date with; a plain date may stand for the end of a window. */
export function dateSpanOf(operand: unknown, op: ConditionOperator, moment: Moment): Span | undefined {
  if (op === 'within') return spanOf(operand, moment)
  if ((op === 'before' || op === 'after') && typeof operand === 'string')
    return spanOf({ kind: op, at: operand }, moment)
  const kind = typeof operand === 'object' && operand !== null && 'kind' in operand ? operand.kind : undefined
  return kind === op ? spanOf(operand, moment) : undefined
}

function spanTest(operand: unknown, op: ConditionOperator, moment: Moment): ValueTest {
  const span = dateSpanOf(operand, op, moment)
  return span ? (value) => liesIn(value, span, moment.timezone) : never
}

const FEBRUARY_28 = 228
const FEBRUARY_29 = 229

/** Days of the year by month × 100 + day that fall into the window; undefined where the window is none for anniversaries. */
export function anniversaryDays(operand: unknown, moment: Moment): ReadonlySet<number> | undefined {
  const kind = typeof operand === 'object' && operand !== null && 'kind' in operand ? operand.kind : undefined
  if (operand !== undefined && kind !== 'any' && kind !== 'last' && kind !== 'next' && kind !== 'between')
    return undefined
  const today = dayAt(moment.now, moment.timezone)
  if (today === undefined) return undefined
  const span =
    operand === undefined || kind === 'any'
      ? { fromDay: today, untilDay: today + 1 }
      : spanOf(operand, moment)
  if (!span) return undefined
  const days = new Set<number>()
  // Four years and a day have every day that there is.
  for (let day = span.fromDay; day < Math.min(span.untilDay, span.fromDay + 1462); day += 1) {
    const key = keyOfDay(day)
    days.add(key)
    if (key === FEBRUARY_28 && keyOfDay(day + 1) !== FEBRUARY_29) days.add(FEBRUARY_29)
  }
  return days
}

const keyOfDay = (number: number) => {
  const { month, day } = monthAndDay(number)
  return month * 100 + day
}

/** Month × 100 + day of a date in the zone. */
export function dayOfYear(value: unknown, timezone: string): number | undefined {
  const read = readDate(value)
  if (!read) return undefined
  if ('day' in read) return keyOfDay(read.day)
  const wall = 'wall' in read ? read.wall : wallTimeAt(read.time, timezone)
  return wall === undefined ? undefined : keyOfDay(Math.floor(wall / DAY))
}
