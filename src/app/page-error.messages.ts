import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  text: {}
  lostText: {}
  ticket: {}
  retry: {}
  reload: {}
  home: {}
}>({
  title: {
    id: 'pageError.title',
    defaultMessage: 'Unexpected Application Error!',
    description: 'Heading of the last-resort error screen; the English is fixed by the specification',
  },
  text: {
    id: 'pageError.text',
    defaultMessage:
      'This page stopped working. What you saved is safe. Try again, or reload to get the newest version.',
    description: 'What happened and what to do, on the last-resort error screen',
  },
  lostText: {
    id: 'pageError.lostText',
    defaultMessage:
      'Part of the app could not be loaded: a newer version is available, or the connection was lost. Reload to continue.',
    description:
      'What happened and what to do, on the error screen, when a file of the app is not there any more',
  },
  ticket: {
    id: 'pageError.ticket',
    defaultMessage: 'Ticket',
    description: 'The number to quote to support',
  },
  retry: {
    id: 'pageError.retry',
    defaultMessage: 'Try again',
    description: 'Button that shows the page once more',
  },
  reload: {
    id: 'pageError.reload',
    defaultMessage: 'Reload',
    description: 'Button that loads the whole app anew',
  },
  home: {
    id: 'pageError.home',
    defaultMessage: 'Go to workspaces',
    description: 'Link out of the error screen',
  },
})
