import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  search: {}
  failed: {}
  emptyTitle: {}
  empty: {}
  members: { count: number }
  lastOpened: { date: string }
  joinableTitle: {}
  joinableFailed: {}
  matches: { domain: string }
  join: {}
  joinFailed: { name: string }
  create: {}
  createNotAllowed: {}
  lastUsed: {}
}>({
  title: {
    id: 'workspaces.title',
    defaultMessage: 'Workspaces',
    description: 'Heading of the list of workspaces',
  },
  search: {
    id: 'workspaces.search',
    defaultMessage: 'Search workspaces',
    description: 'Name of the search field over the list of workspaces',
  },
  failed: {
    id: 'workspaces.failed',
    defaultMessage: 'Your workspaces could not be loaded',
    description: 'Title of the error that stands in place of the list',
  },
  emptyTitle: {
    id: 'workspaces.emptyTitle',
    defaultMessage: 'No workspaces yet',
    description: 'Title when the account has joined no workspace',
  },
  empty: {
    id: 'workspaces.empty',
    defaultMessage:
      'A workspace holds the contacts and emails of one team. Ask a colleague for an invitation link to join theirs.',
    description: 'What a workspace is and how to get into one, when there is none',
  },
  members: {
    id: 'workspaces.members',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'How many people a workspace has',
  },
  lastOpened: {
    id: 'workspaces.lastOpened',
    defaultMessage: 'Opened {date}',
    description: 'When the reader last opened the workspace',
  },
  joinableTitle: {
    id: 'workspaces.joinableTitle',
    defaultMessage: 'You can join',
    description: 'Heading over workspaces that are open to the reader’s e-mail domain',
  },
  joinableFailed: {
    id: 'workspaces.joinableFailed',
    defaultMessage: 'The workspaces you can join could not be loaded',
    description: 'Title of the error in place of the workspaces that one can join',
  },
  matches: {
    id: 'workspaces.matches',
    defaultMessage: 'Matches your email domain {domain}',
    description: 'Why a workspace can be joined',
  },
  join: { id: 'workspaces.join', defaultMessage: 'Join', description: 'Button that joins a workspace' },
  joinFailed: {
    id: 'workspaces.joinFailed',
    defaultMessage: '{name} could not be joined. Try again.',
    description: 'Toast after joining a workspace failed',
  },
  create: {
    id: 'workspaces.create',
    defaultMessage: 'New Workspace',
    description: 'Button that opens the dialog that creates a workspace',
  },
  createNotAllowed: {
    id: 'workspaces.createNotAllowed',
    defaultMessage: 'Only administrators can create workspaces. Ask one to create yours.',
    description: 'Why the button that creates a workspace is disabled',
  },
  lastUsed: {
    id: 'workspaces.lastUsed',
    defaultMessage: 'Last used',
    description: 'Badge on the workspace that the reader was in last',
  },
})
