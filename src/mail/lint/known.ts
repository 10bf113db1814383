import type { ConditionValueType } from '#lib/condition-tree'

/** A property of contacts, as their schema has it. */
export interface SchemaProperty {
  key: string
  type: ConditionValueType
  required?: boolean | undefined
}

/** Fields that every contact has a place for, and whether it always has a value there. */
const fields: Readonly<Record<string, boolean>> = {
  email: true,
  status: true,
  created_at: true,
  name: false,
  locale: false,
  timezone: false,
}

/** What the sending system knows, always. */
const system: ReadonlySet<string> = new Set([
  'unsubscribe_url',
  'preferences_url',
  'view_in_browser_url',
  'company_name',
  'company_address',
  'complaint_contact',
])

export type Knowledge =
  | { kind: 'system' | 'unknown' }
  | { kind: 'property'; key: string; isNullable: boolean }

/** What a variable asks for; undefined where the schema is not known. */
export function knowledgeOf(
  path: readonly string[],
  schema: readonly SchemaProperty[] | undefined,
): Knowledge | undefined {
  const [root = '', key] = path
  if (path.length === 1 && system.has(root)) return { kind: 'system' }
  const name = root === 'contact' ? key : root
  if (name === undefined || path.length > (root === 'contact' ? 2 : 1)) return { kind: 'unknown' }
  if (Object.hasOwn(fields, name)) return { kind: 'property', key: name, isNullable: fields[name] !== true }
  if (!schema) return undefined
  const property = schema.find((one) => one.key === name)
  return property
    ? { kind: 'property', key: name, isNullable: property.required !== true }
    : { kind: 'unknown' }
}
