import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  conversation: {}
  generating: {}
  reconnecting: {}
  toEnd: {}
  loading: {}
  loadFailed: {}
  gone: {}
  listenFailed: {}
  stopFailed: {}
  resumeFailed: {}
  stopped: {}
  resume: {}
  askAgain: {}
  older: {}
  olderFailed: {}
  answerFailed: {}
}>({
  conversation: {
    id: 'chatThread.conversation',
    defaultMessage: 'Conversation',
    description: 'Name, for screen readers, of the messages of the assistant’s pane',
  },
  generating: {
    id: 'chatThread.generating',
    defaultMessage: 'Generating...',
    description: 'In place of the answer until its first word comes',
  },
  reconnecting: {
    id: 'chatThread.reconnecting',
    defaultMessage: 'The connection broke. Trying again...',
    description: 'Under a half-written answer while the connection is being made anew',
  },
  toEnd: {
    id: 'chatThread.toEnd',
    defaultMessage: 'Jump to latest',
    description: 'Button, shown once the reader has scrolled up: goes back to the end of the conversation',
  },
  loading: {
    id: 'chatThread.loading',
    defaultMessage: 'Loading the conversation',
    description: 'For screen readers, while the messages of a past chat are loaded',
  },
  loadFailed: {
    id: 'chatThread.loadFailed',
    defaultMessage: 'The conversation could not be loaded.',
    description: 'The messages of a past chat could not be loaded',
  },
  gone: {
    id: 'chatThread.gone',
    defaultMessage: 'This conversation no longer exists. It may have been deleted.',
    description: 'In place of the messages of a past chat that does not exist',
  },
  listenFailed: {
    id: 'chatThread.listenFailed',
    defaultMessage: 'The connection broke before the answer was complete.',
    description: 'Under a half-written answer; a button to try again follows',
  },
  stopFailed: {
    id: 'chatThread.stopFailed',
    defaultMessage: 'The answer could not be stopped.',
    description: 'Under the answer that goes on',
  },
  resumeFailed: {
    id: 'chatThread.resumeFailed',
    defaultMessage: 'The answer could not continue.',
    description: 'Under an answer that was stopped',
  },
  stopped: {
    id: 'chatThread.stopped',
    defaultMessage: 'Stopped',
    description: 'Under an answer that was stopped; a button to let it go on follows',
  },
  resume: {
    id: 'chatThread.resume',
    defaultMessage: 'Resume',
    description: 'Button that lets a stopped answer go on',
  },
  askAgain: {
    id: 'chatThread.askAgain',
    defaultMessage: 'Ask again',
    description: 'Button under an answer that was stopped or broke: sends the same question once more',
  },
  older: {
    id: 'chatThread.older',
    defaultMessage: 'Show older messages',
    description: 'Button over the messages of a long conversation',
  },
  olderFailed: {
    id: 'chatThread.olderFailed',
    defaultMessage: 'The older messages could not be loaded.',
    description: 'Over the messages of a long conversation',
  },
  answerFailed: {
    id: 'chatThread.answerFailed',
    defaultMessage: 'The result could not be sent to the assistant.',
    description: 'Under a step of the assistant that was done in the browser; a button to try again follows',
  },
})
