import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ clear: {} }>({
  clear: {
    id: 'searchField.clear',
    defaultMessage: 'Clear search',
    description: 'Button inside a search field that empties it',
  },
})
