import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ details: {} }>({
  details: {
    id: 'timeline.details',
    defaultMessage: 'Details',
    description: 'Below an event in a timeline: opens what else is known of it',
  },
})
