import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  errorTitle: {}
  errorText: {}
  errorTextNoTicket: {}
  forbiddenTitle: {}
  forbiddenText: {}
  notFoundTitle: {}
  notFoundText: {}
  offlineTitle: {}
  offlineText: {}
  slowTitle: {}
  slowText: {}
  ticket: {}
  copyTicket: {}
  retry: {}
}>({
  errorTitle: {
    id: 'errorBlock.errorTitle',
    defaultMessage: 'This could not be loaded',
    description: 'Title where content should be but its loading failed',
  },
  errorText: {
    id: 'errorBlock.errorText',
    defaultMessage:
      'The server didn’t respond as expected. Try again. If the problem continues, send us the ticket number.',
    description: 'Under the title when loading failed',
  },
  errorTextNoTicket: {
    id: 'errorBlock.errorTextNoTicket',
    defaultMessage: 'The server didn’t respond as expected. Wait a moment and try again.',
    description: 'In place of content that could not be loaded, when there is no ticket number to quote',
  },
  forbiddenTitle: {
    id: 'errorBlock.forbiddenTitle',
    defaultMessage: 'Only an owner can see this',
    description: 'Title where a member has no right to see the content',
  },
  forbiddenText: {
    id: 'errorBlock.forbiddenText',
    defaultMessage: 'Ask an owner of this workspace for help.',
    description: 'Under the title when a member has no right to see the content',
  },
  notFoundTitle: {
    id: 'errorBlock.notFoundTitle',
    defaultMessage: 'Not found',
    description: 'Title where the thing asked for does not exist',
  },
  notFoundText: {
    id: 'errorBlock.notFoundText',
    defaultMessage: 'It may have been deleted, or the address is wrong.',
    description: 'Under the title when the thing asked for does not exist',
  },
  offlineTitle: {
    id: 'errorBlock.offlineTitle',
    defaultMessage: 'You are offline',
    description: 'Title where content cannot be loaded without a network',
  },
  offlineText: {
    id: 'errorBlock.offlineText',
    defaultMessage: 'This loads as soon as you are connected again.',
    description: 'Under the title when there is no network',
  },
  slowTitle: {
    id: 'errorBlock.slowTitle',
    defaultMessage: 'This took too long',
    description: 'Title where content should be, when the server did not answer in the time given',
  },
  slowText: {
    id: 'errorBlock.slowText',
    defaultMessage: 'The server didn’t respond in time. Try again, or narrow your request.',
    description: 'Under the title when the server did not answer in the time given',
  },
  ticket: {
    id: 'errorBlock.ticket',
    defaultMessage: 'Ticket number',
    description: 'Before the number that a person quotes to support',
  },
  copyTicket: {
    id: 'errorBlock.copyTicket',
    defaultMessage: 'Copy ticket number',
    description: 'Button that copies the number that a person quotes to support',
  },
  retry: {
    id: 'errorBlock.retry',
    defaultMessage: 'Retry',
    description: 'Button that tries to load the content again',
  },
})
