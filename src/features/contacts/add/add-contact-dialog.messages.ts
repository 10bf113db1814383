import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  email: {}
  emailProblem: {}
  name: {}
  more: {}
  moreFailed: {}
  lists: {}
  optIn: {}
  active: {}
  pending: {}
  consent: {}
  consentDate: {}
  consentDateProblem: {}
  consentNote: {}
  consentHint: {}
  exists: { email: string }
  existsQuiet: { email: string; status: string }
  cancel: {}
  add: {}
  update: {}
  added: { email: string }
  updated: { email: string }
  failed: { reason: string }
}>({
  title: {
    id: 'addContact.title',
    defaultMessage: 'Add a contact',
    description: 'Title of the dialog that adds one contact',
  },
  email: {
    id: 'addContact.email',
    defaultMessage: 'Email',
    description: 'Field of a new contact',
  },
  emailProblem: {
    id: 'addContact.emailProblem',
    defaultMessage: 'Enter an email address, such as name@example.com.',
    description: 'Error at the email address of a new contact',
  },
  name: {
    id: 'addContact.name',
    defaultMessage: 'Name',
    description: 'Field of a new contact',
  },
  more: {
    id: 'addContact.more',
    defaultMessage: 'More properties',
    description: 'Unfolds the properties of a new contact that need not be filled in',
  },
  moreFailed: {
    id: 'addContact.moreFailed',
    defaultMessage: 'The properties could not be loaded. The contact can be added without them.',
    description: 'In place of the properties of a new contact',
  },
  lists: {
    id: 'addContact.lists',
    defaultMessage: 'Mailing lists',
    description: 'Heading over the mailing lists that a new contact is put on',
  },
  optIn: {
    id: 'addContact.optIn',
    defaultMessage: 'Subscription status',
    description: 'The choice of how a new contact is put on mailing lists',
  },
  active: {
    id: 'addContact.active',
    defaultMessage: 'Subscribed: gets mail from now on',
    description: 'Choice: the contact gets mail of the lists at once',
  },
  pending: {
    id: 'addContact.pending',
    defaultMessage: 'Pending: gets mail once they confirm',
    description: 'Choice: the contact gets mail of the lists after a confirmation',
  },
  consent: {
    id: 'addContact.consent',
    defaultMessage: 'Consent',
    description: 'Heading over when and how the person agreed to get mail',
  },
  consentDate: {
    id: 'addContact.consentDate',
    defaultMessage: 'Given on',
    description: 'Field: the day on which the person agreed to get mail',
  },
  consentDateProblem: {
    id: 'addContact.consentDateProblem',
    defaultMessage: 'Enter a date that exists.',
    description: 'Error at the day on which the person agreed to get mail',
  },
  consentNote: {
    id: 'addContact.consentNote',
    defaultMessage: 'How it was given',
    description: 'Field: how the person agreed to get mail',
  },
  consentHint: {
    id: 'addContact.consentHint',
    defaultMessage: 'For example: asked at the counter, business card at a fair.',
    description: 'Below the field for how the person agreed to get mail',
  },
  exists: {
    id: 'addContact.exists',
    defaultMessage:
      '{email} is already a contact and will be updated. Fields left empty here stay as they are.',
    description: 'Notice while adding a contact whose address is known',
  },
  existsQuiet: {
    id: 'addContact.existsQuiet',
    defaultMessage:
      '{email} is already a contact ({status}) and will be updated. To add it to lists, note how consent was given again.',
    description:
      'Notice while adding a contact whose address is known and that gets no mail; status is such as Unsubscribed',
  },
  cancel: {
    id: 'addContact.cancel',
    defaultMessage: 'Cancel',
    description: 'Closes the dialog that adds a contact',
  },
  add: {
    id: 'addContact.add',
    defaultMessage: 'Add contact',
    description: 'Button that adds the contact',
  },
  update: {
    id: 'addContact.update',
    defaultMessage: 'Update contact',
    description: 'The same button where there is a contact with this address already',
  },
  added: {
    id: 'addContact.added',
    defaultMessage: 'Added {email}',
    description: 'Says that the contact was added',
  },
  updated: {
    id: 'addContact.updated',
    defaultMessage: 'Updated {email}',
    description: 'Says that the contact was there and is updated',
  },
  failed: {
    id: 'addContact.failed',
    defaultMessage: 'The contact could not be saved. {reason}',
    description: 'The contact was not taken; reason is what the server said',
  },
})
