import { useIntl } from 'react-intl'
import { CopyButton } from '#components/copy-button'
import { messages } from './error-block.messages.ts'
import * as styles from './error-block.css.ts'

export interface TicketProps {
  /** The number to quote to support. */
  id: string
}

/** The number of what failed, to quote to support, with a button that copies it. */
export function Ticket({ id }: TicketProps) {
  const intl = useIntl()
  return (
    <span className={styles.ticket}>
      <span>{intl.formatMessage(messages.ticket)}</span>
      <code className={styles.code}>{id}</code>
      <CopyButton label={intl.formatMessage(messages.copyTicket)} text={id} />
    </span>
  )
}
