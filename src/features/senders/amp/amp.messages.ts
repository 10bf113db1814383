import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  gmail: {}
  yahoo: {}
  mailru: {}
  not_started: {}
  email_sent: {}
  form_submitted: {}
  approved: {}
  rejected: {}
  met: {}
  warn: {}
  missing: {}
}>({
  gmail: {
    id: 'senders.gmail',
    defaultMessage: 'Gmail',
    description: 'A mailbox provider',
  },
  yahoo: {
    id: 'senders.yahoo',
    defaultMessage: 'Yahoo',
    description: 'A mailbox provider',
  },
  mailru: {
    id: 'senders.mailru',
    defaultMessage: 'Mail.ru',
    description: 'A mailbox provider',
  },
  not_started: {
    id: 'senders.ampNotStarted',
    defaultMessage: 'Not registered',
    description: 'How far the registration for AMP is',
  },
  email_sent: {
    id: 'senders.ampEmailSent',
    defaultMessage: 'Example email sent',
    description: 'How far the registration for AMP is',
  },
  form_submitted: {
    id: 'senders.ampFormSubmitted',
    defaultMessage: 'Form submitted',
    description: 'How far the registration for AMP is',
  },
  approved: {
    id: 'senders.ampApproved',
    defaultMessage: 'Approved',
    description: 'How far the registration for AMP is',
  },
  rejected: {
    id: 'senders.ampRejected',
    defaultMessage: 'Rejected',
    description: 'How far the registration for AMP is',
  },
  met: {
    id: 'senders.met',
    defaultMessage: 'Met',
    description: 'Result of a check: what is required is there',
  },
  warn: {
    id: 'senders.warn',
    defaultMessage: 'Recommended',
    description: 'Result of a check: not required, but worth doing',
  },
  missing: {
    id: 'senders.missing',
    defaultMessage: 'Missing',
    description: 'Result of a check: what is required is not there',
  },
})
