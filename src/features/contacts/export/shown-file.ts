import type { IntlShape } from 'react-intl'
import type { ContactExport } from '#api/contacts'
import type { SchemaProperty } from '#api/schemas'
import { csvChunks, toCsv } from '#features/contacts/csv'
import { localeNameOf, statusMessages } from '#features/contacts/facts'
import { contactStatusOf } from '#lib/contact-status-words'
import { messages } from './export-dialog.messages.ts'

export interface ShownFileOf {
  /** In the order of the file. */
  columns: readonly { key: string; label: string }[]
  properties: readonly SchemaProperty[]
  encoding: ContactExport['encoding']
  /** Whether another part came before, which has the header. */
  continues: boolean
}

/**
 * An exported file as a person reads it: labels, the reader's language and local times instead of keys and codes. Read and
 * written in pieces, so that a large file neither holds up the page nor is in memory twice.
 */
export async function shownFile(
  intl: IntlShape,
  file: Blob,
  { columns, properties, encoding, continues }: ShownFileOf,
): Promise<Blob> {
  const header = columns.map(({ label }) => label)
  const texts = columns.map(({ key }) => textOf(intl, key, properties))
  const part = (rows: readonly (readonly string[])[], withoutMark: boolean) =>
    new Blob([Uint8Array.from(toCsv(rows, { encoding, withoutMark }))])
  const parts: BlobPart[] = continues ? [] : [part([header], false)]
  const read = { encoding: 'utf-8', delimiter: ',', hasHeader: true, above: 0, header } as const
  for await (const { rows } of csvChunks(file, { ...read, header })) {
    const shown = rows.map((cells) =>
      cells.map((cell, column) => (cell === '' ? '' : (texts[column]?.(cell) ?? cell))),
    )
    parts.push(part(shown, true))
  }
  return new Blob(parts, { type: file.type })
}

type CellText = (cell: string) => string
const asIs: CellText = (cell) => cell

const MOMENTS: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'statusAt', 'lastEventAt'])

function textOf(intl: IntlShape, key: string, properties: readonly SchemaProperty[]): CellText {
  if (MOMENTS.has(key)) return momentText(intl)
  if (key === 'locale') return (cell) => localeNameOf(intl, cell)
  if (key === 'status') {
    return (cell) => {
      const status = contactStatusOf(cell)
      return status === undefined ? cell : intl.formatMessage(statusMessages[status])
    }
  }
  const property = properties.find((one) => `properties.${one.key}` === key)
  return property ? valueText(intl, property) : asIs
}

function valueText(intl: IntlShape, { type, options = [] }: SchemaProperty): CellText {
  const labels = new Map(options.map(({ value, label }) => [value, label]))
  const labelOf = (value: string) => labels.get(value) ?? value
  switch (type) {
    case 'boolean':
      return (cell) =>
        cell === 'true' || cell === 'false'
          ? intl.formatMessage(cell === 'true' ? messages.yes : messages.no)
          : cell
    case 'datetime':
      return momentText(intl)
    case 'date':
      // A date has no zone: it is the same day everywhere.
      return dateText((day) => intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' }))
    case 'select':
      return labelOf
    case 'multi_select':
      return (cell) => choicesIn(cell).map(labelOf).join('; ')
    // Numbers stay as they are: spreadsheets count with them.
    case 'number':
    case 'string':
    case 'text':
    case 'url':
    case 'email':
    case 'phone':
    case 'json':
      return asIs
  }
}

const dateText =
  (write: (cell: string) => string): CellText =>
  (cell) =>
    Number.isNaN(Date.parse(cell)) ? cell : write(cell)

const momentText = (intl: IntlShape): CellText =>
  dateText((moment) => intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' }))

/** The choices of a cell: a JSON array where one of them holds a separator. */
function choicesIn(cell: string): string[] {
  try {
    const value: unknown = cell.startsWith('[') ? JSON.parse(cell) : undefined
    if (Array.isArray(value)) return value.map(String)
  } catch {
    // It only begins like one.
  }
  return cell.split('; ')
}
