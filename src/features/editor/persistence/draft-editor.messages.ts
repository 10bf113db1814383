import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  back: {}
  name: {}
  nameFallback: {}
  saved: {}
  unsaved: {}
  saving: {}
  full: {}
  fullText: {}
  failed: {}
  retry: {}
  history: {}
  createCampaign: {}
  createFailed: {}
  createOffline: {}
  createConflict: { said: string }
  createInvalid: { said: string }
  createForbidden: {}
  notFound: {}
  notFoundText: {}
  newer: {}
  newerText: {}
}>({
  back: {
    id: 'editor.frame.back',
    defaultMessage: 'All drafts',
    description: 'Link from a draft of a mail to the list of drafts',
  },
  name: {
    id: 'editor.frame.name',
    defaultMessage: 'Name of the draft',
    description: 'Field: what a draft of a mail is called',
  },
  nameFallback: {
    id: 'editor.frame.nameFallback',
    defaultMessage: 'Untitled email',
    description: 'A draft of a mail without a name',
  },
  saved: {
    id: 'editor.frame.saved',
    defaultMessage: 'Saved in this browser',
    description: 'State of a draft of a mail',
  },
  unsaved: {
    id: 'editor.frame.unsaved',
    defaultMessage: 'Not saved yet',
    description: 'State of a draft of a mail',
  },
  saving: { id: 'editor.frame.saving', defaultMessage: 'Saving…', description: 'State of a draft of a mail' },
  full: {
    id: 'editor.frame.full',
    defaultMessage: 'This browser is full',
    description: 'A draft of a mail could not be saved because the browser has no more room',
  },
  fullText: {
    id: 'editor.frame.fullText',
    defaultMessage: 'The email is not saved. Delete drafts you no longer need, or create a campaign from it.',
    description: 'What can be done where a browser has no more room for a draft',
  },
  failed: {
    id: 'editor.frame.failed',
    defaultMessage: 'The email could not be saved in this browser.',
    description: 'A draft of a mail could not be saved',
  },
  retry: {
    id: 'editor.frame.retry',
    defaultMessage: 'Try again',
    description: 'Button: saves a draft again',
  },
  history: {
    id: 'editor.frame.history',
    defaultMessage: 'History',
    description: 'Button: opens the earlier states of a draft of a mail',
  },
  createFailed: {
    id: 'editor.frame.createFailed',
    defaultMessage:
      'The campaign could not be created. Your email is still here. Try again, and send the ticket number to support if it keeps failing.',
    description: 'A mail could not be made into a campaign because the server failed',
  },
  createOffline: {
    id: 'editor.frame.createOffline',
    defaultMessage:
      'The campaign could not be created because there is no connection. Your email is still here. Try again when you’re online.',
    description: 'A mail could not be made into a campaign without a connection',
  },
  createConflict: {
    id: 'editor.frame.createConflict',
    defaultMessage:
      'The campaign could not be created: {said} Rename the draft if a campaign has this name already, then try again.',
    description: 'A mail could not be made into a campaign; said is what the server says, as a sentence',
  },
  createInvalid: {
    id: 'editor.frame.createInvalid',
    defaultMessage:
      'The campaign could not be created: {said} Open Checks, fix what is listed there, then try again.',
    description: 'The server did not accept a mail as a campaign; said is what it says, as a sentence',
  },
  createForbidden: {
    id: 'editor.frame.createForbidden',
    defaultMessage: 'You don’t have permission to create campaigns. Ask an owner of this workspace.',
    description: 'A mail could not be made into a campaign by somebody who may not do that',
  },
  createCampaign: {
    id: 'editor.frame.createCampaign',
    defaultMessage: 'Create campaign',
    description: 'Button: makes a draft of a campaign out of this mail',
  },
  notFound: {
    id: 'editor.frame.notFound',
    defaultMessage: 'This draft isn’t in this browser',
    description: 'Title where the address names a draft that does not exist',
  },
  notFoundText: {
    id: 'editor.frame.notFoundText',
    defaultMessage: 'Drafts are kept in the browser where they were made. It may also have been deleted.',
    description: 'Where the address names a draft of a mail that does not exist',
  },
  newer: {
    id: 'editor.frame.newer',
    defaultMessage: 'This draft comes from a newer version',
    description: 'Title above a mail that can only be viewed',
  },
  newerText: {
    id: 'editor.frame.newerText',
    defaultMessage: 'Reload the page to update. Until then it can be viewed, not changed.',
    description: 'Above a mail that was made by a newer version of the app',
  },
})
