import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  search: {}
  create: {}
  createButton: {}
  created: { name: string }
  createFailed: {}
  failed: {}
  oneFailed: {}
  emptyTitle: {}
  empty: {}
  backToAll: {}
  name: {}
  nameHint: {}
  nameEmpty: {}
  nameLong: { max: number }
  nameTaken: {}
  description: {}
  visibility: {}
  public: {}
  publicHint: {}
  private: {}
  privateHint: {}
  optIn: {}
  double: {}
  doubleHint: {}
  single: {}
  singleHint: {}
  isDefault: {}
  isDefaultHint: {}
  isDefaultFixed: {}
  defaultBadge: {}
  active: {}
  pending: {}
  unsubscribed: {}
  bounced: {}
  settings: {}
  renameWarning: { name: string }
  inCode: {}
  saved: {}
  saveFailed: { name: string }
  deleteTitle: {}
  deleteAbout: {}
  deleteDefaultAbout: { heir: string }
  deleteOwners: {}
  deleteButton: {}
  deleteQuestion: { name: string }
  deleteFailed: {}
  deleted: { name: string }
  usedBy: { forms: number; campaigns: number; connections: number }
  viewContacts: {}
}>({
  title: {
    id: 'mailingLists.title',
    defaultMessage: 'Mailing lists',
    description: 'Title of the section of the settings, and of its table',
  },
  about: {
    id: 'mailingLists.about',
    defaultMessage:
      'Contacts subscribe to lists. Forms, campaigns and your site’s code refer to them by name.',
    description: 'Under the title of the mailing lists',
  },
  search: {
    id: 'mailingLists.search',
    defaultMessage: 'Search lists',
    description: 'Name of the search field over the mailing lists',
  },
  create: {
    id: 'mailingLists.create',
    defaultMessage: 'New mailing list',
    description: 'Button and title of the dialog that makes a list',
  },
  createButton: {
    id: 'mailingLists.createButton',
    defaultMessage: 'Create',
    description: 'Button of the dialog that makes a list',
  },
  created: {
    id: 'mailingLists.created',
    defaultMessage: '“{name}” was created',
    description: 'Toast, after a list was made',
  },
  createFailed: {
    id: 'mailingLists.createFailed',
    defaultMessage: 'The list could not be created.',
    description: 'In the dialog that makes a list',
  },
  failed: {
    id: 'mailingLists.failed',
    defaultMessage: 'The mailing lists could not be loaded',
    description: 'Title where the table of lists should be',
  },
  oneFailed: {
    id: 'mailingLists.oneFailed',
    defaultMessage: 'The mailing list could not be loaded',
    description: 'Title where a list should be',
  },
  emptyTitle: {
    id: 'mailingLists.emptyTitle',
    defaultMessage: 'No mailing lists yet',
    description: 'Title where there is no list',
  },
  empty: {
    id: 'mailingLists.empty',
    defaultMessage: 'A list says what people signed up for: a newsletter, news of an event.',
    description: 'Sentence where there is no list',
  },
  backToAll: {
    id: 'mailingLists.backToAll',
    defaultMessage: 'All mailing lists',
    description: 'Link, where the address names a list that does not exist',
  },
  name: {
    id: 'mailingLists.name',
    defaultMessage: 'Name',
    description: 'Column and field: name of a list',
  },
  nameHint: {
    id: 'mailingLists.nameHint',
    defaultMessage: 'Your site’s code uses this name.',
    description: 'Under the field of a list’s name',
  },
  nameEmpty: {
    id: 'mailingLists.nameEmpty',
    defaultMessage: 'Enter a name.',
    description: 'At the field of a list’s name',
  },
  nameLong: {
    id: 'mailingLists.nameLong',
    defaultMessage: 'Use {max} characters or fewer.',
    description: 'At the field of a list’s name',
  },
  nameTaken: {
    id: 'mailingLists.nameTaken',
    defaultMessage: 'Another list has this name. Choose a different one.',
    description: 'At the field of a list’s name',
  },
  description: {
    id: 'mailingLists.description',
    defaultMessage: 'Description',
    description: 'Field of a list',
  },
  visibility: {
    id: 'mailingLists.visibility',
    defaultMessage: 'Visibility',
    description: 'Column and field: who can see a list',
  },
  public: {
    id: 'mailingLists.public',
    defaultMessage: 'Public',
    description: 'Visibility of a list',
  },
  publicHint: {
    id: 'mailingLists.publicHint',
    defaultMessage: 'People see it in forms and where they manage their subscriptions.',
    description: 'What the visibility “public” means',
  },
  private: {
    id: 'mailingLists.private',
    defaultMessage: 'Private',
    description: 'Visibility of a list',
  },
  privateHint: {
    id: 'mailingLists.privateHint',
    defaultMessage: 'Only your team sees it.',
    description: 'What the visibility “private” means',
  },
  optIn: {
    id: 'mailingLists.optIn',
    defaultMessage: 'Opt-in',
    description: 'Column and field: whether who subscribes has to confirm it',
  },
  double: {
    id: 'mailingLists.double',
    defaultMessage: 'Double',
    description: 'Opt-in: it has to be confirmed by email',
  },
  doubleHint: {
    id: 'mailingLists.doubleHint',
    defaultMessage: 'Subscribers confirm by email first. Until then they are pending.',
    description: 'What double opt-in means',
  },
  single: {
    id: 'mailingLists.single',
    defaultMessage: 'Single',
    description: 'Opt-in: at once',
  },
  singleHint: {
    id: 'mailingLists.singleHint',
    defaultMessage: 'Subscribers join the list immediately.',
    description: 'What single opt-in means',
  },
  isDefault: {
    id: 'mailingLists.isDefault',
    defaultMessage: 'Default list',
    description: 'Switch: this list is used unless another is chosen',
  },
  isDefaultHint: {
    id: 'mailingLists.isDefaultHint',
    defaultMessage: 'Preselected in new forms and imports. Only one list is the default.',
    description: 'What the default list is',
  },
  isDefaultFixed: {
    id: 'mailingLists.isDefaultFixed',
    defaultMessage: 'To change the default, turn this on in another list.',
    description: 'At the switch of the list that is the default',
  },
  defaultBadge: {
    id: 'mailingLists.defaultBadge',
    defaultMessage: 'Default',
    description: 'Badge beside the list that is the default',
  },
  active: {
    id: 'mailingLists.active',
    defaultMessage: 'Active',
    description: 'Column and figure: contacts who get what is sent',
  },
  pending: {
    id: 'mailingLists.pending',
    defaultMessage: 'Pending',
    description: 'Column and figure: contacts who have not confirmed yet',
  },
  unsubscribed: {
    id: 'mailingLists.unsubscribed',
    defaultMessage: 'Unsubscribed',
    description: 'Column and figure: contacts who no longer want it',
  },
  bounced: {
    id: 'mailingLists.bounced',
    defaultMessage: 'Bounced',
    description: 'Column and figure: contacts whose mailbox refused',
  },
  settings: {
    id: 'mailingLists.settings',
    defaultMessage: 'Settings',
    description: 'Heading and name of the form of a list',
  },
  renameWarning: {
    id: 'mailingLists.renameWarning',
    defaultMessage: 'Code that says “{name}” no longer finds this list after you save. Change it there too.',
    description: 'Warning, while a list gets another name',
  },
  inCode: {
    id: 'mailingLists.inCode',
    defaultMessage: 'Used in code as',
    description: 'Heading over the code that names a list',
  },
  saved: {
    id: 'mailingLists.saved',
    defaultMessage: 'Saved',
    description: 'Toast, after a list was changed',
  },
  saveFailed: {
    id: 'mailingLists.saveFailed',
    defaultMessage: '“{name}” could not be saved.',
    description: 'Over the form of a list; name: the one that is stored',
  },
  deleteTitle: {
    id: 'mailingLists.deleteTitle',
    defaultMessage: 'Delete this list',
    description: 'Heading of the part that deletes a list',
  },
  deleteAbout: {
    id: 'mailingLists.deleteAbout',
    defaultMessage: 'Its contacts stay, but their subscriptions are deleted. This can’t be undone.',
    description: 'What deleting a list means',
  },
  deleteDefaultAbout: {
    id: 'mailingLists.deleteDefaultAbout',
    defaultMessage:
      'Its contacts stay, but their subscriptions are deleted, and “{heir}” becomes the default list. This can’t be undone.',
    description: 'What deleting the default list means; heir is the name of another list',
  },
  deleteOwners: {
    id: 'mailingLists.deleteOwners',
    defaultMessage: 'Only an owner can delete a list, because its subscriptions are permanently deleted.',
    description: 'Why a member can’t delete a list',
  },
  deleteButton: {
    id: 'mailingLists.deleteButton',
    defaultMessage: 'Delete list',
    description: 'Button that deletes a list',
  },
  deleteQuestion: {
    id: 'mailingLists.deleteQuestion',
    defaultMessage: 'Delete “{name}”?',
    description: 'Question before a list is deleted',
  },
  deleteFailed: {
    id: 'mailingLists.deleteFailed',
    defaultMessage: 'The list could not be deleted.',
    description: 'In the question before a list is deleted',
  },
  deleted: {
    id: 'mailingLists.deleted',
    defaultMessage: '“{name}” was deleted',
    description: 'Toast, after a list was deleted',
  },
  usedBy: {
    id: 'mailingLists.usedBy',
    defaultMessage:
      'Used by {forms, plural, one {# form} other {# forms}}, {campaigns, plural, one {# campaign} other {# campaigns}} and {connections, plural, one {# connection} other {# connections}}.',
    description: 'What names a list; over the button that deletes it',
  },
  viewContacts: {
    id: 'mailingLists.viewContacts',
    defaultMessage: 'View its contacts',
    description: 'Link from a mailing list to the people on it',
  },
})
