import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  assistant: {}
  thinking: {}
  thought: {}
  searching: {}
  searched: {}
  fetching: {}
  fetched: {}
  using: {}
  used: {}
  unanswered: {}
  copy: {}
  given: {}
  result: {}
}>({
  assistant: {
    id: 'chatMessage.assistant',
    defaultMessage: 'Assistant',
    description: 'Before a message of the AI assistant, for screen readers',
  },
  thinking: {
    id: 'chatMessage.thinking',
    defaultMessage: 'Thinking',
    description: 'Over the reasoning of the assistant while it is being written; opens and closes it',
  },
  thought: {
    id: 'chatMessage.thought',
    defaultMessage: 'Thought',
    description: 'Over the reasoning of the assistant once it is written; opens and closes it',
  },
  searching: {
    id: 'chatMessage.searching',
    defaultMessage: 'Searching',
    description: 'The assistant is searching the web; what for follows',
  },
  searched: {
    id: 'chatMessage.searched',
    defaultMessage: 'Searched',
    description: 'The assistant has searched the web; what for follows',
  },
  fetching: {
    id: 'chatMessage.fetching',
    defaultMessage: 'Fetching',
    description: 'The assistant is reading a page of the web; its address follows',
  },
  fetched: {
    id: 'chatMessage.fetched',
    defaultMessage: 'Fetched',
    description: 'The assistant has read a page of the web; its address follows',
  },
  using: {
    id: 'chatMessage.using',
    defaultMessage: 'Using a tool',
    description: 'The assistant is using a tool that has no words of its own; its technical name follows',
  },
  used: {
    id: 'chatMessage.used',
    defaultMessage: 'Used a tool',
    description: 'The assistant has used a tool that has no words of its own; its technical name follows',
  },
  unanswered: {
    id: 'chatMessage.unanswered',
    defaultMessage: 'not answered',
    description:
      'After the name of a step of the assistant that the reader has neither accepted nor declined',
  },
  copy: {
    id: 'chatMessage.copy',
    defaultMessage: 'Copy answer',
    description: 'Button under an answer of the assistant that copies it',
  },
  given: {
    id: 'chatMessage.given',
    defaultMessage: 'Arguments',
    description: 'Over what the assistant gave to a tool, as JSON',
  },
  result: {
    id: 'chatMessage.result',
    defaultMessage: 'Result',
    description: 'Over what a tool answered to the assistant',
  },
})
