import type { IntlShape } from 'react-intl'
import type { ConditionKind } from '#features/segments'
import { messages } from './contact-filters.messages.ts'

/** What contacts can be filtered by here; what is left out is for segments. */
export const kinds = [
  'property',
  'list',
  'event',
  'campaign',
  'form',
  'segment',
  'engagement',
] as const satisfies readonly ConditionKind[]

/** The entry of the menu that writes the filters in words. */
export const SENTENCE = 'sentence'

/** What the menu of filters offers. */
export const addable = (intl: IntlShape) => [
  ...kinds.map((kind) => ({ id: kind, label: intl.formatMessage(messages[kind]) })),
  { id: SENTENCE, label: intl.formatMessage(messages.sentence) },
]
