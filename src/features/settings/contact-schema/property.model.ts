import type { PropertyType, SchemaProperty } from '#api/schemas'
import { fold } from '#lib/fold-text'

/** Lengths of what can be written, and options of one choice (CONTRACT.md 1.2). */
export const PROPERTY = {
  keyMax: 64,
  labelMax: 60,
  descriptionMax: 500,
  optionsMax: 200,
  optionMax: 100,
} as const

/** Keys that mean something else: the identity of a contact, and names that every object has (RELIABILITY.md 9, 16). */
const reserved: readonly string[] = ['__proto__', 'constructor', 'prototype', 'id', 'email']

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

/** A key out of a label: 'Favourite café' gives favourite_cafe. '' where a label has no Latin letters. */
export const keyOf = (label: string): string =>
  fold(label)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, PROPERTY.keyMax)
    .replace(/_+$/, '')

export type KeyProblem = 'empty' | 'reserved' | 'form' | 'taken'

/** What is wrong with the key of a new property, where those are the keys there are. */
export function keyProblem(key: string, keys: readonly string[]): KeyProblem | undefined {
  if (key === '') return 'empty'
  if (reserved.includes(key)) return 'reserved'
  if (!/^[a-z][a-z0-9_]*$/.test(key) || key.length > PROPERTY.keyMax) return 'form'
  return keys.includes(key) ? 'taken' : undefined
}

export type LabelProblem = 'empty' | 'long' | 'taken'

/** What is wrong with a label, where those are the labels of the other properties. */
export function labelProblem(label: string, others: readonly string[]): LabelProblem | undefined {
  const wanted = label.trim()
  if (wanted === '') return 'empty'
  if (wanted.length > PROPERTY.labelMax) return 'long'
  return others.some((other) => fold(other) === fold(wanted)) ? 'taken' : undefined
}

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
