import type { Connection } from '#api/connections'
import { fold } from '#lib/fold-text'

type ColumnMapping = Connection['mapping'][number]
type RowCondition = NonNullable<Connection['filter']>[number]
export type Transform = NonNullable<ColumnMapping['transform']>

/** How the text of a cell is changed before it becomes a property. */
export const transforms: Readonly<Record<Transform, (text: string) => string>> = {
  trim: (text) => text.trim(),
  lowercase: (text) => text.toLowerCase(),
  half_width: (text) => text.normalize('NFKC').trim(),
  split_comma: (text) =>
    text
      .split(/[,、]/)
      .map((part) => part.trim())
      .join(','),
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? fold(String(value)) : ''

const tests = {
  eq: (text, value) => text === textOf(value),
  neq: (text, value) => text !== textOf(value),
  contains: (text, value) => text.includes(textOf(value)),
  not_contains: (text, value) => !text.includes(textOf(value)),
  starts: (text, value) => text.startsWith(textOf(value)),
  ends: (text, value) => text.endsWith(textOf(value)),
  in: (text, value) => Array.isArray(value) && value.some((one) => textOf(one) === text),
  not_in: (text, value) => !(Array.isArray(value) && value.some((one) => textOf(one) === text)),
  is_set: (text) => text !== '',
  is_not_set: (text) => text === '',
} satisfies Record<string, (text: string, value: unknown) => boolean>

/** The operators that rows can be filtered by: the values of other services are compared as text (CNN-25). */
export type RowOperator = keyof typeof tests
export const isRowOperator = (operator: string): operator is RowOperator => Object.hasOwn(tests, operator)

/**
 * A column that the filter names and the database does not have any more; undefined: there is none. Without it no row says whether it
 * is to be taken, so that a run must take none of them, nor take anybody for gone (CNN-25).
 */
export const goneColumn = (
  filter: readonly Pick<RowCondition, 'property'>[] = [],
  columns: readonly { key: string }[],
): string | undefined => filter.find(({ property }) => columns.every(({ key }) => key !== property))?.property

/** Whether a row is taken: it fulfils every condition. Letter case and width make no difference. */
export const isTaken = (
  row: Readonly<Record<string, string>>,
  filter: readonly Pick<RowCondition, 'property' | 'op' | 'value'>[] = [],
): boolean =>
  filter.every(
    ({ property, op, value }) =>
      isRowOperator(op) && tests[op](fold(Object.hasOwn(row, property) ? (row[property] ?? '') : ''), value),
  )

/** The cells of a row as they are imported: those that have a transform are changed by it. */
export function transformed(
  row: Readonly<Record<string, string>>,
  mapping: readonly ColumnMapping[],
): Record<string, string> {
  const cells = new Map(Object.entries(row))
  for (const { from, transform } of mapping) {
    if (transform !== undefined) cells.set(from, transforms[transform](cells.get(from) ?? ''))
  }
  return Object.fromEntries(cells)
}
