import { useIntl } from 'react-intl'
import { ErrorBlock } from '#components/error-block'
import { messages } from './connections.messages.ts'

/** Where the address names a connection that is not there; trying again would not help. */
export function ConnectionGone({ ticketId }: { ticketId: string | undefined }) {
  const intl = useIntl()
  return (
    <ErrorBlock kind="not-found" title={intl.formatMessage(messages.gone)} ticketId={ticketId}>
      {intl.formatMessage(messages.goneText)}
    </ErrorBlock>
  )
}
