import type { IntlShape } from 'react-intl'
import type { SchemaProperty } from '#api/schemas'
import { isolatedText } from '#lib/isolated-text'
import { propertyLabel } from '#lib/property-label'
import { messages } from './sentence.messages.ts'

/** What ids and keys of conditions stand for. null: there is no such thing any more; undefined: that is not known (yet). */
export interface ConditionNames {
  /** A property of contacts. */
  property: (key: string) => Pick<SchemaProperty, 'label' | 'labels' | 'type' | 'options'> | null | undefined
  /** A property of events; payloads may have others too. */
  eventProperty: (
    key: string,
  ) => Pick<SchemaProperty, 'label' | 'labels' | 'type' | 'options'> | null | undefined
  list: (id: string) => string | null | undefined
  campaign: (id: string) => string | null | undefined
  form: (id: string) => string | null | undefined
  segment: (id: string) => string | null | undefined
}

/** What is known of a property: null, there is none any more; undefined, not known (yet). */
export type Property = ReturnType<ConditionNames['property']>

/** A property's name in the reader's language. */
export const labelOf = (property: Property, intl: IntlShape): string | undefined =>
  property ? isolatedText(propertyLabel(intl, property)) : undefined

const absent = {
  list: [messages.deletedList, messages.someList],
  campaign: [messages.deletedCampaign, messages.someCampaign],
  form: [messages.deletedForm, messages.someForm],
  segment: [messages.deletedSegment, messages.someSegment],
} as const

/** The name of a thing as it is said in a sentence; where it has none, that it was deleted or is still to be chosen. */
export function nameText(
  kind: keyof typeof absent,
  id: unknown,
  names: ConditionNames,
  intl: IntlShape,
): string {
  const name = typeof id === 'string' && id !== '' ? names[kind](id) : undefined
  if (typeof name === 'string') return intl.formatMessage(messages[kind], { name: isolatedText(name) })
  return intl.formatMessage(absent[kind][name === null ? 0 : 1])
}
