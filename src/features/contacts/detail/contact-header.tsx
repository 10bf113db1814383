import { useIntl } from 'react-intl'
import type { Contact } from '#api/contacts'
import { Avatar } from '#components/avatar'
import { CopyButton } from '#components/copy-button'
import { ContactStatusPill } from '#features/contacts/facts'
import { messages } from './contact-sheet.messages.ts'
import * as styles from './contact-sheet.css.ts'

export interface ContactHeaderProps {
  contact: Contact
}

/** Who it is, and whether mail reaches them: since when, and why not. */
export function ContactHeader({
  contact: { email, name, photo, status, statusAt, statusReason },
}: ContactHeaderProps) {
  const intl = useIntl()
  return (
    <div className={styles.identity}>
      <Avatar name={name ?? email} src={photo} size="large" />
      <div className={styles.who}>
        <span className={styles.email}>
          <span translate="no">{email}</span>
          <CopyButton label={intl.formatMessage(messages.copyEmail)} text={email} size="small" />
        </span>
        <span className={styles.status}>
          <ContactStatusPill status={status} />
          <span className={styles.since}>
            {intl.formatMessage(messages.since, { date: intl.formatDate(statusAt, { dateStyle: 'medium' }) })}
          </span>
        </span>
        {statusReason === undefined ? null : <span className={styles.since}>{statusReason}</span>}
      </div>
    </div>
  )
}
