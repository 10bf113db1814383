import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ failed: {}; retry: {} }>({
  failed: {
    id: 'deferred.failed',
    defaultMessage: 'This part could not be loaded.',
    description:
      'In place of a part of a screen whose code could not be loaded; a button beside it tries again',
  },
  retry: {
    id: 'deferred.retry',
    defaultMessage: 'Retry',
    description: 'Button: loads the part of the screen once more',
  },
})
