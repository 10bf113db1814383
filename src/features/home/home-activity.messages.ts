import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  failed: {}
  empty: {}
  noMatch: {}
  kind: {}
  older: {}
  nobody: {}
}>({
  title: {
    id: 'homeActivity.title',
    defaultMessage: 'Latest activity',
    description: 'Heading of the newest events on the workspace home',
  },
  failed: {
    id: 'homeActivity.failed',
    defaultMessage: 'The latest activity could not be loaded',
    description: 'Title of the error in place of the newest events',
  },
  empty: {
    id: 'homeActivity.empty',
    defaultMessage: 'Nothing has happened yet. Import your contacts to begin.',
    description: 'In place of the newest events when there are none',
  },
  noMatch: {
    id: 'homeActivity.noMatch',
    defaultMessage: 'Nothing of this kind has happened yet.',
    description: 'In place of the newest events when there are none of the chosen kind',
  },
  kind: {
    id: 'homeActivity.kind',
    defaultMessage: 'Kind',
    description: 'Name of the choice of which events are shown',
  },
  older: {
    id: 'homeActivity.older',
    defaultMessage: 'Load older',
    description: 'Button below the newest events that shows the ones before',
  },
  nobody: {
    id: 'homeActivity.nobody',
    defaultMessage: 'Unknown visitor',
    description: 'In the newest events, in place of the name of the contact: nobody knows who it was',
  },
})
