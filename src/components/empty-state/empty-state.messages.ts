import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ noMatchTitle: {}; noMatchText: {}; clear: {} }>({
  noMatchTitle: {
    id: 'emptyState.noMatchTitle',
    defaultMessage: 'Nothing matches',
    description: 'Title where a list is empty because of its filters',
  },
  noMatchText: {
    id: 'emptyState.noMatchText',
    defaultMessage: 'Try other words or fewer filters.',
    description: 'Under the title where a list is empty because of its filters',
  },
  clear: {
    id: 'emptyState.clear',
    defaultMessage: 'Clear filters',
    description: 'Button that takes all filters of a list away',
  },
})
