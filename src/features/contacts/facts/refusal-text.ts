import type { IntlShape } from 'react-intl'
import type { ApiError } from '#api/core'
import { messages } from './refusal-text.messages.ts'

/** Why a change of a contact was not taken, as a sentence: what the backend said, or why it said nothing. */
export function refusalText({ kind, code, said }: ApiError, intl: IntlShape): string {
  if (kind === 'network') return intl.formatMessage(messages.offline)
  if (kind === 'timeout') return intl.formatMessage(messages.slow)
  if (code === 409) return intl.formatMessage(messages.changed)
  if (code === 404) return intl.formatMessage(messages.deleted)
  return said ?? intl.formatMessage(messages.unreadable)
}
