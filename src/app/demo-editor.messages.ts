import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ title: {}; text: {}; home: {} }>({
  title: {
    id: 'demoEditor.title',
    defaultMessage: 'Demo editor',
    description: 'Title of the page where the email editor can be tried without an account',
  },
  text: {
    id: 'demoEditor.text',
    defaultMessage: 'The editor is not available yet. We are still building it.',
    description: 'Sentence under the title, as long as there is no editor to try',
  },
  home: {
    id: 'demoEditor.home',
    defaultMessage: 'To the app',
    description: 'Link from the demo editor to the app',
  },
})
