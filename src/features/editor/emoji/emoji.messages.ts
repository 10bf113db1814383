import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ insert: {} }>({
  insert: {
    id: 'editor.emoji.insert',
    defaultMessage: 'Insert emoji',
    description: 'Button beside a text or a field: opens a list of emoji',
  },
})
