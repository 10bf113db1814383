import { Suspense } from 'react'
import type { Contact } from '#api/contacts'
import { withWords } from '#intl'

const AddContactDialog = withWords(async () => (await import('./add-contact-dialog.tsx')).AddContactDialog)

export interface AddContactProps {
  onAdded: (contact: Contact) => void
  onClose: () => void
}

/** The dialog for one contact, loaded when it is opened. */
export const AddContact = ({ onAdded, onClose }: AddContactProps) => (
  <Suspense fallback={null}>
    <AddContactDialog
      onClose={onClose}
      onSaved={(contact) => {
        onClose()
        onAdded(contact)
      }}
    />
  </Suspense>
)
