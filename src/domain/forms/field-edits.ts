import type { FormField } from '#api/forms'
import type { Fields } from './form-fields.ts'

/** With a change of one field; a value that is undefined takes the key away. */
export const withChanged = (fields: Fields, fieldId: string, change: Partial<FormField>): Fields =>
  fields.map((field) => (field.id === fieldId ? cleaned({ ...field, ...change }) : field))

function cleaned(field: FormField): FormField {
  const kept = { ...field }
  for (const key of [
    'propertyKey',
    'placeholder',
    'help',
    'defaultValue',
    'options',
    'showIf',
    'rules',
  ] as const)
    if (kept[key] === undefined) delete kept[key]
  return kept
}

/** Under another id, which the conditions of others follow; the same where the id is taken or none. */
export function withRenamed(fields: Fields, fieldId: string, id: string): Fields {
  if (!isFieldId(id) || fields.some((field) => field.id === id)) return fields
  return fields.map((field) => ({
    ...field,
    ...(field.id === fieldId && { id }),
    ...(field.showIf?.fieldId === fieldId && { showIf: { ...field.showIf, fieldId: id } }),
  }))
}

export const isFieldId = (text: string): boolean => /^[\w-]{1,40}$/.test(text)

/** The fields that one can depend on: those before it that visitors answer. */
export const possibleConditions = <Field extends Pick<FormField, 'id' | 'type'>>(
  fields: readonly Field[],
  fieldId: string,
): Field[] =>
  fields
    .slice(
      0,
      Math.max(
        0,
        fields.findIndex(({ id }) => id === fieldId),
      ),
    )
    .filter(
      ({ type }) => type === 'property' || type === 'consent' || type === 'list_choice' || type === 'hidden',
    )
