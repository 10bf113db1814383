import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ failed: { language: string } }>({
  failed: {
    id: 'languageFailed.failed',
    defaultMessage: '{language} could not be loaded. Check your connection, then choose it again.',
    description:
      'Notification where the language was changed and its texts could not be loaded; it is named in its own language',
  },
})
