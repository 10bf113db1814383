import type { Comparison, ConditionOperator, Operand } from '#lib/condition-tree'
import type { SentenceProperty } from './lexicon.ts'
import { isChoice, isDate } from './property-types.ts'
import { windowAt, type Found } from './quantities.ts'
import type { Scan } from './scan.ts'

/** What is said of a property: the comparison, and whether the words deny it. */
export interface Compared {
  comparison: Omit<Comparison, 'key'>
  isDenied: boolean
  end: number
  /** Its value is a text without quotes, which may be anything. */
  isBare?: boolean
}

export const equality = (
  property: SentenceProperty | undefined,
  { value, end }: Found<string[]>,
): [op: ConditionOperator, end: number] => [
  property?.type === 'multi_select'
    ? 'has_any'
    : property?.type === 'select' || value.length > 1
      ? 'in'
      : 'eq',
  end,
]
export const oneOrMany = (property: SentenceProperty | undefined, values: string[]): Operand =>
  isChoice(property) || values.length > 1 ? values : (values[0] ?? '')

/** A date compared with a stretch of time. */
export function dated({ text, timezone }: Scan, property: SentenceProperty | undefined, at: number) {
  const window = isDate(property) ? windowAt(text, at, timezone) : undefined
  if (!window) return []
  const { value, end } = window
  if (value.kind === 'before' || value.kind === 'after')
    return [{ comparison: { op: value.kind, value: value.at }, end }]
  return [
    { comparison: { op: value.kind === 'between' ? ('between' as const) : ('within' as const), value }, end },
  ]
}
