import type { SchemaProperty } from '#api/schemas'

/** What an import reads of a contact, beside its properties. */
const READ_BY_IMPORT = ['email', 'name', 'status', 'locale', 'timezone', 'listSubscriptions'] as const

/** The keys of all columns that an import reads back, so that a contact that was deleted comes back the same. */
export const importColumns = (properties: readonly SchemaProperty[]): string[] => [
  ...READ_BY_IMPORT,
  ...properties.filter(({ system }) => !system).map(({ key }) => `properties.${key}`),
]

/** Whom a file is for: a person, or an import. */
export const exportForms = ['shown', 'import'] as const
export type ExportForm = (typeof exportForms)[number]

export interface ExportedColumns {
  /** Every column that the list can show, and those that it shows. */
  columns: readonly string[]
  visible: readonly string[]
  properties: readonly SchemaProperty[]
}

/** The columns of each choice by key. An import reads lists by id and with their statuses; to a person their names are enough. */
export function exportedKeys(
  form: ExportForm,
  { columns, visible, properties }: ExportedColumns,
): Record<'visible' | 'all', string[]> {
  if (form === 'shown') return { visible: [...visible], all: [...columns] }
  const readable = (keys: readonly string[]) =>
    keys.map((key) => (key === 'mailingLists' ? 'listSubscriptions' : key))
  return {
    visible: readable(visible),
    all: [...new Set([...importColumns(properties), ...readable(columns)])],
  }
}
