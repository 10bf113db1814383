import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ copied: {}; refused: { text: string } }>({
  copied: {
    id: 'copyAndTell.copied',
    defaultMessage: 'Copied',
    description: 'Toast after an entry of a menu copied a text',
  },
  refused: {
    id: 'copyAndTell.refused',
    defaultMessage: 'Could not copy. Select it here: {text}',
    description:
      'Toast when the browser refused to copy; text: what was to be copied, such as an ID or an email address',
  },
})
