import type { PublicField } from './public-form.ts'

type Field = Pick<PublicField, 'type' | 'options' | 'defaultValue'>

/** The choices of a field with several that are ticked before a visitor comes: those that it still offers, and of mailing lists none (FRM-19). */
export function choicesBeforehand({ type, options = [], defaultValue }: Field): string[] {
  if (type !== 'property' || !Array.isArray(defaultValue)) return []
  const chosen = new Set<unknown>(defaultValue)
  return options.flatMap(({ value }) => (chosen.has(value) ? [value] : []))
}

/** Whether a single tick is there before a visitor comes; consent that was ticked beforehand is none (FRM-19). */
export const isTickedBeforehand = ({ type, defaultValue }: Field): boolean =>
  type === 'property' && defaultValue === true

/** The text that is in a field before a visitor comes. */
export const textBeforehand = ({ defaultValue }: Field): string | undefined =>
  typeof defaultValue === 'string' || typeof defaultValue === 'number' ? String(defaultValue) : undefined
