import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  refused: { what: string; reason: string }
  offline: {}
  slow: {}
  unreadable: {}
  changed: {}
  deleted: {}
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
  slow: {
    id: 'writeRefused.slow',
    defaultMessage:
      'The server didn’t respond in time. Your change may have been saved, so check before you try again.',
    description:
      'Why it is not known whether a change of a contact was saved; follows a sentence that says which change',
  },
  unreadable: {
    id: 'writeRefused.unreadable',
    defaultMessage: 'The server didn’t respond as expected. Try again.',
    description: 'Why a change was not saved: the answer could not be read',
  },
  changed: {
    id: 'writeRefused.changed',
    defaultMessage: 'It was changed elsewhere in the meantime. The latest values are shown now. Try again.',
    description: 'Why a change of a contact was not saved; follows a sentence that says what was not saved',
  },
  deleted: {
    id: 'writeRefused.deleted',
    defaultMessage: 'This contact was deleted.',
    description: 'Why a change of a contact was not saved; follows a sentence that says what was not saved',
  },
})
