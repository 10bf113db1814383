import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ loading: {}; error: {}; retry: {} }>({
  loading: {
    id: 'menu.loading',
    defaultMessage: 'Loading...',
    description: 'The only line of a menu whose content is on its way',
  },
  error: {
    id: 'menu.error',
    defaultMessage: 'Error',
    description: 'In a menu whose content could not be loaded, above Try again',
  },
  retry: {
    id: 'menu.retry',
    defaultMessage: 'Try again',
    description: 'Item of a menu that loads its content again, under the word Error',
  },
})
