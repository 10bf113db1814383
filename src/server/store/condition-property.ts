import { sql, type RawBuilder } from 'kysely'
import type { ConditionOperator } from '#lib/condition-tree'
import { anniversaryDays, dateSpanOf, rangeOf, testOf } from '#lib/condition-values'
import type { Moment, Span } from '#lib/condition-window'
import { fold } from '#lib/fold-text'
import { keyOf } from './contact-columns.ts'
import { momentsOn, wallsIn } from './condition-times.ts'

/** A condition of SQL that is never null. */
export type Condition = RawBuilder<boolean>

export const always: Condition = sql`true`
export const never: Condition = sql`false`
export const constant = (holds: boolean): Condition => (holds ? always : never)
export const not = (condition: Condition): Condition => sql`not (${condition})`
const either = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? never : sql`(${sql.join([...conditions], sql` or `)})`

/** Columns that `matchOf` wrote. */
export interface Compared {
  /** jsonb */
  match: RawBuilder<unknown>
  /** jsonb or null */
  dates: RawBuilder<unknown>
}

/** Whether PostgreSQL can hold the text, so that a row could have it at all. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Above so many values one comparison with a list beats as many questions to an index. */
const LISTED = { from: 12 } as const

/** The test of an operator on the value of a key: what `testOf` of the lib says of the same value. */
export function propertyCondition(
  columns: Compared,
  key: string,
  op: ConditionOperator,
  operand: unknown,
  moment: Moment,
): Condition {
  // Nobody has a value of such a key.
  if (!isStorable(key)) return constant(testOf(op, operand, moment)(undefined))
  const value = sql`${columns.match} -> ${key}::text`
  const text = sql`${columns.match} ->> ${key}::text`
  const holds = (wanted: unknown): Condition =>
    sql`${columns.match} @> ${JSON.stringify({ [key]: wanted })}::jsonb`
  const like = (pattern: string): Condition =>
    sql`(case when jsonb_typeof(${value}) = 'string' then ${text} like ${pattern} else false end)`
  const compared = (sign: RawBuilder<unknown>): Condition =>
    typeof operand === 'number' && !Number.isNaN(operand)
      ? ofNumber(sql`${number} ${sign} ${operand}::float8`)
      : never
  const number = sql`(${text})::float8`
  const ofNumber = (test: Condition): Condition =>
    sql`(case when jsonb_typeof(${value}) = 'number' then ${test} else false end)`

  switch (op) {
    case 'is_set':
      return sql`coalesce(${value}, '""') not in ('""', '[]')`
    case 'is_not_set':
      return sql`coalesce(${value}, '""') in ('""', '[]')`
    case 'is_true':
      return holds(true)
    case 'is_false':
      return holds(false)
    case 'eq':
    case 'neq': {
      const wanted = keyOf(operand)
      if (wanted === undefined) return never
      const equal = isHeld(wanted) ? holds(wanted) : never
      return op === 'eq' ? equal : not(equal)
    }
    case 'in':
    case 'not_in': {
      const wanted = keysOf(operand)
      if (!wanted) return never
      const listed = wanted.map((one) => JSON.stringify(one))
      const isIn =
        wanted.length < LISTED.from
          ? either(wanted.map(holds))
          : sql<boolean>`coalesce(${value} = any(${listed}::jsonb[]), false)`
      return op === 'in' ? isIn : not(isIn)
    }
    case 'contains':
    case 'not_contains':
    case 'starts':
    case 'ends': {
      if (typeof operand !== 'string') return never
      const wanted = fold(operand)
      const pattern = wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)
      const found = !isStorable(wanted)
        ? never
        : like(op === 'starts' ? `${pattern}%` : op === 'ends' ? `%${pattern}` : `%${pattern}%`)
      return op === 'not_contains' ? not(found) : found
    }
    case 'gt':
      return compared(sql`>`)
    case 'gte':
      return compared(sql`>=`)
    case 'lt':
      return compared(sql`<`)
    case 'lte':
      return compared(sql`<=`)
    case 'between': {
      const range = rangeOf(operand)
      if (!range) return inSpan(columns, key, dateSpanOf(operand, op, moment), moment)
      return ofNumber(sql`${number} between ${range[0]}::float8 and ${range[1]}::float8`)
    }
    case 'within':
    case 'before':
    case 'after':
      return inSpan(columns, key, dateSpanOf(operand, op, moment), moment)
    case 'anniversary': {
      const days = anniversaryDays(operand, moment)
      if (!days) return never
      const ranges = momentsOn(days, moment.timezone).map(([from, until]) => `[${from},${until})`)
      const date = sql`${columns.dates} -> ${key}::text`
      return sql`coalesce((${date} ->> 'y')::int4 = any(${[...days]}::int4[]), ${`{${ranges.join()}}`}::int8multirange @> (${date} ->> 't')::int8, false)`
    }
    case 'has_any':
    case 'has_none': {
      const wanted = keysOf(operand)
      if (!wanted) return never
      const any = either(wanted.map((one) => holds([one])))
      return op === 'has_any' ? any : not(any)
    }
    case 'has_all': {
      if (!Array.isArray(operand)) return never
      const wanted = [...new Set(operand.map(keyOf))].filter((one) => one !== undefined)
      if (wanted.length === 0) return always
      return wanted.every(isHeld) ? holds(wanted) : never
    }
    default:
      return never
  }
}

const isHeld = (wanted: unknown) => typeof wanted !== 'string' || isStorable(wanted)

/** What of a list has an equal among values that are stored; undefined where it is no list. */
function keysOf(operand: unknown): (string | number | boolean)[] | undefined {
  if (!Array.isArray(operand)) return undefined
  const keys = new Set(operand.map(keyOf).filter((one) => one !== undefined))
  return [...keys].filter(isHeld)
}

/** Whether a date lies in the span: a day by the days that the span touches, a wall time by the clocks of the zone. */
function inSpan({ dates }: Compared, key: string, span: Span | undefined, { timezone }: Moment): Condition {
  if (!span) return never
  const part = (name: 'd' | 't' | 'w') => sql`(${dates} -> ${key}::text ->> ${sql.lit(name)})::float8`
  const between = (name: 'd' | 't' | 'w', from: number, until: number): Condition =>
    sql`(${part(name)} >= ${from}::float8 and ${part(name)} < ${until}::float8)`
  const walls = wallsIn(span, timezone).map(([from, until]) => between('w', from, until))
  return sql`coalesce(${between('d', span.fromDay, span.untilDay)}, ${between('t', span.from, span.until)}, ${either(walls)}, false)`
}
