import { useIntl } from 'react-intl'
import type { ApiError } from '#api/core'
import { InlineError } from '#components/inline-error'
import { messages } from './draft-editor.messages.ts'

export interface CreateFailureProps {
  error: ApiError
  onRetry: () => void
  retrying: boolean
}

/** Why no campaign was made of the mail, and what can be done about it. */
export function CreateFailure({ error, onRetry, retrying }: CreateFailureProps) {
  const intl = useIntl()
  const { code, said = '', isUnanswered, ticketId } = error
  const isForbidden = code === 403
  const text = () => {
    if (isUnanswered) return intl.formatMessage(messages.createOffline)
    if (isForbidden) return intl.formatMessage(messages.createForbidden)
    if (said !== '' && code === 409) return intl.formatMessage(messages.createConflict, { said })
    if (said !== '' && (code === 400 || code === 422))
      return intl.formatMessage(messages.createInvalid, { said })
    return intl.formatMessage(messages.createFailed)
  }
  return (
    <InlineError ticketId={ticketId} onRetry={isForbidden ? undefined : onRetry} retrying={retrying}>
      {text()}
    </InlineError>
  )
}
