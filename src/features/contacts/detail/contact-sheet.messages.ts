import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  sections: {}
  overview: {}
  properties: {}
  timeline: {}
  notFound: {}
  deleted: {}
  deletedText: {}
  deletedWhileTyping: {}
  back: {}
  failed: {}
  copyEmail: {}
  since: { date: string }
  engagement: {}
  sent: {}
  opened: {}
  clicked: {}
  lists: {}
  noLists: {}
  listState: { state: string; source: string; date: string }
  active: {}
  pending: {}
  unsubscribed: {}
  record: {}
  locale: {}
  timezone: {}
  source: {}
  manual: {}
  import: {}
  form: {}
  api: {}
  connection: {}
  tracking: {}
  consent: {}
  created: {}
  lastActivity: {}
  consentNote: {}
  consentGiven: { source: string; date: string }
  addToList: {}
  noMail: {}
  listFailed: {}
  messages: {}
  previous: {}
  next: {}
  more: {}
  copyId: {}
  wide: {}
  delete: {}
  onlyOwner: {}
  perWeek: { figure: string }
}>({
  perWeek: {
    id: 'contactSheet.perWeek',
    defaultMessage: '{figure} per week',
    description: 'Names the small drawing of a figure for screen readers; figure is Sent, Opened or Clicked',
  },
  title: {
    id: 'contactSheet.title',
    defaultMessage: 'Contact',
    description: 'Title of a contact’s sheet until the contact is there',
  },
  sections: {
    id: 'contactSheet.sections',
    defaultMessage: 'Sections of the contact',
    description: 'Name, for screen readers, of the tabs in a contact’s sheet',
  },
  overview: {
    id: 'contactSheet.overview',
    defaultMessage: 'Overview',
    description: 'Tab of a contact’s sheet',
  },
  properties: {
    id: 'contactSheet.properties',
    defaultMessage: 'Properties',
    description: 'Tab of a contact’s sheet: all values kept about the person',
  },
  timeline: {
    id: 'contactSheet.timeline',
    defaultMessage: 'Timeline',
    description: 'Tab of a contact’s sheet: what happened when',
  },
  notFound: {
    id: 'contactSheet.notFound',
    defaultMessage: 'Contact not found',
    description: 'Title when the contact of an address does not exist',
  },
  deleted: {
    id: 'contactSheet.deleted',
    defaultMessage: 'This contact was deleted',
    description: 'Title when a contact that was shown has been deleted elsewhere',
  },
  deletedText: {
    id: 'contactSheet.deletedText',
    defaultMessage: 'Someone deleted it while it was open here.',
    description: 'Under the title that says that a contact was deleted',
  },
  deletedWhileTyping: {
    id: 'contactSheet.deletedWhileTyping',
    defaultMessage: 'What you typed can’t be saved any more. It is still here, so you can copy it.',
    description: 'Under the title that says that a contact was deleted while something about it was typed',
  },
  back: {
    id: 'contactSheet.back',
    defaultMessage: 'Back to contacts',
    description: 'Button that leads from a contact that does not exist to the list',
  },
  failed: {
    id: 'contactSheet.failed',
    defaultMessage: 'The contact could not be loaded',
    description: 'Title of the error in a contact’s sheet',
  },
  copyEmail: {
    id: 'contactSheet.copyEmail',
    defaultMessage: 'Copy email',
    description: 'Button that copies the contact’s e-mail address',
  },
  since: {
    id: 'contactSheet.since',
    defaultMessage: 'since {date}',
    description: 'Beside a contact’s status: from when it holds',
  },
  engagement: {
    id: 'contactSheet.engagement',
    defaultMessage: 'Last 90 days',
    description: 'Heading over how many mails were sent, opened, clicked',
  },
  sent: { id: 'contactSheet.sent', defaultMessage: 'Sent', description: 'Figure: mails sent to the contact' },
  opened: {
    id: 'contactSheet.opened',
    defaultMessage: 'Opened',
    description: 'Figure: mails the contact opened',
  },
  clicked: {
    id: 'contactSheet.clicked',
    defaultMessage: 'Clicked',
    description: 'Figure: mails in which the contact clicked',
  },
  lists: {
    id: 'contactSheet.lists',
    defaultMessage: 'Mailing lists',
    description: 'Heading over the lists that the contact is on',
  },
  noLists: {
    id: 'contactSheet.noLists',
    defaultMessage: 'Not on any mailing list.',
    description: 'When the contact is on no list',
  },
  listState: {
    id: 'contactSheet.listState',
    defaultMessage: '{state} · {source} · {date}',
    description: 'A contact’s state on a mailing list, and since when',
  },
  active: {
    id: 'contactSheet.active',
    defaultMessage: 'Subscribed',
    description: 'State of a contact on a mailing list',
  },
  pending: {
    id: 'contactSheet.pending',
    defaultMessage: 'Not confirmed yet',
    description: 'State of a contact on a mailing list',
  },
  unsubscribed: {
    id: 'contactSheet.unsubscribed',
    defaultMessage: 'Unsubscribed',
    description: 'State of a contact on a mailing list',
  },
  record: {
    id: 'contactSheet.record',
    defaultMessage: 'Details',
    description: 'Heading over facts about the contact’s record',
  },
  locale: { id: 'contactSheet.locale', defaultMessage: 'Language', description: 'Fact about a contact' },
  timezone: { id: 'contactSheet.timezone', defaultMessage: 'Time zone', description: 'Fact about a contact' },
  source: {
    id: 'contactSheet.source',
    defaultMessage: 'Source',
    description: 'Fact about a contact: how it was added',
  },
  manual: {
    id: 'contactSheet.manual',
    defaultMessage: 'Added by hand',
    description: 'How a contact was added',
  },
  import: {
    id: 'contactSheet.import',
    defaultMessage: 'Import',
    description: 'How a contact was added: from a file',
  },
  form: { id: 'contactSheet.form', defaultMessage: 'Form', description: 'How a contact was added' },
  api: {
    id: 'contactSheet.api',
    defaultMessage: 'API',
    description: 'How a contact was added: by a program',
  },
  connection: {
    id: 'contactSheet.connection',
    defaultMessage: 'Connection',
    description: 'How a contact was added: synced from another service',
  },
  tracking: {
    id: 'contactSheet.tracking',
    defaultMessage: 'Tracking script',
    description: 'How a contact was added: recognised on the site',
  },
  consent: {
    id: 'contactSheet.consent',
    defaultMessage: 'Consent',
    description: 'Fact about a contact: on what ground mail is sent',
  },
  created: {
    id: 'contactSheet.created',
    defaultMessage: 'Added',
    description: 'Fact about a contact: when it was added',
  },
  lastActivity: {
    id: 'contactSheet.lastActivity',
    defaultMessage: 'Last activity',
    description: 'Fact about a contact: when something last happened',
  },
  consentNote: {
    id: 'contactSheet.consentNote',
    defaultMessage: 'Note on the consent',
    description: 'Fact about a contact: what was written about the consent',
  },
  consentGiven: {
    id: 'contactSheet.consentGiven',
    defaultMessage: '{source} · {date}',
    description: 'How and when a contact agreed to get mail; source is for example Form or Import',
  },
  addToList: {
    id: 'contactSheet.addToList',
    defaultMessage: 'Add to a mailing list…',
    description: 'Choice of a mailing list that a contact is put on',
  },
  noMail: {
    id: 'contactSheet.noMail',
    defaultMessage:
      'This contact receives no mail, whatever the lists say. Subscribe the contact again first.',
    description:
      'Why the lists of an unsubscribed, bounced, complaining or blocked contact can’t be switched on',
  },
  listFailed: {
    id: 'contactSheet.listFailed',
    defaultMessage: 'The subscription could not be changed.',
    description: 'First sentence of the error when a contact could not be put on or taken off a list',
  },
  messages: {
    id: 'contactSheet.messages',
    defaultMessage: 'Messages',
    description: 'Tab of a contact’s sheet: the mails that it was sent',
  },
  previous: {
    id: 'contactSheet.previous',
    defaultMessage: 'Previous contact (K)',
    description: 'Button that shows the contact before this one in the list; K is the key that does the same',
  },
  next: {
    id: 'contactSheet.next',
    defaultMessage: 'Next contact (J)',
    description: 'Button that shows the contact after this one in the list; J is the key that does the same',
  },
  more: {
    id: 'contactSheet.more',
    defaultMessage: 'More actions',
    description: 'Button that opens what can be done with a contact',
  },
  copyId: {
    id: 'contactSheet.copyId',
    defaultMessage: 'Copy ID',
    description: 'Copies the identifier of a contact',
  },
  wide: {
    id: 'contactSheet.wide',
    defaultMessage: 'Wide sheet',
    description: 'Shows the sheet of a contact wider: menu entry that is on or off',
  },
  delete: {
    id: 'contactSheet.delete',
    defaultMessage: 'Delete…',
    description: 'Menu entry that asks before a contact is deleted',
  },
  onlyOwner: {
    id: 'contactSheet.onlyOwner',
    defaultMessage: 'Only an owner can do this.',
    description: 'Why a change of status is not offered to a member',
  },
})
