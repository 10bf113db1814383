import type { GenericSchema } from 'valibot'

/** How a field is filled in: `texts` are several short ones, `rows` several groups of fields, `json` anything else. */
export type RequestFieldKind = 'text' | 'longText' | 'choice' | 'number' | 'flag' | 'texts' | 'rows' | 'json'

/** A field of a call, as its schema says. */
export interface RequestField {
  name: string
  place: 'path' | 'query' | 'body'
  kind: RequestFieldKind
  required: boolean
  /** Of a choice, and of a number that is one of a few. */
  options: readonly string[]
  /** Characters of a text, or entries of `texts` and `rows`. */
  most: number | undefined
  /** Of one of the rows. */
  fields: readonly RequestField[]
}

/** Texts that may be longer than this have lines. */
const LONG = 1000

type Place = RequestField['place']

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const schemaOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})

/** The requirement of a step of the schema's pipe, such as `max_length`. */
function limitOf(schema: Record<string, unknown>, type: string): number | undefined {
  const steps: unknown = schema['pipe']
  const step = Array.isArray(steps) ? steps.map(schemaOf).find((one) => one['type'] === type) : undefined
  return typeof step?.['requirement'] === 'number' ? step['requirement'] : undefined
}

/** The fields of an object's schema, in its order. */
export function fieldsOfSchema(schema: GenericSchema | undefined, place: Place): RequestField[] {
  const { entries } = schemaOf(schema)
  return isObject(entries)
    ? Object.entries(entries).map(([name, entry]) => fieldOf(name, schemaOf(entry), place, true))
    : []
}

function fieldOf(
  name: string,
  schema: Record<string, unknown>,
  place: Place,
  required: boolean,
): RequestField {
  if (schema['type'] === 'optional') return fieldOf(name, schemaOf(schema['wrapped']), place, false)
  const field: RequestField = {
    name,
    place,
    kind: 'json',
    required,
    options: [],
    most: limitOf(schema, 'max_length'),
    fields: [],
  }
  switch (schema['type']) {
    case 'string':
      return { ...field, kind: (field.most ?? 0) > LONG ? 'longText' : 'text' }
    case 'picklist': {
      const options: unknown[] = Array.isArray(schema['options']) ? schema['options'] : []
      const isNumeric = options.every((option) => typeof option === 'number')
      return { ...field, kind: isNumeric ? 'number' : 'choice', options: options.map(String) }
    }
    case 'number':
      return { ...field, kind: 'number' }
    case 'boolean':
      return { ...field, kind: 'flag' }
    case 'array': {
      const item = schemaOf(schema['item'])
      if (item['type'] === 'string') return { ...field, kind: 'texts' }
      const { entries } = item
      if (!isObject(entries)) return field
      const fields = Object.entries(entries).map(([own, entry]) => fieldOf(own, schemaOf(entry), place, true))
      return fields.every(({ kind }) => kind === 'text') ? { ...field, kind: 'rows', fields } : field
    }
    default:
      // What an address carries is text, whatever it is read as.
      return place === 'query' ? { ...field, kind: 'text' } : field
  }
}
