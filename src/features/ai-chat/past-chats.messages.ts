import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ title: {}; none: {}; untitled: {}; loading: {} }>({
  title: {
    id: 'pastChats.title',
    defaultMessage: 'Past chats',
    description: 'Over the latest conversations with the assistant',
  },
  none: {
    id: 'pastChats.none',
    defaultMessage: 'No past chats',
    description: 'In place of the latest conversations when there are none',
  },
  untitled: {
    id: 'pastChats.untitled',
    defaultMessage: 'New chat',
    description: 'In the list of past chats, one that has no title yet',
  },
  loading: {
    id: 'pastChats.loading',
    defaultMessage: 'Loading past chats',
    description: 'For screen readers, while the list of past chats is loaded',
  },
})
