import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: {}
  placeholder: {}
  send: {}
  stop: {}
  tooSoon: {}
  wait: {}
  loading: {}
  elsewhere: {}
  failed: {}
  tooLong: {}
  tooMany: {}
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
  wait: {
    id: 'chatComposer.wait',
    defaultMessage: 'The answer is still being written. Stop it, or send your message when it is done.',
    description:
      'Under the field, after Enter while an answer is written; what was typed is still in the field',
  },
  loading: {
    id: 'chatComposer.loading',
    defaultMessage: 'This chat is still loading.',
    description:
      'Under the field, after Enter while a past chat is loaded; what was typed is still in the field',
  },
  elsewhere: {
    id: 'chatComposer.elsewhere',
    defaultMessage: 'This chat goes on in another window. Read the new answer, then send your message.',
    description:
      'Under the field, when the same conversation was answered in another window meanwhile; what was typed is still in the field',
  },
  failed: {
    id: 'chatComposer.failed',
    defaultMessage: 'Your message was not sent. It’s still here, so you can send it again.',
    description: 'Over the field when a message could not be sent; what went wrong may follow',
  },
  tooLong: {
    id: 'chatComposer.tooLong',
    defaultMessage: 'Your message is too long and was not sent. Shorten it and send it again.',
    description: 'Over the field, when the message has more characters than can be sent',
  },
  tooMany: {
    id: 'chatComposer.tooMany',
    defaultMessage: 'You have sent many messages. Wait a minute and send this one again.',
    description: 'Over the field, when too many messages were sent within a minute',
  },
})
