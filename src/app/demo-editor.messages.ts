import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ title: {}; home: {} }>({
  title: {
    id: 'demoEditor.title',
    defaultMessage: 'Demo editor',
    description: 'Title of the page where the email editor can be tried without an account',
  },
  home: {
    id: 'demoEditor.home',
    defaultMessage: 'To the app',
    description: 'Link from the demo editor to the app',
  },
})
