import type { SchemaProperty } from '#api/schemas'
import { addressInCell } from '#domain/contacts/cell-addresses'
import { columnNames, foldColumnName } from '#domain/contacts/column-names'
import { contactStatusOf } from '#lib/contact-status-words'

/** The property that a column becomes, or a part of the name; null leaves the column out. */
export type ColumnTarget = string | null

/** Whether a column may become the property: creation the backend keeps itself. A hidden one it becomes only by an export. */
export const isSettable = ({ key, hidden }: SchemaProperty): boolean =>
  key !== 'created_at' && hidden !== true

/** Lists, each with its status, as an export writes them under this name. No property's key has capital letters. */
export const LIST_SUBSCRIPTIONS = 'listSubscriptions'

/** A name that comes in two columns, 姓 and 名, becomes one. No property's key begins with '@'. */
export const NAME_PARTS = { family: '@family', given: '@given' } as const

const PART_NAMES: Record<keyof typeof NAME_PARTS, readonly string[]> = {
  family: ['family name', 'last name', 'lastname', 'surname', '姓', '苗字', '名字', '氏'],
  given: ['given name', 'first name', 'firstname', '名'],
}

/**
 * A first guess at what each column is: by key, label or usual name in either language, and the column that holds
 * addresses as the e-mail. No property is given twice.
 */
export function guessMapping(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  properties: readonly SchemaProperty[],
): ColumnTarget[] {
  const known = columnNames(properties.filter(isSettable))
  const learn = (name: string, key: string) => {
    if (!known.has(foldColumnName(name))) known.set(foldColumnName(name), key)
  }
  for (const { key, hidden } of properties) if (hidden === true) learn(`properties.${key}`, key)
  learn(LIST_SUBSCRIPTIONS, LIST_SUBSCRIPTIONS)
  for (const part of ['family', 'given'] as const) {
    for (const name of PART_NAMES[part]) learn(name, NAME_PARTS[part])
  }
  const taken = new Set<string>()
  const mapping = header.map((name, column): ColumnTarget => {
    const key = known.get(foldColumnName(name))
    if (key === undefined || taken.has(key)) return null
    // Other programs have a status of another kind: whether an order is paid, what a deal is worth.
    if (key === 'status' && !holdsStatuses(rows, column)) return null
    taken.add(key)
    return key
  })
  // Where the whole name has a column of its own, its parts would only say it again; and half of one is no name.
  const parts = [NAME_PARTS.family, NAME_PARTS.given]
  if (taken.has('name') || !parts.every((part) => taken.has(part))) {
    for (const [column, target] of mapping.entries()) {
      if (target !== null && parts.some((part) => part === target)) mapping[column] = null
    }
  }
  if (!taken.has('email')) {
    const column = header.findIndex((_, index) => mapping[index] === null && mostlyAddresses(rows, index))
    if (column !== -1) mapping[column] = 'email'
  }
  return mapping
}

/** One status is enough: were the column left out, who is unsubscribed by the file would get mail. */
function holdsStatuses(rows: readonly (readonly string[])[], column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')
  return cells.length === 0 || cells.some((cell) => contactStatusOf(cell) !== undefined)
}

function mostlyAddresses(rows: readonly (readonly string[])[], column: number): boolean {
  const values = rows.map((row) => row[column] ?? '').filter((value) => value.trim() !== '')
  return (
    values.length > 0 &&
    values.filter((value) => addressInCell(value).problem === undefined).length > values.length / 2
  )
}

/** The first cell whose address has a name before it that becomes the contact's, as no column is the name (IMP-32). */
export function namedAddress(
  rows: readonly (readonly string[])[],
  mapping: readonly ColumnTarget[],
): { name: string; email: string } | undefined {
  const column = mapping.indexOf('email')
  if (['name', NAME_PARTS.family, NAME_PARTS.given].some((key) => mapping.includes(key))) return undefined
  for (const row of rows) {
    const { name, email } = addressInCell(row[column] ?? '')
    if (name !== undefined) return { name, email }
  }
  return undefined
}

/** Changes one column's target; a property that another column had moves here. */
export const withTarget = (
  mapping: readonly ColumnTarget[],
  column: number,
  target: ColumnTarget,
): ColumnTarget[] =>
  mapping.map((now, index) => (index === column ? target : now === target && target !== null ? null : now))

/** The first values of a column that say something, to show beside its name. */
export const samplesOf = (rows: readonly (readonly string[])[], column: number, count = 3): string[] =>
  [...new Set(rows.map((row) => row[column] ?? '').filter((value) => value.trim() !== ''))].slice(0, count)
