import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  count: { count: number }
  new: {}
  search: {}
  status: {}
  anyStatus: {}
  name: {}
  lists: {}
  views: {}
  submissions: {}
  conversion: {}
  last: {}
  updated: {}
  none: {}
  by: { name: string }
  failed: {}
  staleFailed: {}
  open: {}
  edit: {}
  publish: {}
  unpublish: {}
  copyEmbed: {}
  duplicate: {}
  delete: {}
  ownerOnly: {}
  isPublic: {}
  notPublic: {}
  nothingNew: {}
  copyName: { name: string }
  duplicated: { name: string }
  duplicateFailed: { name: string }
  copied: {}
  copyFailed: {}
  emptyTitle: {}
  emptyText: {}
  unpublishTitle: { count: number; name: string }
  unpublishText: {}
  deleteTitle: { count: number; name: string }
  deleteText: { count: number }
  skipped: { count: number }
  nothingToDo: {}
  unpublishedToast: { count: number; name: string }
  deletedToast: { count: number; name: string }
  actFailed: { count: number }
  actConflict: {}
  startWith: {}
  blank: {}
  blankHint: {}
  newsletter: {}
  newsletterHint: {}
  contact: {}
  contactHint: {}
  event: {}
  eventHint: {}
  preferences: {}
  preferencesHint: {}
  waitlist: {}
  waitlistHint: {}
  create: {}
  cancel: {}
  nameMissing: {}
  createFailed: {}
  use: {}
  useStarter: { name: string }
}>({
  title: {
    id: 'forms.title',
    defaultMessage: 'Forms',
    description: 'Heading of the list of forms and name of its table',
  },
  count: {
    id: 'forms.count',
    defaultMessage: '{count, plural, one {# form} other {# forms}}',
    description: 'Beside the heading: how many forms there are',
  },
  new: {
    id: 'forms.new',
    defaultMessage: 'New form',
    description: 'Button that begins a form',
  },
  search: {
    id: 'forms.search',
    defaultMessage: 'Search forms',
    description: 'Name of the search field above the forms',
  },
  status: {
    id: 'forms.status',
    defaultMessage: 'Status',
    description: 'Column and filter of the list of forms',
  },
  anyStatus: {
    id: 'forms.anyStatus',
    defaultMessage: 'Any status',
    description: 'Choice of the status filter that lets all forms through',
  },
  name: {
    id: 'forms.name',
    defaultMessage: 'Name',
    description: 'Column of the list of forms, and field of a new one',
  },
  lists: {
    id: 'forms.lists',
    defaultMessage: 'Mailing lists',
    description: 'Column: the lists that a form puts people on',
  },
  views: {
    id: 'forms.views',
    defaultMessage: 'Views',
    description: 'Column: how often a form was shown to visitors',
  },
  submissions: {
    id: 'forms.submissions',
    defaultMessage: 'Submissions',
    description: 'Column: how many visitors sent a form',
  },
  conversion: {
    id: 'forms.conversion',
    defaultMessage: 'Conversion',
    description: 'Column: submissions for each view',
  },
  last: {
    id: 'forms.last',
    defaultMessage: 'Last submission',
    description: 'Column: when a form was sent last',
  },
  updated: {
    id: 'forms.updated',
    defaultMessage: 'Updated',
    description: 'Column: when a form was edited last',
  },
  none: {
    id: 'forms.none',
    defaultMessage: 'None',
    description: 'For screen readers: there is no figure or date yet',
  },
  by: {
    id: 'forms.by',
    defaultMessage: 'by {name}',
    description: 'Below the date of the last edit',
  },
  failed: {
    id: 'forms.failed',
    defaultMessage: 'The forms could not be loaded.',
    description: 'Title of the error in place of the list',
  },
  staleFailed: {
    id: 'forms.staleFailed',
    defaultMessage: 'The forms could not be refreshed.',
    description: 'Title of the error above rows that are older',
  },
  open: {
    id: 'forms.open',
    defaultMessage: 'Open',
    description: 'Menu of a form: its page with figures and submissions',
  },
  edit: {
    id: 'forms.edit',
    defaultMessage: 'Edit',
    description: 'Menu and button of a form',
  },
  publish: {
    id: 'forms.publish',
    defaultMessage: 'Publish',
    description: 'Menu and button of a form',
  },
  unpublish: {
    id: 'forms.unpublish',
    defaultMessage: 'Unpublish',
    description: 'Menu and button of a form, and button of the question',
  },
  copyEmbed: {
    id: 'forms.copyEmbed',
    defaultMessage: 'Copy embed code',
    description: 'Menu of a form: copies the script tag',
  },
  duplicate: {
    id: 'forms.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Menu of a form',
  },
  delete: {
    id: 'forms.delete',
    defaultMessage: 'Delete',
    description: 'Menu of a form, and button of the question',
  },
  ownerOnly: {
    id: 'forms.ownerOnly',
    defaultMessage: 'Only an owner can do this.',
    description: 'Why an entry of a form’s menu is disabled',
  },
  isPublic: {
    id: 'forms.isPublic',
    defaultMessage: 'Unpublish it first.',
    description: 'Why a form can’t be deleted',
  },
  notPublic: {
    id: 'forms.notPublic',
    defaultMessage: 'It isn’t published.',
    description: 'Why a form can’t be unpublished or embedded',
  },
  nothingNew: {
    id: 'forms.nothingNew',
    defaultMessage: 'Nothing was edited since it was published.',
    description: 'Why a form can’t be published',
  },
  copyName: {
    id: 'forms.copyName',
    defaultMessage: '{name} (copy)',
    description: 'Name of a duplicated form',
  },
  duplicated: {
    id: 'forms.duplicated',
    defaultMessage: '“{name}” was created.',
    description: 'Toast after a form was duplicated',
  },
  duplicateFailed: {
    id: 'forms.duplicateFailed',
    defaultMessage: '“{name}” could not be duplicated.',
    description: 'Toast',
  },
  copied: {
    id: 'forms.copied',
    defaultMessage: 'The embed code is copied.',
    description: 'Toast',
  },
  copyFailed: {
    id: 'forms.copyFailed',
    defaultMessage: 'The embed code could not be copied.',
    description: 'Toast',
  },
  emptyTitle: {
    id: 'forms.emptyTitle',
    defaultMessage: 'No forms yet',
    description: 'Heading where a workspace has no form',
  },
  emptyText: {
    id: 'forms.emptyText',
    defaultMessage:
      'A form on your site or on a page of its own brings in contacts with their consent. Start with one of these.',
    description: 'Below the heading where a workspace has no form',
  },
  unpublishTitle: {
    id: 'forms.unpublishTitle',
    defaultMessage: '{count, plural, =1 {Unpublish “{name}”?} other {Unpublish # forms?}}',
    description: 'Question before forms are closed; name is that of the first',
  },
  unpublishText: {
    id: 'forms.unpublishText',
    defaultMessage: 'Visitors see a closed message instead of the form. What was submitted is kept.',
    description: 'Below the question',
  },
  deleteTitle: {
    id: 'forms.deleteTitle',
    defaultMessage: '{count, plural, =1 {Delete “{name}”?} other {Delete # forms?}}',
    description: 'Question before forms are deleted; name is that of the first',
  },
  deleteText: {
    id: 'forms.deleteText',
    defaultMessage:
      '{count, plural, =0 {Nothing was submitted.} one {# submission is deleted as well.} other {# submissions are deleted as well.}} Contacts stay. This can’t be undone.',
    description: 'Below the question',
  },
  skipped: {
    id: 'forms.skipped',
    defaultMessage:
      '{count, plural, one {# form stays as it is: its status or your role doesn’t allow this.} other {# forms stay as they are: their status or your role doesn’t allow this.}}',
    description: 'Below the question about several forms',
  },
  nothingToDo: {
    id: 'forms.nothingToDo',
    defaultMessage: 'None of the selected forms can be changed this way.',
    description: 'In place of the question about several forms',
  },
  unpublishedToast: {
    id: 'forms.unpublishedToast',
    defaultMessage: '{count, plural, =1 {“{name}” is unpublished.} other {# forms are unpublished.}}',
    description: 'Toast; name is that of the first',
  },
  deletedToast: {
    id: 'forms.deletedToast',
    defaultMessage: '{count, plural, =1 {“{name}” was deleted.} other {# forms were deleted.}}',
    description: 'Toast; name is that of the first',
  },
  actFailed: {
    id: 'forms.actFailed',
    defaultMessage:
      '{count, plural, one {# form could not be changed.} other {# forms could not be changed.}}',
    description: 'In the question; why is below it',
  },
  actConflict: {
    id: 'forms.actConflict',
    defaultMessage: 'Someone else changed it in the meantime. Try again if you still want this.',
    description: 'In the question, below how many forms could not be changed',
  },
  startWith: {
    id: 'forms.startWith',
    defaultMessage: 'Start with',
    description: 'Choice in the dialog of a new form',
  },
  blank: {
    id: 'forms.blank',
    defaultMessage: 'Blank form',
    description: 'Choice of a new form',
  },
  blankHint: {
    id: 'forms.blankHint',
    defaultMessage: 'Only the email field',
    description: 'Below the choice',
  },
  newsletter: {
    id: 'forms.newsletter',
    defaultMessage: 'Newsletter sign-up',
    description: 'Choice of a new form, and its first name',
  },
  newsletterHint: {
    id: 'forms.newsletterHint',
    defaultMessage: 'Email, name and consent, to embed in your site',
    description: 'Below the choice',
  },
  contact: {
    id: 'forms.contact',
    defaultMessage: 'Contact us',
    description: 'Choice of a new form, and its first name',
  },
  contactHint: {
    id: 'forms.contactHint',
    defaultMessage: 'Name, email and consent, on a page of its own',
    description: 'Below the choice',
  },
  event: {
    id: 'forms.event',
    defaultMessage: 'Event registration',
    description: 'Choice of a new form, and its first name',
  },
  eventHint: {
    id: 'forms.eventHint',
    defaultMessage: 'Name and email for a guest list, on a page of its own',
    description: 'Below the choice',
  },
  preferences: {
    id: 'forms.preferences',
    defaultMessage: 'Preferences',
    description: 'Choice of a new form, and its first name',
  },
  preferencesHint: {
    id: 'forms.preferencesHint',
    defaultMessage: 'People choose the mailing lists that they want',
    description: 'Below the choice',
  },
  waitlist: {
    id: 'forms.waitlist',
    defaultMessage: 'Waiting list',
    description: 'Choice of a new form, and its first name',
  },
  waitlistHint: {
    id: 'forms.waitlistHint',
    defaultMessage: 'Email and consent in a pop-up',
    description: 'Below the choice',
  },
  create: {
    id: 'forms.create',
    defaultMessage: 'Create form',
    description: 'Button of the dialog of a new form',
  },
  cancel: {
    id: 'forms.cancel',
    defaultMessage: 'Cancel',
    description: 'Closes the dialog of a new form',
  },
  nameMissing: {
    id: 'forms.nameMissing',
    defaultMessage: 'Enter a name.',
    description: 'Error at the name of a new form',
  },
  createFailed: {
    id: 'forms.createFailed',
    defaultMessage: 'The form could not be created.',
    description: 'In the dialog of a new form',
  },
  use: {
    id: 'forms.use',
    defaultMessage: 'Use this',
    description: 'Button of a starter',
  },
  useStarter: {
    id: 'forms.useStarter',
    defaultMessage: 'Start with {name}',
    description: 'Name of the button of a starter, for screen readers',
  },
})
