import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ retry: {} }>({
  retry: {
    id: 'inlineError.retry',
    defaultMessage: 'Retry',
    description: 'Small button after a line that says what failed: does it again',
  },
})
