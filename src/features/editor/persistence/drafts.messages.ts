import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  chooseStarter: {}
  create: {}
  empty: {}
  emptyText: {}
  updated: { time: string }
  delete: { name: string }
  deleteTitle: { name: string }
  deleteText: {}
  deleteConfirm: {}
  damaged: {}
  corruptTitle: {}
  corruptText: {}
  raw: {}
  restoreLast: { name: string }
  lastGood: { time: string }
  noGood: {}
  restoreLastGood: { time: string }
  restoreFailed: {}
  untitled: {}
  failed: {}
  failedText: {}
}>({
  chooseStarter: {
    id: 'editor.drafts.chooseStarter',
    defaultMessage: 'Choose a layout',
    description: 'Title of the layouts to begin a mail with',
  },
  title: {
    id: 'editor.drafts.title',
    defaultMessage: 'Email drafts',
    description: 'Heading of the list of drafts of mails',
  },
  about: {
    id: 'editor.drafts.about',
    defaultMessage: 'Drafts are kept in this browser until you create a campaign from them.',
    description: 'Below the heading of the list of drafts of mails',
  },
  create: {
    id: 'editor.drafts.create',
    defaultMessage: 'New email',
    description: 'Button: begins a draft of a mail',
  },
  empty: {
    id: 'editor.drafts.empty',
    defaultMessage: 'No drafts yet',
    description: 'Title where there are no drafts of mails',
  },
  emptyText: {
    id: 'editor.drafts.emptyText',
    defaultMessage: 'Design an email here and turn it into a campaign when it’s ready.',
    description: 'Where there are no drafts of mails',
  },
  updated: {
    id: 'editor.drafts.updated',
    defaultMessage: 'Changed {time}',
    description: 'When a draft of a mail was changed last',
  },
  delete: {
    id: 'editor.drafts.delete',
    defaultMessage: 'Delete {name}',
    description: 'Button: deletes a draft of a mail',
  },
  deleteTitle: {
    id: 'editor.drafts.deleteTitle',
    defaultMessage: 'Delete “{name}”?',
    description: 'Question before a draft of a mail is deleted',
  },
  deleteText: {
    id: 'editor.drafts.deleteText',
    defaultMessage: 'The draft and its versions are gone from this browser. This can’t be undone.',
    description: 'What follows from deleting a draft of a mail',
  },
  deleteConfirm: {
    id: 'editor.drafts.deleteConfirm',
    defaultMessage: 'Delete draft',
    description: 'Button: deletes a draft of a mail',
  },
  damaged: {
    id: 'editor.drafts.damaged',
    defaultMessage: 'Damaged',
    description: 'Mark at a draft of a mail that can not be read',
  },
  corruptTitle: {
    id: 'editor.drafts.corruptTitle',
    defaultMessage: 'This draft can’t be read',
    description: 'Title where a draft of a mail is damaged',
  },
  corruptText: {
    id: 'editor.drafts.corruptText',
    defaultMessage: 'Its content is shown below as it is stored, so you can copy what you need.',
    description: 'Where a draft of a mail is damaged',
  },
  raw: {
    id: 'editor.drafts.raw',
    defaultMessage: 'Stored content',
    description: 'Names the raw content of a draft that is damaged',
  },
  restoreLast: {
    id: 'editor.drafts.restoreLast',
    defaultMessage: 'Restore “{name}”',
    description: 'Button: brings back the last good version of a damaged draft',
  },
  lastGood: {
    id: 'editor.drafts.lastGood',
    defaultMessage: 'Its last good version is from {time}.',
    description:
      'Where a draft of a mail is damaged and an earlier state of it can be read; time is a date with a time',
  },
  noGood: {
    id: 'editor.drafts.noGood',
    defaultMessage: 'No earlier version of it is left in this browser.',
    description: 'Where a draft of a mail is damaged and no earlier state of it is kept',
  },
  restoreLastGood: {
    id: 'editor.drafts.restoreLastGood',
    defaultMessage: 'Restore the version from {time}',
    description: 'Button: replaces a damaged draft by its last good state; time is a date with a time',
  },
  restoreFailed: {
    id: 'editor.drafts.restoreFailed',
    defaultMessage:
      'The version could not be saved in this browser. Delete drafts you no longer need, then try again.',
    description: 'The last good state of a damaged draft could not be saved',
  },
  untitled: {
    id: 'editor.drafts.untitled',
    defaultMessage: 'Untitled email',
    description: 'A draft of a mail without a name',
  },
  failed: {
    id: 'editor.drafts.failed',
    defaultMessage: 'Drafts can’t be read',
    description: 'Title where the browser gives no access to its storage',
  },
  failedText: {
    id: 'editor.drafts.failedText',
    defaultMessage: 'This browser gives no access to its storage, as in some private windows.',
    description: 'Where the browser gives no access to its storage',
  },
})
