import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ loading: {}; error: {} }>({
  loading: {
    id: 'menu.loading',
    defaultMessage: 'Loading...',
    description: 'The only line of a menu whose content is on its way',
  },
  error: {
    id: 'menu.error',
    defaultMessage: 'Error',
    description: 'The only line of a menu whose content could not be loaded',
  },
})
