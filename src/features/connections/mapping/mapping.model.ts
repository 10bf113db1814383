import type { Connection } from '#api/connections'
import type { ExternalDatabaseDetail } from '#api/integration-credentials'
import type { SchemaProperty } from '#api/schemas'
import {
  conditionProblem,
  fitOf,
  kindOf,
  looksLikeEmail,
  type ExternalColumn,
} from '#domain/connections/column-fit'
import { isRowOperator, transforms, type RowOperator, type Transform } from '#domain/connections/row-rules'
import { columnNames, foldColumnName } from '#domain/contacts/column-names'

export type ColumnMapping = Connection['mapping'][number]
export type RowCondition = NonNullable<Connection['filter']>[number]

/** What of a connection is set up beside its name and its database (CNN-24 to CNN-27). */
export interface SetUp {
  mapping: readonly ColumnMapping[]
  filter: readonly RowCondition[]
  mailingListIds: readonly string[]
  onExisting: Connection['onExisting']
  onMissing: Connection['onMissing']
  interval: Connection['interval']
}

export const intervals = ['manual', 'hourly', 'daily'] as const satisfies Connection['interval'][]
export const existingRules = ['fill_blanks', 'overwrite'] as const satisfies Connection['onExisting'][]
export const missingRules = ['keep', 'remove_from_list'] as const satisfies Connection['onMissing'][]
/** Conditions that rows can be filtered by; mailing lists that contacts are put on. */
export const SET_UP = { conditionsMax: 20, listsMax: 50 } as const

/** What contacts hold beside their own properties that a column can become. */
const OWN: ReadonlySet<string> = new Set(['email', 'name', 'locale', 'timezone'])

/** The properties that a column can become. */
export const targetsOf = (properties: readonly SchemaProperty[]): SchemaProperty[] =>
  properties.filter(({ key, system, hidden }) => OWN.has(key) || (!system && hidden !== true))

/** Values are put right where the kind of the column or the property asks for it. */
function usualTransform(column: ExternalColumn, property: SchemaProperty | undefined): Transform | undefined {
  if (property?.key === 'email') return 'lowercase'
  if (property?.type === 'multi_select' && kindOf(column.type) === 'text') return 'split_comma'
  return property?.type === 'phone' ? 'half_width' : undefined
}

/**
 * A first guess at what each column becomes: by the property's key, labels and usual names in both languages, and the
 * column that holds addresses as the email. A column is left out where no value of it fits. No property is given twice.
 */
export function guessMapping(
  columns: readonly ExternalColumn[],
  properties: readonly SchemaProperty[],
): ColumnMapping[] {
  const targets = targetsOf(properties)
  const known = columnNames(targets)
  const taken = new Map<string, string>()
  const offer = (column: ExternalColumn, key: string | undefined) => {
    const property = targets.find((one) => one.key === key)
    if (!property || taken.has(property.key) || [...taken.values()].includes(column.key)) return
    if (fitOf(column, property).fit !== 'never') taken.set(property.key, column.key)
  }
  for (const column of columns) offer(column, known.get(foldColumnName(column.name)))
  for (const column of columns) if (looksLikeEmail(column)) offer(column, 'email')
  return columns.flatMap((column): ColumnMapping[] => {
    const to = [...taken].find(([, from]) => from === column.key)?.[0]
    if (to === undefined) return []
    const transform = usualTransform(
      column,
      targets.find(({ key }) => key === to),
    )
    return [{ from: column.key, to, ...(transform && { transform }) }]
  })
}

/** Changes what a column becomes; undefined leaves it out. A property that another column had moves here. */
export function withTarget(
  mapping: readonly ColumnMapping[],
  column: ExternalColumn,
  property: SchemaProperty | undefined,
): ColumnMapping[] {
  const others = mapping.filter(({ from, to }) => from !== column.key && to !== property?.key)
  if (!property) return others
  const transform = usualTransform(column, property)
  return [...others, { from: column.key, to: property.key, ...(transform && { transform }) }]
}

export const withTransform = (
  mapping: readonly ColumnMapping[],
  from: string,
  transform: Transform | undefined,
): ColumnMapping[] =>
  mapping.map((one) =>
    one.from === from ? { from, to: one.to, ...(transform !== undefined && { transform }) } : one,
  )

/** What keeps a set-up from being used. */
export type SetUpProblem = 'no_email' | 'no_address' | 'gone_column' | 'gone_property' | 'condition'

