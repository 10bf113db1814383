import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  contact: {}
  contact_event: {}
  failed: {}
  emptyTitle: {}
  empty: {}
  add: {}
  label: {}
  key: {}
  copyKey: { key: string }
  type: {}
  options: {}
  usedBy: {}
  filled: {}
  system: {}
  systemReason: {}
  view: {}
  edit: {}
  moveUp: {}
  moveDown: {}
  moveFailed: {}
  delete: {}
  deleteOwners: {}
  deleteQuestion: { label: string }
  deleteAbout: {}
  breaks: { where: string }
  segments: { count: number }
  forms: { count: number }
  connections: { count: number }
  deleteFailed: {}
  deleted: { label: string }
  goneMeanwhile: { label: string }
}>({
  title: {
    id: 'contactSchema.title',
    defaultMessage: 'Contact schema',
    description: 'Title of the section of the settings, and of its tabs',
  },
  about: {
    id: 'contactSchema.about',
    defaultMessage: 'The properties that contacts and their events can have.',
    description: 'Under the title of the contact schema',
  },
  contact: {
    id: 'contactSchema.contact',
    defaultMessage: 'Contact',
    description: 'Tab: properties of contacts',
  },
  contact_event: {
    id: 'contactSchema.contact_event',
    defaultMessage: 'Event',
    description: 'Tab: properties of events',
  },
  failed: {
    id: 'contactSchema.failed',
    defaultMessage: 'The schema could not be loaded',
    description: 'Title where the table of properties should be',
  },
  emptyTitle: {
    id: 'contactSchema.emptyTitle',
    defaultMessage: 'No properties yet',
    description: 'Title where there is no property',
  },
  empty: {
    id: 'contactSchema.empty',
    defaultMessage: 'A property holds one thing about a contact or an event, such as a plan or a total.',
    description: 'Sentence where there is no property',
  },
  add: {
    id: 'contactSchema.add',
    defaultMessage: 'Add property',
    description: 'Button that opens the sheet of a new property',
  },
  label: {
    id: 'contactSchema.label',
    defaultMessage: 'Label',
    description: 'Column: what people call a property',
  },
  key: {
    id: 'contactSchema.key',
    defaultMessage: 'Key',
    description: 'Column: what code calls a property',
  },
  copyKey: {
    id: 'contactSchema.copyKey',
    defaultMessage: 'Copy key {key}',
    description: 'Button beside the key of a property',
  },
  type: {
    id: 'contactSchema.type',
    defaultMessage: 'Type',
    description: 'Column: what a property holds',
  },
  options: {
    id: 'contactSchema.options',
    defaultMessage: 'Options',
    description: 'Column: how many options a property has',
  },
  usedBy: {
    id: 'contactSchema.usedBy',
    defaultMessage: 'Used by',
    description: 'Column: how many segments, forms and connections use it',
  },
  filled: {
    id: 'contactSchema.filled',
    defaultMessage: 'Filled',
    description: 'Column: share of the contacts that have a value',
  },
  system: {
    id: 'contactSchema.system',
    defaultMessage: 'System',
    description: 'Badge: the product needs this property',
  },
  systemReason: {
    id: 'contactSchema.systemReason',
    defaultMessage: 'System properties can’t be changed.',
    description: 'Why an entry of a row’s menu is disabled',
  },
  view: {
    id: 'contactSchema.view',
    defaultMessage: 'View',
    description: 'Entry of a row’s menu',
  },
  edit: {
    id: 'contactSchema.edit',
    defaultMessage: 'Edit',
    description: 'Entry of a row’s menu',
  },
  moveUp: {
    id: 'contactSchema.moveUp',
    defaultMessage: 'Move up',
    description: 'Entry of a row’s menu',
  },
  moveDown: {
    id: 'contactSchema.moveDown',
    defaultMessage: 'Move down',
    description: 'Entry of a row’s menu',
  },
  moveFailed: {
    id: 'contactSchema.moveFailed',
    defaultMessage: 'The property could not be moved.',
    description: 'Toast',
  },
  delete: {
    id: 'contactSchema.delete',
    defaultMessage: 'Delete',
    description: 'Entry of a row’s menu, and the button of the question',
  },
  deleteOwners: {
    id: 'contactSchema.deleteOwners',
    defaultMessage: 'Its values would be permanently deleted.',
    description: 'Why a member can’t delete a property',
  },
  deleteQuestion: {
    id: 'contactSchema.deleteQuestion',
    defaultMessage: 'Delete “{label}”?',
    description: 'Question before a property is deleted',
  },
  deleteAbout: {
    id: 'contactSchema.deleteAbout',
    defaultMessage: 'Its values are permanently deleted, and its key can’t be used again.',
    description: 'What deleting a property means',
  },
  breaks: {
    id: 'contactSchema.breaks',
    defaultMessage: 'It stops working in {where}.',
    description: 'What breaks when a property is deleted; where: such as “2 segments and 1 form”',
  },
  segments: {
    id: 'contactSchema.segments',
    defaultMessage: '{count, plural, one {# segment} other {# segments}}',
    description: 'Where a property is used that is about to be deleted',
  },
  forms: {
    id: 'contactSchema.forms',
    defaultMessage: '{count, plural, one {# form} other {# forms}}',
    description: 'Where a property is used that is about to be deleted',
  },
  connections: {
    id: 'contactSchema.connections',
    defaultMessage: '{count, plural, one {# connection} other {# connections}}',
    description: 'Where a property is used that is about to be deleted',
  },
  deleteFailed: {
    id: 'contactSchema.deleteFailed',
    defaultMessage: 'The property could not be deleted.',
    description: 'In the question before a property is deleted',
  },
  deleted: {
    id: 'contactSchema.deleted',
    defaultMessage: '“{label}” was deleted',
    description: 'Toast, after a property was deleted',
  },
  goneMeanwhile: {
    id: 'contactSchema.goneMeanwhile',
    defaultMessage: '“{label}” was deleted while you had it open',
    description: 'Toast: somebody else deleted the property that is edited here, and its sheet closed',
  },
})
