import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: { email: string }
  text: {}
  delete: {}
  deleted: { email: string }
  failed: {}
}>({
  title: {
    id: 'deleteContact.title',
    defaultMessage: 'Delete {email}?',
    description: 'Question before a contact is deleted',
  },
  text: {
    id: 'deleteContact.text',
    defaultMessage:
      'The contact and its properties are permanently deleted. Events are kept without naming the contact, so that reports stay accurate.',
    description: 'What follows when a contact is deleted',
  },
  delete: {
    id: 'deleteContact.delete',
    defaultMessage: 'Delete contact',
    description: 'Button that deletes a contact',
  },
  deleted: {
    id: 'deleteContact.deleted',
    defaultMessage: '{email} was deleted.',
    description: 'Toast after a contact was deleted',
  },
  failed: {
    id: 'deleteContact.failed',
    defaultMessage: 'The contact could not be deleted.',
    description: 'First sentence of the error when a contact could not be deleted',
  },
})