export function setUpProblems(
  { mapping, filter }: Pick<SetUp, 'mapping' | 'filter'>,
  { properties: columns }: Pick<ExternalDatabaseDetail, 'properties'>,
  properties: readonly SchemaProperty[],
): SetUpProblem[] {
  const targets = targetsOf(properties)
  const found = new Set<SetUpProblem>()
  const email = mapping.find(({ to }) => to === 'email')
  const emailColumn = columns.find(({ key }) => key === email?.from)
  const emailProperty = targets.find(({ key }) => key === 'email')
  if (!email) found.add('no_email')
  else if (emailColumn && emailProperty && fitOf(emailColumn, emailProperty, email.transform).fit === 'never')
    found.add('no_address')
  if (mapping.some(({ from }) => !columns.some(({ key }) => key === from))) found.add('gone_column')
  if (mapping.some(({ to }) => !targets.some(({ key }) => key === to))) found.add('gone_property')
  if (filter.some((condition) => conditionProblem(condition, columns) !== undefined)) found.add('condition')
  return [...found]
}

/** The mapping without what the database or the contacts no longer have. */
export const existingMapping = (
  mapping: readonly ColumnMapping[],
  columns: readonly ExternalColumn[],
  properties: readonly SchemaProperty[],
): ColumnMapping[] => {
  const targets = targetsOf(properties)
  return mapping.filter(
    ({ from, to }) => columns.some(({ key }) => key === from) && targets.some(({ key }) => key === to),
  )
}

/** The operators that are offered for a column. */
export const operatorsFor = (column: ExternalColumn | undefined): readonly RowOperator[] =>
  column?.options && column.options.length > 0
    ? ['in', 'not_in', 'is_set', 'is_not_set']
    : ['eq', 'neq', 'contains', 'not_contains', 'starts', 'ends', 'is_set', 'is_not_set']

/** A condition of another operator keeps its value where that operator takes one of the same kind. */
export function withOperator({ property, op, value }: RowCondition, next: RowOperator): RowCondition {
  if (next === 'is_set' || next === 'is_not_set') return { property, op: next }
  const takesMany = (operator: string) => operator === 'in' || operator === 'not_in'
  if (takesMany(next))
    return { property, op: next, value: takesMany(op) && Array.isArray(value) ? value : [] }
  return { property, op: next, value: typeof value === 'string' ? value : '' }
}

export const setUpOf = (connection: Connection): SetUp => ({
  mapping: connection.mapping,
  filter: connection.filter ?? [],
  mailingListIds: connection.mailingListIds,
  onExisting: connection.onExisting,
  onMissing: connection.onMissing,
  interval: connection.interval,
})

/** A set-up as the API takes it. */
export const setUpFields = ({ mapping, filter, mailingListIds, ...rest }: SetUp) => ({
  mapping: [...mapping],
  filter: [...filter],
  mailingListIds: [...mailingListIds],
  ...rest,
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const arrayOf = <Item>(value: unknown, itemOf: (item: unknown) => Item | undefined): Item[] | undefined => {
  if (!Array.isArray(value)) return undefined
  const items = value.map((one: unknown) => itemOf(one))
  const known = items.filter((one) => one !== undefined)
  return known.length === items.length ? known : undefined
}
const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined)

function mappingIn(value: unknown): ColumnMapping | undefined {
  if (!isObject(value)) return undefined
  const { from, to, transform } = value
  if (typeof from !== 'string' || typeof to !== 'string') return undefined
  if (transform === undefined) return { from, to }
  return typeof transform === 'string' && isTransform(transform) ? { from, to, transform } : undefined
}
export const isTransform = (text: string): text is Transform => Object.hasOwn(transforms, text)

function conditionIn(value: unknown): RowCondition | undefined {
  if (!isObject(value)) return undefined
  const { property, op, value: operand } = value
  if (typeof property !== 'string' || typeof op !== 'string' || !isRowOperator(op)) return undefined
  if (operand === undefined) return { property, op }
  const kept = typeof operand === 'string' ? operand : arrayOf(operand, textIn)
  return kept === undefined ? undefined : { property, op, value: kept }
}

/** The set-up that an unknown value is, such as one that the browser kept; undefined where it is none. */
export function decodeSetUp(value: unknown): SetUp | undefined {
  if (!isObject(value)) return undefined
  const mapping = arrayOf(value['mapping'], mappingIn)
  const filter = arrayOf(value['filter'], conditionIn)
  const mailingListIds = arrayOf(value['mailingListIds'], textIn)
  const onExisting = existingRules.find((one) => one === value['onExisting'])
  const onMissing = missingRules.find((one) => one === value['onMissing'])
  const interval = intervals.find((one) => one === value['interval'])
  return mapping && filter && mailingListIds && onExisting && onMissing && interval
    ? { mapping, filter, mailingListIds, onExisting, onMissing, interval }
    : undefined
}
