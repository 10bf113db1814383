import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: { name: string }
  today: {}
  failed: {}
  gone: {}
  noSubject: {}
}>({
  title: {
    id: 'sentMail.title',
    defaultMessage: 'Email to {name}',
    description:
      'Title of a dialog that shows a mail as a contact got it; name of the contact, or their address',
  },
  today: {
    id: 'sentMail.today',
    defaultMessage: 'Filled in with what is known about the contact today.',
    description: 'Below the subject of a mail that was sent: what stands in place of its variables',
  },
  failed: {
    id: 'sentMail.failed',
    defaultMessage: 'The email could not be loaded',
    description: 'Title in place of a mail that was sent to a contact',
  },
  gone: {
    id: 'sentMail.gone',
    defaultMessage: 'The campaign was deleted, and its email with it',
    description: 'Title in place of a mail whose campaign does not exist any more',
  },
  noSubject: {
    id: 'sentMail.noSubject',
    defaultMessage: '(no subject)',
    description: 'In place of the subject of a mail that has none',
  },
})
