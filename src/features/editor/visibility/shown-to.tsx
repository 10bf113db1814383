import { useIntl } from 'react-intl'
import { conditionSentence } from '#features/segments'
import type { Visibility } from '#mail/document'
import { useVisibilityWorld } from './use-visibility-world.ts'
import { messages } from './visibility.messages.ts'

export interface ShownToProps {
  value: Visibility
}

/** The conditions of a part of a mail as a sentence. */
export function ShownTo({ value }: ShownToProps) {
  const intl = useIntl()
  const world = useVisibilityWorld()
  return intl.formatMessage(messages.shownTo, { who: conditionSentence(value, world, intl) })
}
