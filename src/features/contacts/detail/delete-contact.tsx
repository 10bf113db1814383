import { useIntl } from 'react-intl'
import { useDeleteContact, type Contact } from '#api/contacts'
import { ConfirmDialog } from '#components/dialog'
import { toasts } from '#components/toast'
import { messages } from './delete-contact.messages.ts'
import { WriteRefused } from './write-refused.tsx'

export interface DeleteContactProps {
  contact: Contact
  onClose: () => void
  /** It is gone. */
  onGone: () => void
}

/** Asks for the address before a contact goes for good. */
export function DeleteContact({ contact: { id, email }, onClose, onGone }: DeleteContactProps) {
  const intl = useIntl()
  const { send, isSending, error } = useDeleteContact()
  const remove = async () => {
    const outcome = await send({ params: { contactId: id } })
    if (!outcome.ok) return
    toasts.add({ type: 'success', content: intl.formatMessage(messages.deleted, { email }) })
    onGone()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={intl.formatMessage(messages.title, { email })}
      confirmLabel={intl.formatMessage(messages.delete)}
      typeToConfirm={email}
      busy={isSending}
      onConfirm={() => void remove()}
    >
      {intl.formatMessage(messages.text)}
      {error ? <WriteRefused what={intl.formatMessage(messages.failed)} error={error} /> : null}
    </ConfirmDialog>
  )
}
