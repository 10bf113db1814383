import type { PropertyType, SchemaProperty } from '#api/schemas'

export const propertyTypes = [
  'string',
  'text',
  'number',
  'boolean',
  'date',
  'datetime',
  'select',
  'multi_select',
  'url',
  'email',
  'phone',
  'json',
] as const satisfies readonly PropertyType[]

export const isChoice = (type: PropertyType | ''): boolean => type === 'select' || type === 'multi_select'

/** What is written in the sheet of a property. */
export interface PropertyDraft {
  label: string
  key: string
  /** '' until it is chosen. */
  type: PropertyType | ''
  options: readonly string[]
  description: string
  en: string
  ja: string
}

export const newProperty: PropertyDraft = {
  label: '',
  key: '',
  type: 'string',
  options: [],
  description: '',
  en: '',
  ja: '',
}

export const draftOf = ({
  label,
  key,
  type,
  options,
  description,
  labels,
}: SchemaProperty): PropertyDraft => ({
  label,
  key,
  type,
  options: (options ?? []).map((option) => option.label),
  description: description ?? '',
  en: labels?.en ?? '',
  ja: labels?.ja ?? '',
})

/** What both a new property and a change of one send. An option that stays keeps its value: contacts have it. */
export function settingsOf(draft: PropertyDraft, before: SchemaProperty['options'] = []) {
  const labels = {
    ...(draft.en.trim() !== '' && { en: draft.en.trim() }),
    ...(draft.ja.trim() !== '' && { ja: draft.ja.trim() }),
  }
  const values = new Set(before.map(({ value }) => value))
  return {
    label: draft.label.trim(),
    labels,
    description: draft.description,
    ...(isChoice(draft.type) && {
      options: draft.options.map((label) => {
        const known = before.find((option) => option.label === label)
        // A label that is the value of another option would be taken for it.
        return known ?? { value: values.has(label) ? `${label} 2` : label, label }
      }),
    }),
  }
}
