import type { ExternalDatabaseDetail } from '#api/integration-credentials'
import type { SchemaProperty } from '#api/schemas'
import { addressInCell } from '#domain/contacts/cell-addresses'
import { valueOfCell } from '#domain/contacts/property-values'
import { fold } from '#lib/fold-text'
import { isRowOperator, transforms, type Transform } from './row-rules.ts'

export type ExternalColumn = ExternalDatabaseDetail['properties'][number]

/** What a column holds, whatever the other service calls it. */
export const columnKinds = [
  'text',
  'number',
  'boolean',
  'date',
  'choice',
  'choices',
  'email',
  'phone',
  'url',
  'other',
] as const
export type ColumnKind = (typeof columnKinds)[number]

/** Names of types at Notion, Google Sheets, Airtable and their like, in small letters without signs. */
const NAMES: Readonly<Record<Exclude<ColumnKind, 'other'>, readonly string[]>> = {
  text: ['title', 'text', 'richtext', 'string', 'singlelinetext', 'multilinetext', 'longtext', 'formula'],
  number: ['number', 'currency', 'percent', 'rating', 'count', 'autonumber', 'integer', 'float'],
  boolean: ['checkbox', 'boolean', 'bool'],
  date: ['date', 'datetime', 'createdtime', 'lasteditedtime', 'lastmodifiedtime'],
  choice: ['select', 'status', 'singleselect'],
  choices: ['multiselect', 'multipleselects', 'tags'],
  email: ['email'],
  phone: ['phone', 'phonenumber'],
  url: ['url', 'link'],
}

export function kindOf(type: string): ColumnKind {
  const name = type.toLowerCase().replaceAll(/[^a-z]/g, '')
  return columnKinds.find((kind) => kind !== 'other' && NAMES[kind].includes(name)) ?? 'other'
}

/**
 * How well a column fits a property: its values are taken as they are, become text, fit as far as the samples show, fit in
 * part, or none of them fits.
 */
export type Fit = 'exact' | 'as_text' | 'likely' | 'partly' | 'never'

export interface ColumnFit {
  fit: Fit
  /** A value that would be refused. */
  refused?: string
}

type Target = Pick<SchemaProperty, 'key' | 'type' | 'options'>

const TEXTS: ReadonlySet<SchemaProperty['type']> = new Set(['string', 'text', 'phone'])
const TEXT_KINDS: ReadonlySet<ColumnKind> = new Set(['text', 'email', 'phone', 'url', 'choice'])

const isAddress = (text: string) => addressInCell(text).problem === undefined

const takes = (property: Target, text: string): boolean =>
  property.key === 'email' ? isAddress(text) : valueOfCell(property, text) !== undefined

/** How a column fits a property of contacts, by its type, its choices and its first values (CNN-24). */
export function fitOf(column: ExternalColumn, property: Target, transform?: Transform): ColumnFit {
  const kind = kindOf(column.type)
  if (property.key !== 'email' && TEXTS.has(property.type))
    return { fit: TEXT_KINDS.has(kind) ? 'exact' : 'as_text' }
  const change = transform === undefined ? (text: string) => text : transforms[transform]
  // All choices are known, of other columns some values are.
  const known = column.options && column.options.length > 0 ? column.options : column.samples
  const values = known.map(change).filter((text) => text.trim() !== '')
  const refused = values.filter((text) => !takes(property, text))
  const [first] = refused
  if (first !== undefined)
    return { fit: refused.length === values.length ? 'never' : 'partly', refused: first }
  return { fit: isSameKind(kind, property.type) ? 'exact' : 'likely' }
}

const SAME: Readonly<Partial<Record<SchemaProperty['type'], readonly ColumnKind[]>>> = {
  number: ['number'],
  boolean: ['boolean'],
  date: ['date'],
  datetime: ['date'],
  select: ['choice'],
  multi_select: ['choices', 'choice'],
  email: ['email'],
  url: ['url'],
}
const isSameKind = (kind: ColumnKind, type: SchemaProperty['type']) => SAME[type]?.includes(kind) ?? false

/** Whether a column may hold addresses: by its type, or because most of its samples are. */
export function looksLikeEmail({ type, samples }: ExternalColumn): boolean {
  if (kindOf(type) === 'email') return true
  const addresses = samples.filter(isAddress)
  return samples.length > 0 && addresses.length > samples.length / 2
}

/** The type that a property gets which is made for a column. */
export const propertyTypeFor = (column: ExternalColumn): SchemaProperty['type'] =>
  (
    {
      text: 'string',
      number: 'number',
      boolean: 'boolean',
      date: 'date',
      choice: 'string',
      choices: 'string',
      email: 'email',
      phone: 'phone',
      url: 'url',
      other: 'string',
    } as const
  )[kindOf(column.type)]

/** What is wrong with a condition that rows are filtered by; undefined: nothing. */
export function conditionProblem(
  { property, op, value }: { property: string; op: string; value?: unknown },
  columns: readonly ExternalColumn[],
): 'unknown_column' | 'unknown_operator' | 'no_value' | undefined {
  if (!columns.some(({ key }) => key === property)) return 'unknown_column'
  if (!isRowOperator(op)) return 'unknown_operator'
  if (op === 'is_set' || op === 'is_not_set') return undefined
  const isEmpty = Array.isArray(value)
    ? value.length === 0
    : typeof value !== 'string' || fold(value).trim() === ''
  return isEmpty && typeof value !== 'number' ? 'no_value' : undefined
}
