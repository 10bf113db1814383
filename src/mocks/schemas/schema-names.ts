import type { GenericSchema } from 'valibot'

/** Files of schemas as modules, by their path. */
export type SchemaModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** All exported schemas by their names. Throws where two of one name differ. */
export function schemasByName(modules: SchemaModules): Record<string, GenericSchema> {
  const schemas: Record<string, GenericSchema> = {}
  for (const [file, exported] of Object.entries(modules)) {
    for (const [name, value] of Object.entries(exported)) {
      if (!isSchema(value)) continue
      if (schemas[name] && schemas[name] !== value)
        throw new Error(`${file} names a schema ${name}, and so does another file.`)
      schemas[name] = value
    }
  }
  return schemas
}

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** What the comments above exported types say of them, by the names of the types. */
export function schemaNotes(sources: Iterable<string>): Record<string, string> {
  const notes: Record<string, string> = {}
  for (const source of sources) {
    for (const [, comment = '', name = ''] of source.matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:type|interface|const) (\w+)/g,
    ))
      notes[name] = comment
        .replaceAll(/^\s*\* ?/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
  }
  return notes
}
