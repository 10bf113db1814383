import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  text: {}
}>({
  title: {
    id: 'assistant.title',
    defaultMessage: 'Not here yet',
    description: 'Title in the pane of the assistant, which is still to come',
  },
  text: {
    id: 'assistant.text',
    defaultMessage: 'The assistant is still being built. It will answer questions about this workspace here.',
    description: 'Sentence in the pane of the assistant, which is still to come',
  },
})
