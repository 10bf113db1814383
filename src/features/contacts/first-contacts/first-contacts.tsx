import Users from 'lucide-react/icons/users'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button, LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { Icon } from '#components/icon'
import { Inline } from '#components/layout'
import { AddContact, type AddContactProps } from '#features/contacts/add'
import { messages } from './first-contacts.messages.ts'

export interface FirstContactsProps extends Pick<AddContactProps, 'onAdded'> {
  /** The button that the header has, too. */
  importButton: ReactNode
  connectHref: string
  scriptHref: string
}

/** What stands where there is no contact yet, and the ways to the first ones (CON-17). */
export function FirstContacts({ importButton, onAdded, connectHref, scriptHref }: FirstContactsProps) {
  const intl = useIntl()
  const [adding, setAdding] = useState(false)
  return (
    <EmptyState
      drawing={<Icon of={Users} size="large" />}
      title={intl.formatMessage(messages.title)}
      action={
        <Inline justify="center">
          {importButton}
          <LinkButton href={connectHref}>{intl.formatMessage(messages.connect)}</LinkButton>
          <LinkButton href={scriptHref}>{intl.formatMessage(messages.script)}</LinkButton>
          <Button onClick={() => setAdding(true)}>{intl.formatMessage(messages.add)}</Button>
          {adding ? <AddContact onAdded={onAdded} onClose={() => setAdding(false)} /> : null}
        </Inline>
      }
    >
      {intl.formatMessage(messages.text)}
    </EmptyState>
  )
}
