import { createTypeGuess } from '#domain/contacts/property-guess'
import type { NewProperty, PropertyType } from '#api/schemas'
import { PROPERTY } from '#lib/property-key'
import { isChoices, type FieldValue } from './read-contact.ts'

/** A field of another product, as its values show it. */
export interface SourceField {
  /** What the other product calls it. */
  name: string
  /** What a property for it would hold. */
  type: PropertyType
  /** The choices of a 'multi_select', in the order in which they came. */
  options: readonly string[]
  /** Contacts with a value. */
  filled: number
  /** What is made for it where its key and label are free; undefined: what its name and values say. */
  asMade?: Omit<NewProperty, 'version'>
}

/** Looks at values of fields, one after the other, and keeps none but the choices. */
export interface FieldFacts {
  see: (fields: ReadonlyMap<string, FieldValue>) => void
  all: () => SourceField[]
}

interface Seen {
  guess: ReturnType<typeof createTypeGuess>
  options: Set<string>
  kinds: Set<'text' | 'choices' | 'json'>
  filled: number
}

export function createFieldFacts(): FieldFacts {
  const seen = new Map<string, Seen>()
  const seenOf = (name: string): Seen => {
    const before = seen.get(name)
    if (before) return before
    const one: Seen = { guess: createTypeGuess(), options: new Set(), kinds: new Set(), filled: 0 }
    seen.set(name, one)
    return one
  }
  return {
    see(fields) {
      for (const [name, value] of fields) {
        const one = seenOf(name)
        one.filled += 1
        if (typeof value === 'string') {
          one.kinds.add('text')
          one.guess.see(value)
        } else if (isChoices(value)) {
          one.kinds.add('choices')
          // One more than there may be tells that there are too many.
          for (const option of value) if (one.options.size <= PROPERTY.optionsMax) one.options.add(option)
        } else one.kinds.add('json')
      }
    },
    all: () =>
      [...seen].map(([name, { guess, options, kinds, filled }]) => {
        const type = typeOf(kinds, guess.type(), options)
        return { name, type, options: type === 'multi_select' ? [...options] : [], filled }
      }),
  }
}

/** Values of several kinds, and choices that are too many or too long, are a text. */
function typeOf(
  kinds: ReadonlySet<string>,
  guessed: PropertyType,
  options: ReadonlySet<string>,
): PropertyType {
  if (kinds.size > 1) return 'text'
  if (kinds.has('json')) return 'json'
  if (kinds.has('text')) return guessed
  const areChoices =
    options.size <= PROPERTY.optionsMax &&
    [...options].every((option) => option.length > 0 && option.length <= PROPERTY.optionMax)
  return areChoices ? 'multi_select' : 'text'
}

/** The cell that an import takes for a value, for a property of the type. */
export function cellOfField(value: FieldValue, type: PropertyType): string {
  if (typeof value === 'string') return value
  if (isChoices(value)) return type === 'multi_select' ? JSON.stringify(value) : value.join(', ')
  return value.json
}
