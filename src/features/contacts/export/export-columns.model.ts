import type { SchemaProperty } from '#api/schemas'

/** What an import reads of a contact, beside its properties. */
const READ_BY_IMPORT = ['email', 'name', 'status', 'locale', 'timezone', 'listSubscriptions'] as const

/** The keys of all columns that an import reads back, so that a contact that was deleted comes back the same. */
export const importColumns = (properties: readonly SchemaProperty[]): string[] => [
  ...READ_BY_IMPORT,
  ...properties.filter(({ system }) => !system).map(({ key }) => `properties.${key}`),
]
