import { useIntl } from 'react-intl'
import type { Contact } from '#api/contacts'
import { Avatar } from '#components/avatar'
import { CopyButton } from '#components/copy-button'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { ContactStatusPill } from '#features/contacts/facts'
import { messages } from './contact-sheet.messages.ts'

export interface ContactHeaderProps {
  contact: Contact
}

/** Who it is, and whether mail reaches them: since when, and why not. */
export function ContactHeader({
  contact: { email, name, photo, status, statusAt, statusReason },
}: ContactHeaderProps) {
  const intl = useIntl()
  return (
    <Inline nowrap align="start" gap={4} padding="page">
      <Avatar name={name ?? email} src={photo} size="large" />
      <Stack gap={1}>
        <Inline as="span" nowrap gap={1}>
          <Text translate="no" weight="medium" wrap="anywhere">
            {email}
          </Text>
          <CopyButton label={intl.formatMessage(messages.copyEmail)} text={email} size="small" />
        </Inline>
        <Inline as="span">
          <ContactStatusPill status={status} />
          <Text size={13} tone="muted">
            {intl.formatMessage(messages.since, { date: intl.formatDate(statusAt, { dateStyle: 'medium' }) })}
          </Text>
        </Inline>
        {statusReason === undefined ? null : (
          <Text size={13} tone="muted">
            {statusReason}
          </Text>
        )}
      </Stack>
    </Inline>
  )
}
