import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: {}
  placeholder: {}
  send: {}
  stop: {}
  tooSoon: {}
  failed: {}
}>({
  label: {
    id: 'chatComposer.label',
    defaultMessage: 'Message',
    description: 'Name, for screen readers, of the field in which one writes to the assistant',
  },
  placeholder: {
    id: 'chatComposer.placeholder',
    defaultMessage: 'Ask AI anything...',
    description: 'In the empty field in which one writes to the assistant',
  },
  send: {
    id: 'chatComposer.send',
    defaultMessage: 'Send',
    description: 'Button that sends a message to the assistant',
  },
  stop: {
    id: 'chatComposer.stop',
    defaultMessage: 'Stop',
    description: 'Button that stops the answer of the assistant',
  },
  tooSoon: {
    id: 'chatComposer.tooSoon',
    defaultMessage: 'You can send a message every 5 seconds. Try again in a moment.',
    description: 'Under the field, when messages are sent too fast; what was typed is still in the field',
  },
  failed: {
    id: 'chatComposer.failed',
    defaultMessage: 'Your message was not sent. It is still here: send it again.',
    description: 'Over the field when a message could not be sent; what went wrong may follow',
  },
})
