import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  cancel: {}
}>({
  cancel: {
    id: 'settingsTask.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of a dialog of the settings that makes or renames something: closes it',
  },
})
