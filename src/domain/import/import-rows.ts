import type { Contact } from '#api/contacts'
import type { ImportCsv } from '#api/import'
import type { SchemaProperty } from '#api/schemas'
import type { PropertyValue, SubscriptionStatus } from '#api/shapes'
import { addressInCell } from '#domain/contacts/cell-addresses'
import { timeOfCell } from '#domain/contacts/cell-times'
import { valueOfCell } from '#domain/contacts/property-values'
import { ruleBroken, tooLarge } from '#domain/kernel/refusals'
import { contactStatusOf } from '#lib/contact-status-words'
import type { SubscriptionsInCell } from './cell-lists.ts'
import { ownMax } from './own-limits.ts'

/** Rows that one call takes, and characters of a reason and of a note on the consent (IMP-18). */
const IMPORT = { rowsMax: 1000, reasonMax: 500, latest: Date.parse('9999-12-31') } as const

/** What a contact itself holds, beside its properties. */
export const ownKeys = ['name', 'locale', 'timezone'] as const
type OwnKey = (typeof ownKeys)[number]
const isOwnKey = (key: string): key is OwnKey => ownKeys.some((own) => own === key)

/** What a file can say of a contact beside what it holds: whether it gets mail, since when and why, and its lists. */
export const statedKeys = [
  'status',
  'statusAt',
  'statusReason',
  'consentAt',
  'consentNote',
  'listSubscriptions',
] as const

/** What else a column can become. */
const fixedKeys: ReadonlySet<string> = new Set(['email', ...statedKeys])

/** A row as it was read: texts of the contact itself, and values by their properties. */
export interface ImportRow {
  email: string
  own: Partial<Record<OwnKey, string>>
  values: Map<string, PropertyValue>
  status?: Contact['status']
  /** Since when the contact has its status, and why. */
  statusAt?: string
  statusReason?: string
  /** When it agreed to get mail, and how. */
  consentAt?: string
  consentNote?: string
  /** Mailing lists by id. */
  lists?: ReadonlyMap<string, SubscriptionStatus>
  /** The properties whose cells are no values of their types. */
  invalid: string[]
}

/** Refuses more rows than one call takes with a 413. */
export function expectSize(rows: number): void {
  if (rows > IMPORT.rowsMax)
    throw tooLarge(
      `One call takes ${IMPORT.rowsMax} rows at most, not ${rows}.`,
      `一度に送信できるのは${IMPORT.rowsMax}行までです（${rows}行）。`,
    )
}

/** A row that has nothing but an address, or a name before it. */
export const rowOfEmail = (email: string): ImportRow =>
  namedByAddress({ email, own: {}, values: new Map(), invalid: [] })

/** A name that is written before the address is that of the contact where no column has one (IMP-32). */
function namedByAddress(row: ImportRow): ImportRow {
  const { name } = addressInCell(row.email)
  return name === undefined || row.own.name !== undefined || row.invalid.includes('name')
    ? row
    : { ...row, own: { ...row.own, name } }
}

export interface ImportColumn {
  column: string
  key: string
  property: SchemaProperty | undefined
}

/** What the columns become; throws a 422 where one can't, or none is the address. */
export function importColumns(
  custom: ReadonlyMap<string, SchemaProperty>,
  mapping: ImportCsv['mapping'],
): ImportColumn[] {
  const columns = mapping.flatMap(({ column, key }): ImportColumn[] => {
    if (key === null) return []
    const property = custom.get(key)
    if (!property && !fixedKeys.has(key) && !isOwnKey(key))
      throw ruleBroken(`No column can become "${key}".`, `「${key}」に列を割り当てることはできません。`)
    return [{ column, key, property }]
  })
  if (!columns.some(({ key }) => key === 'email'))
    throw ruleBroken('No column is the email address.', 'メールアドレスの列がありません。')
  return columns
}

/** Several columns of one key, such as family and given name, are joined by a space. */
export function readRow(
  cells: Readonly<Record<string, string>>,
  columns: readonly ImportColumn[],
  listsIn: (cell: string) => SubscriptionsInCell,
): ImportRow {
  const row: ImportRow = { email: '', own: {}, values: new Map(), invalid: [] }
  const texts = new Map<string, { text: string; property: SchemaProperty | undefined }>()
  for (const { column, key, property } of columns) {
    const cell = Object.hasOwn(cells, column) ? (cells[column] ?? '').trim() : ''
    if (cell === '') continue
    const before = texts.get(key)
    texts.set(key, { text: before ? `${before.text} ${cell}` : cell, property })
  }
  for (const [key, { text, property }] of texts) {
    if (key === 'email') row.email = text
    else if (isOwnKey(key)) {
      if (text.length > ownMax[key]) row.invalid.push(key)
      else row.own[key] = text
    } else if (property) {
      const value = valueOfCell(property, text)
      if (value === undefined) row.invalid.push(key)
      else row.values.set(key, value)
    } else if (key === 'status') {
      const status = contactStatusOf(text)
      if (status === undefined) row.invalid.push(key)
      else row.status = status
    } else if (key === 'statusAt' || key === 'consentAt') {
      const written = timeOfCell(text) ?? ''
      // Of these a time without a zone is in UTC (MIG-10).
      const time = Date.parse(written.endsWith('Z') ? written : `${written}Z`)
      if (!(time >= 0 && time <= IMPORT.latest)) row.invalid.push(key)
      else row[key] = new Date(time).toISOString()
    } else if (key === 'statusReason' || key === 'consentNote') row[key] = text.slice(0, IMPORT.reasonMax)
    else {
      const { lists, hasUnknown } = listsIn(text)
      if (hasUnknown) row.invalid.push(key)
      row.lists = lists
    }
  }
  return namedByAddress(row)
}
