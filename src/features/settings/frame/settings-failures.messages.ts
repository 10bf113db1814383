import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  changed: {}
  offline: {}
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
})
