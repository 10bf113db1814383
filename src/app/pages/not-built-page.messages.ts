import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ title: {}; text: {} }>({
  title: {
    id: 'notBuilt.title',
    defaultMessage: 'Not here yet',
    description: 'Title of the page that stands where a screen is still to come',
  },
  text: {
    id: 'notBuilt.text',
    defaultMessage: 'This screen is still being built.',
    description: 'Sentence on the page that stands where a screen is still to come',
  },
})
