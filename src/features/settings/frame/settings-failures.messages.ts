import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  changed: {}
  offline: {}
  ticket: { ticketId: string }
  copyTicket: {}
}>({
  changed: {
    id: 'settingsFailures.changed',
    defaultMessage:
      'Somebody changed it in the meantime. Your changes are still here: save again to keep them.',
    description: 'Under a form of the settings, when somebody else saved a newer version',
  },
  offline: {
    id: 'settingsFailures.offline',
    defaultMessage: 'No answer came. Check your connection and try again.',
    description: 'Under a form of the settings, when the server could not be reached',
  },
  ticket: {
    id: 'settingsFailures.ticket',
    defaultMessage: 'Ticket {ticketId}',
    description: 'Number to quote to support, after the reason why something in the settings failed',
  },
  copyTicket: {
    id: 'settingsFailures.copyTicket',
    defaultMessage: 'Copy ticket number',
    description: 'Button beside the number to quote to support',
  },
})
