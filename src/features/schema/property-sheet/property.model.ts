import type { PropertyType, SchemaProperty } from '#api/schemas'
import { readableKey } from '#domain/schemas/readable-key'
import { keyProblem, labelProblem, PROPERTY } from '#lib/property-key'

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

/** A key for a new property that none of `keys` is: from its label or its English one, else any will do. */
export function suggestedKey(
  { label, en }: Pick<PropertyDraft, 'label' | 'en'>,
  keys: readonly string[],
): string {
  if (label.trim() === '') return ''
  const base = readableKey(label, en) || 'property'
  let key = base
  for (let copy = 2; keyProblem(key, keys) !== undefined; copy += 1)
    key = `${base.slice(0, PROPERTY.keyMax - 4)}_${copy}`
  return key
}

/** A new property with a label and a type from elsewhere, such as a column of a file. */
export const suggestedProperty = (
  label: string,
  type: PropertyType,
  keys: readonly string[],
): PropertyDraft => ({
  ...newProperty,
  label: label.slice(0, PROPERTY.labelMax),
  key: suggestedKey({ label, en: '' }, keys),
  type,
})

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

export interface PropertyProblems {
  label: ReturnType<typeof labelProblem>
  key: ReturnType<typeof keyProblem>
  options: 'empty' | undefined
}

/** What is wrong with a draft beside the other properties of the schema. The key of a stored property can't be wrong. */
export function problemsOf(
  draft: PropertyDraft,
  others: readonly SchemaProperty[],
  isStored: boolean,
): PropertyProblems {
  return {
    label: labelProblem(
      draft.label,
      others.map(({ label }) => label),
    ),
    key: isStored
      ? undefined
      : keyProblem(
          draft.key,
          others.map(({ key }) => key),
        ),
    options: isChoice(draft.type) && draft.options.length === 0 ? 'empty' : undefined,
  }
}

/** Whether a draft can be saved. */
export const isComplete = (draft: PropertyDraft, { label, key, options }: PropertyProblems): boolean =>
  draft.type !== '' && label === undefined && key === undefined && options === undefined

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
