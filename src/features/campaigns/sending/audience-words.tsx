import { useIntl } from 'react-intl'
import type { Audience } from '#api/campaigns'
import { audienceCondition } from '#domain/campaigns/audience-condition'
import { useConditionSentence } from '#features/segments'
import { messages } from './send.messages.ts'

/** The audience in the one sentence that its step shows (CAM-71). */
export function AudienceWords({ audience }: { audience: Audience }) {
  const intl = useIntl()
  const sentence = useConditionSentence()
  const condition = audienceCondition(audience)
  return condition ? intl.formatMessage(messages.to, { who: sentence(condition) }) : null
}
