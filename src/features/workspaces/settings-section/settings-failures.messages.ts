import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  changed: {}
  deleted: {}
  offline: {}
  slow: {}
  unreadable: {}
  draft: {}
  retry: {}
  old: {}
}>({
  changed: {
    id: 'settingsFailures.changed',
    defaultMessage:
      'Someone changed it in the meantime. Your changes are still here: save again to keep them.',
    description: 'Under a form of the settings, when somebody else saved a newer version',
  },
  deleted: {
    id: 'settingsFailures.deleted',
    defaultMessage: 'It was not found. Someone may have deleted it.',
    description: 'Why something of the settings could not be saved or deleted: it is no longer there',
  },
  offline: {
    id: 'settingsFailures.offline',
    defaultMessage: 'The server could not be reached. Check your connection and try again.',
    description: 'Under a form of the settings, when the server could not be reached',
  },
  slow: {
    id: 'settingsFailures.slow',
    defaultMessage:
      'The server didn’t respond in time. Your change may have been saved, so check before you try again.',
    description:
      'Under a form of the settings, when no answer came in the time given: nobody knows whether it was saved',
  },
  unreadable: {
    id: 'settingsFailures.unreadable',
    defaultMessage: 'The server didn’t respond as expected. Try again.',
    description: 'Why something could not be saved: the answer could not be read',
  },
  draft: {
    id: 'settingsFailures.draft',
    defaultMessage: 'Your changes could not be saved.',
    description: 'Title of the notice that a draft, which saves itself, could not be saved',
  },
  retry: {
    id: 'settingsFailures.retry',
    defaultMessage: 'Retry',
    description: 'Button that saves a draft again',
  },
  old: {
    id: 'settingsFailures.old',
    defaultMessage: 'This could not be loaded. The list below has not changed.',
    description: 'Over the rows of a table, when a refresh, a search or another page of it failed',
  },
})
