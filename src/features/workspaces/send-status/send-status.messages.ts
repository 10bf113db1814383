import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  queued: {}
  sending: {}
  sent: {}
  delivered: {}
  delayed: {}
  bounced: {}
  complained: {}
  rejected: {}
  failed_: {}
}>({
  queued: {
    id: 'sendStatus.queued',
    defaultMessage: 'Queued',
    description: 'Status of a mail that is sent by a call or as a test: it waits for its turn',
  },
  sending: {
    id: 'sendStatus.sending',
    defaultMessage: 'Sending',
    description: 'Status of a mail',
  },
  sent: {
    id: 'sendStatus.sent',
    defaultMessage: 'Sent',
    description: 'Status of a mail: on its way to the mailbox',
  },
  delivered: {
    id: 'sendStatus.delivered',
    defaultMessage: 'Delivered',
    description: 'Status of a mail',
  },
  delayed: {
    id: 'sendStatus.delayed',
    defaultMessage: 'Delayed',
    description: 'Status of a mail: the mailbox did not take it yet',
  },
  bounced: {
    id: 'sendStatus.bounced',
    defaultMessage: 'Bounced',
    description: 'Status of a mail',
  },
  complained: {
    id: 'sendStatus.complained',
    defaultMessage: 'Reported as spam',
    description: 'Status of a mail: the reader reported it',
  },
  rejected: {
    id: 'sendStatus.rejected',
    defaultMessage: 'Rejected',
    description: 'Status of a mail: it was not sent',
  },
  failed_: {
    id: 'sendStatus.statusFailed',
    defaultMessage: 'Failed',
    description: 'Status of a mail',
  },
})
