import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { refreshedByContacts } from '#api/contacts'
import { useRefresh, type ApiError } from '#api/core'
import { InlineError } from '#components/inline-error'
import { refusalText } from '#features/contacts/facts'
import { messages } from './write-refused.messages.ts'

export interface WriteRefusedProps {
  /** What could not be done, in plain words. */
  what: string
  error: ApiError
  onRetry?: (() => void) | undefined
}

/** Why a change of a contact was not taken; nothing that was typed is lost with it. */
export function WriteRefused({ what, error, onRetry }: WriteRefusedProps) {
  const intl = useIntl()
  const refresh = useRefresh()
  const isGone = error.code === 404
  // What shows the contact learns that it is gone.
  useEffect(() => {
    if (isGone) refresh(refreshedByContacts)
  }, [isGone, refresh])
  const reason = refusalText(error, intl)
  return (
    <InlineError ticketId={error.ticketId} onRetry={onRetry}>
      {intl.formatMessage(messages.refused, { what, reason })}
    </InlineError>
  )
}
