import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  offline: {}
  slow: {}
  unreadable: {}
  changed: {}
  deleted: {}
}>({
  offline: {
    id: 'contactRefusal.offline',
    defaultMessage: 'You are offline. Try again when the connection is back.',
    description: 'Why a change of a contact was not saved; follows a sentence that says what was not saved',
  },
  slow: {
    id: 'contactRefusal.slow',
    defaultMessage:
      'The server didn’t respond in time. Your change may have been saved, so check before you try again.',
    description:
      'Why it is not known whether a change of a contact was saved; follows a sentence that says which change',
  },
  unreadable: {
    id: 'contactRefusal.unreadable',
    defaultMessage: 'The server didn’t respond as expected. Try again.',
    description: 'Why a change was not saved: the answer could not be read',
  },
  changed: {
    id: 'contactRefusal.changed',
    defaultMessage: 'It was changed elsewhere in the meantime. The latest values are shown now. Try again.',
    description: 'Why a change of a contact was not saved; follows a sentence that says what was not saved',
  },
  deleted: {
    id: 'contactRefusal.deleted',
    defaultMessage: 'This contact was deleted.',
    description: 'Why a change of a contact was not saved; follows a sentence that says what was not saved',
  },
})
