import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ copied: {}; failed: {} }>({
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
})
