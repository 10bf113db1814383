import { fold } from './fold-text.ts'

/** What a property of a contact or of an event can hold. */
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
] as const

/** Lengths of what can be written, and options of one choice (SET-24, SET-26, SET-27). */
export const PROPERTY = {
  keyMax: 64,
  labelMax: 60,
  descriptionMax: 500,
  optionsMax: 200,
  optionMax: 100,
} as const

/** Keys that mean something else: the identity of a contact, and names that every object has (SET-24). */
const reserved: readonly string[] = ['__proto__', 'constructor', 'prototype', 'id', 'email']

/** A key out of a label: 'Favourite café' gives favourite_cafe. '' where a label has no Latin letters. */
export const keyOf = (label: string): string =>
  fold(label)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, PROPERTY.keyMax)
    .replace(/_+$/, '')

type KeyProblem = 'empty' | 'reserved' | 'form' | 'taken'

/** What is wrong with the key of a new property, where those are the keys there are. */
export function keyProblem(key: string, keys: readonly string[]): KeyProblem | undefined {
  if (key === '') return 'empty'
  if (reserved.includes(key)) return 'reserved'
  if (!/^[a-z][a-z0-9_]*$/.test(key) || key.length > PROPERTY.keyMax) return 'form'
  return keys.includes(key) ? 'taken' : undefined
}

type LabelProblem = 'empty' | 'long' | 'taken'

/** What is wrong with a label, where those are the labels of the other properties. */
export function labelProblem(label: string, others: readonly string[]): LabelProblem | undefined {
  const wanted = label.trim()
  if (wanted === '') return 'empty'
  if (wanted.length > PROPERTY.labelMax) return 'long'
  return others.some((other) => fold(other) === fold(wanted)) ? 'taken' : undefined
}
