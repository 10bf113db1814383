import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  refused: { what: string; reason: string }
  offline: {}
  changed: {}
}>({
  refused: {
    id: 'writeRefused.refused',
    defaultMessage: '{what} {reason}',
    description: 'Two sentences: what could not be done, and why',
  },
  offline: {
    id: 'writeRefused.offline',
    defaultMessage: 'You are offline. Try again when the connection is back.',
    description: 'Why a change of a contact was not saved; follows a sentence that says what was not saved',
  },
  changed: {
    id: 'writeRefused.changed',
    defaultMessage:
      'It was changed elsewhere in the meantime. The newest values are shown now; please try again.',
    description: 'Why a change of a contact was not saved; follows a sentence that says what was not saved',
  },
})
