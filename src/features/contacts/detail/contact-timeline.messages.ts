import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ failed: {}; empty: {}; more: {} }>({
  failed: {
    id: 'contactTimeline.failed',
    defaultMessage: 'The timeline could not be loaded',
    description: 'Title of the error in place of a contact’s events',
  },
  empty: {
    id: 'contactTimeline.empty',
    defaultMessage: 'Nothing has happened with this contact yet.',
    description: 'In place of a contact’s events when there are none',
  },
  more: {
    id: 'contactTimeline.more',
    defaultMessage: 'Load older',
    description: 'Button that loads older events of a contact',
  },
})
