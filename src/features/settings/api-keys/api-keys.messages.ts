import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  create: {}
  failed: {}
  forbidden: {}
  forbiddenText: {}
  emptyTitle: {}
  empty: {}
  name: {}
  nameHint: {}
  nameEmpty: {}
  nameLong: { max: number }
  nameTaken: {}
  key: {}
  permission: {}
  full: {}
  fullHint: {}
  send: {}
  sendHint: {}
  read: {}
  readHint: {}
  domains: {}
  domainsHint: {}
  allDomains: {}
  expires: {}
  never: {}
  inDays: { days: number }
  expired: {}
  createdBy: {}
  lastUsed: {}
  neverUsed: {}
  unused: {}
  createTitle: {}
  createButton: {}
  createFailed: {}
  secretTitle: {}
  once: {}
  secret: { name: string }
  stored: {}
  done: {}
  storeFirst: {}
  leave: {}
  leaveStay: {}
  rename: {}
  renameTitle: { name: string }
  renamed: {}
  renameFailed: {}
  save: {}
  delete: {}
  deleteTitle: { name: string }
  deleteText: {}
  deleted: { name: string }
  deleteFailed: {}
}>({
  title: {
    id: 'apiKeys.title',
    defaultMessage: 'API keys',
    description: 'Heading of the settings about API keys',
  },
  about: {
    id: 'apiKeys.about',
    defaultMessage:
      'API keys let your own programs call the API. Each key is shown once, when you create it.',
    description: 'Sentence under the heading',
  },
  create: {
    id: 'apiKeys.create',
    defaultMessage: 'New key',
    description: 'Button that opens the dialog that makes a key',
  },
  failed: {
    id: 'apiKeys.failed',
    defaultMessage: 'The keys could not be loaded',
    description: 'Title of the error in place of the keys',
  },
  forbidden: {
    id: 'apiKeys.forbidden',
    defaultMessage: 'Only owners see the API keys',
    description: 'Title, for members',
  },
  forbiddenText: {
    id: 'apiKeys.forbiddenText',
    defaultMessage: 'Ask an owner of this workspace if your program needs one.',
    description: 'What a member can do',
  },
  emptyTitle: {
    id: 'apiKeys.emptyTitle',
    defaultMessage: 'No API keys yet',
    description: 'Title when there are none',
  },
  empty: {
    id: 'apiKeys.empty',
    defaultMessage: 'Create one key per program, so you can delete it without affecting the others.',
    description: 'What to do when there are none',
  },
  name: {
    id: 'apiKeys.name',
    defaultMessage: 'Name',
    description: 'Label of a key’s name, and head of its column',
  },
  nameHint: {
    id: 'apiKeys.nameHint',
    defaultMessage: 'The program that uses it, such as Online shop.',
    description: 'What to write as a name',
  },
  nameEmpty: {
    id: 'apiKeys.nameEmpty',
    defaultMessage: 'Enter a name.',
    description: 'Error at the name: there is none',
  },
  nameLong: {
    id: 'apiKeys.nameLong',
    defaultMessage: 'Shorten the name to {max} characters.',
    description: 'Error at the name: it is too long',
  },
  nameTaken: {
    id: 'apiKeys.nameTaken',
    defaultMessage: 'Another key has this name. Choose a different one.',
    description: 'Error at the name: another key has it',
  },
  key: {
    id: 'apiKeys.key',
    defaultMessage: 'Key',
    description: 'Head of the column with beginning and end of the key',
  },
  permission: {
    id: 'apiKeys.permission',
    defaultMessage: 'Permission',
    description: 'Label of what a key may do, and head of its column',
  },
  full: { id: 'apiKeys.full', defaultMessage: 'Full access', description: 'Permission of a key: everything' },
  fullHint: {
    id: 'apiKeys.fullHint',
    defaultMessage: 'Reads and changes everything except members, keys and conversations with the assistant.',
    description: 'What full access means',
  },
  send: {
    id: 'apiKeys.send',
    defaultMessage: 'Send only',
    description: 'Permission of a key: transactional mail',
  },
  sendHint: {
    id: 'apiKeys.sendHint',
    defaultMessage: 'Sends transactional mail and reads its status.',
    description: 'What send only means',
  },
  read: { id: 'apiKeys.read', defaultMessage: 'Read only', description: 'Permission of a key: reading' },
  readHint: {
    id: 'apiKeys.readHint',
    defaultMessage: 'Reads contacts, campaigns and reports.',
    description: 'What read only means',
  },
  domains: {
    id: 'apiKeys.domains',
    defaultMessage: 'Domains',
    description: 'Label of the domains a key may send from, and head of its column',
  },
  domainsHint: {
    id: 'apiKeys.domainsHint',
    defaultMessage:
      'The key can send only from these domains. Leave empty to allow every domain in the workspace.',
    description: 'What the domains mean',
  },
  allDomains: {
    id: 'apiKeys.allDomains',
    defaultMessage: 'All',
    description: 'In the column of domains: the key may send from all',
  },
  expires: {
    id: 'apiKeys.expires',
    defaultMessage: 'Expires',
    description: 'Label of when a key ends, and head of its column',
  },
  never: { id: 'apiKeys.never', defaultMessage: 'Never', description: 'A key without an end' },
  inDays: {
    id: 'apiKeys.inDays',
    defaultMessage: 'In {days, plural, one {# day} other {# days}}',
    description: 'Choice of when a key ends',
  },
  expired: {
    id: 'apiKeys.expired',
    defaultMessage: 'Expired',
    description: 'Badge of a key whose time is over',
  },
  createdBy: {
    id: 'apiKeys.createdBy',
    defaultMessage: 'Created by',
    description: 'Head of the column that says who made the key',
  },
  lastUsed: {
    id: 'apiKeys.lastUsed',
    defaultMessage: 'Last used',
    description: 'Head of the column that says when the key was used',
  },
  neverUsed: { id: 'apiKeys.neverUsed', defaultMessage: 'Never', description: 'The key was never used' },
  unused: {
    id: 'apiKeys.unused',
    defaultMessage: 'Not used for 30 days. If nothing needs it, delete it.',
    description: 'Hint at a key that nobody uses',
  },
  createTitle: {
    id: 'apiKeys.createTitle',
    defaultMessage: 'New API key',
    description: 'Title of the dialog that makes a key',
  },
  createButton: {
    id: 'apiKeys.createButton',
    defaultMessage: 'Create key',
    description: 'Button that makes the key',
  },
  createFailed: {
    id: 'apiKeys.createFailed',
    defaultMessage: 'The key could not be created',
    description: 'Title of the reason after making a key failed',
  },
  secretTitle: {
    id: 'apiKeys.secretTitle',
    defaultMessage: 'Store this key now',
    description: 'Title of the dialog that shows the key once',
  },
  once: {
    id: 'apiKeys.once',
    defaultMessage: 'This key is shown only once.',
    description: 'Over the key, in the dialog that shows it once',
  },
  secret: {
    id: 'apiKeys.secret',
    defaultMessage: 'Key of {name}',
    description: 'Label of the key in the dialog that shows it once',
  },
  stored: {
    id: 'apiKeys.stored',
    defaultMessage: 'I have stored it',
    description: 'Checkbox: the reader has kept the key somewhere',
  },
  done: {
    id: 'apiKeys.done',
    defaultMessage: 'Done',
    description: 'Button that closes the dialog with the key for good',
  },
  storeFirst: {
    id: 'apiKeys.storeFirst',
    defaultMessage: 'Tick “I have stored it” first. This key can’t be shown again.',
    description: 'Why the dialog can’t be closed yet',
  },
  leave: {
    id: 'apiKeys.leave',
    defaultMessage: 'Leave without the key',
    description: 'Button that leaves the page on which a new key is shown for the only time',
  },
  leaveStay: {
    id: 'apiKeys.leaveStay',
    defaultMessage: 'Back to the key',
    description: 'Button that goes back to the dialog that shows the new key',
  },
  rename: { id: 'apiKeys.rename', defaultMessage: 'Rename', description: 'Entry of a key’s menu' },
  renameTitle: {
    id: 'apiKeys.renameTitle',
    defaultMessage: 'Rename “{name}”',
    description: 'Title of the dialog that renames a key',
  },
  renamed: { id: 'apiKeys.renamed', defaultMessage: 'Saved', description: 'Toast after a key was renamed' },
  renameFailed: {
    id: 'apiKeys.renameFailed',
    defaultMessage: 'Failed to save',
    description: 'Title of the reason after renaming failed',
  },
  save: { id: 'apiKeys.save', defaultMessage: 'Save', description: 'Button that saves the new name' },
  delete: {
    id: 'apiKeys.delete',
    defaultMessage: 'Delete',
    description: 'Entry of a key’s menu, and button that deletes it',
  },
  deleteTitle: {
    id: 'apiKeys.deleteTitle',
    defaultMessage: 'Delete “{name}”?',
    description: 'Question before a key is deleted',
  },
  deleteText: {
    id: 'apiKeys.deleteText',
    defaultMessage: 'Programs that use this key stop working immediately. This can’t be undone.',
    description: 'What follows from deleting a key',
  },
  deleted: {
    id: 'apiKeys.deleted',
    defaultMessage: '“{name}” was deleted',
    description: 'Toast after a key was deleted',
  },
  deleteFailed: {
    id: 'apiKeys.deleteFailed',
    defaultMessage: 'The key could not be deleted',
    description: 'Title of the reason after deleting failed',
  },
})
