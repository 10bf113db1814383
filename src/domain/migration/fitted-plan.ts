import { columnNames, foldColumnName } from '#domain/contacts/column-names'
import type { NewProperty, PropertyType, SchemaProperty } from '#api/schemas'
import { ownKeys, statedKeys } from '#domain/import/import-rows'
import { fold } from '#lib/fold-text'
import { readableKey } from '#domain/schemas/readable-key'
import { keyOf, keyProblem, labelProblem, PROPERTY } from '#lib/property-key'
import { cellOfField, type SourceField } from './field-facts.ts'
import type { MigrationPlan, PlannedContact } from './migration-plan.ts'

/** What the workspace has. */
export interface MigrationWorld {
  properties: readonly SchemaProperty[]
  /** Keys that were used once. A caller that does not know them finds out when it makes the property. */
  deletedKeys?: readonly string[]
  lists: readonly { id: string; name: string }[]
}

/** A field of the other product, and the property that it becomes. */
export interface FittedField {
  field: SourceField
  key: string
  type: PropertyType
  /** What is to be made first; undefined: the property is there. */
  made?: Omit<NewProperty, 'version'>
}

export interface FittedPlan {
  fields: readonly FittedField[]
  /** Fields for which the workspace has no room. */
  left: readonly SourceField[]
  /** Names of the lists that are to be made first. */
  madeLists: readonly string[]
}

/** How many properties a schema has at most (SET-24). */
const MOST_PROPERTIES = 200

/** Which properties and lists of a workspace a plan uses, and which are to be made (MIG-8). The same plan fits the same way. */
export function fittedPlan(
  { fields, lists }: Pick<MigrationPlan, 'fields' | 'lists'>,
  { properties, deletedKeys = [], lists: own }: MigrationWorld,
): FittedPlan {
  const custom = properties.filter(({ system }) => !system)
  const known = columnNames(custom)
  const types = new Map(custom.map(({ key, type }) => [key, type]))
  const keys = [...properties.map(({ key }) => key), ...deletedKeys]
  const labels = properties.flatMap(({ label, labels: more }) => [
    label,
    more?.en ?? label,
    more?.ja ?? label,
  ])
  const taken = new Set<string>()
  const fitted: FittedField[] = []
  const left: SourceField[] = []
  for (const field of fields) {
    const key = known.get(foldColumnName(field.name)) ?? known.get(foldColumnName(keyOf(field.name)))
    const type = key === undefined ? undefined : types.get(key)
    if (key !== undefined && type !== undefined && !taken.has(key)) {
      taken.add(key)
      fitted.push({ field, key, type })
    } else if (keys.length - deletedKeys.length >= MOST_PROPERTIES) left.push(field)
    else {
      const made = propertyFor(field, keys, labels)
      keys.push(made.key)
      labels.push(made.label)
      fitted.push({ field, key: made.key, type: made.type, made })
    }
  }
  const there = new Set(own.map(({ name }) => fold(name)))
  const madeLists = lists.filter((name) => !there.has(fold(name)) && there.add(fold(name)))
  return { fields: fitted, left, madeLists }
}

function propertyFor(
  { name, type, options, asMade }: SourceField,
  keys: readonly string[],
  labels: readonly string[],
): Omit<NewProperty, 'version'> {
  if (asMade && !keyProblem(asMade.key, keys) && !labelProblem(asMade.label, labels)) return asMade
  const label = numbered(
    name.trim().slice(0, PROPERTY.labelMax - 4),
    ' ',
    (one) => labelProblem(one, labels) === undefined,
  )
  const key = numbered(
    (readableKey(name) || keyOf(name)).slice(0, PROPERTY.keyMax - 4) || 'field',
    '_',
    (one) => keyProblem(one, keys) === undefined,
  )
  return {
    key,
    type,
    label,
    ...(options.length > 0 && { options: options.map((value) => ({ value, label: value })) }),
  }
}

/** The text, or with the first number behind it that fits. */
function numbered(text: string, between: string, fits: (text: string) => boolean): string {
  let one = text
  for (let copy = 2; !fits(one); copy += 1) one = `${text}${between}${copy}`
  return one
}

/** What an import is told of each contact, in this order; the properties follow by their keys. */
export const migrationColumns = ['email', ...ownKeys, ...statedKeys] as const

/** A contact as a row of an import: the cells of `migrationColumns`, then those of the fitted fields. */
export function migrationRow(contact: PlannedContact, fields: readonly FittedField[]): string[] {
  const { email, name, locale, timezone, status, statusAt, statusReason, consentAt, consentNote } = contact
  return [
    email,
    name ?? '',
    locale ?? '',
    timezone ?? '',
    status,
    statusAt ?? '',
    statusReason ?? '',
    consentAt ?? '',
    consentNote ?? '',
    [...contact.lists].map(([list, standing]) => `${list}=${standing}`).join('; '),
    ...fields.map(({ field, type }) => {
      const value = contact.fields.get(field.name)
      return value === undefined ? '' : cellOfField(value, type)
    }),
  ]
}
