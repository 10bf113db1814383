import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ copied: {}; failed: {}; refused: { text: string } }>({
  copied: {
    id: 'copyButton.copied',
    defaultMessage: 'Copied',
    description: 'Replaces the label of a copy button for two seconds',
  },
  failed: {
    id: 'copyButton.failed',
    defaultMessage: 'Could not copy. Select the text and copy it.',
    description: 'When the browser refuses the clipboard to a copy button',
  },
  refused: {
    id: 'copyButton.refused',
    defaultMessage: 'Could not copy. Select it here: {text}',
    description:
      'Toast when the browser refused to copy; text: what was to be copied, such as an ID or an email address',
  },
})
