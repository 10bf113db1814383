import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ working: {} }>({
  working: {
    id: 'aiCanvas.working',
    defaultMessage: 'AI is working…',
    description: 'Over the content that the assistant is changing, while it does',
  },
})
