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
  addButton: {}
  cancel: {}
  save: {}
  label: {}
  labelEmpty: {}
  labelLong: { max: number }
  labelTaken: {}
  labelEn: {}
  labelJa: {}
  labelsHint: {}
  key: {}
  copyKey: { key: string }
  keyHint: {}
  keyFixed: {}
  keyEmpty: {}
  keyReserved: {}
  keyForm: {}
  keyTaken: {}
  type: {}
  typeFixed: {}
  options: {}
  optionsHint: {}
  optionsEmpty: {}
  description: {}
  usedBy: {}
  filled: {}
  system: {}
  systemAbout: {}
  systemReason: {}
  view: {}
  edit: {}
  moveUp: {}
  moveDown: {}
  moveFailed: {}
  saved: { label: string }
  added: { label: string }
  saveFailed: {}
  addConflict: {}
  delete: {}
  deleteOwners: {}
  deleteQuestion: { label: string }
  deleteAbout: {}
  breaks: { segments: number; forms: number; connections: number }
  deleteFailed: {}
  deleted: { label: string }
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
    description: 'Button and title of the sheet that adds a property',
  },
  addButton: {
    id: 'contactSchema.addButton',
    defaultMessage: 'Add',
    description: 'Button of the sheet that adds a property',
  },
  cancel: {
    id: 'contactSchema.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of the sheet of a property',
  },
  save: {
    id: 'contactSchema.save',
    defaultMessage: 'Save',
    description: 'Button of the sheet of a property',
  },
  label: {
    id: 'contactSchema.label',
    defaultMessage: 'Label',
    description: 'Column and field: what people call a property',
  },
  labelEmpty: {
    id: 'contactSchema.labelEmpty',
    defaultMessage: 'Enter a label.',
    description: 'At the field of a label',
  },
  labelLong: {
    id: 'contactSchema.labelLong',
    defaultMessage: 'Use {max} characters or fewer.',
    description: 'At the field of a label',
  },
  labelTaken: {
    id: 'contactSchema.labelTaken',
    defaultMessage: 'Another property has this label. Choose a different one.',
    description: 'At the field of a label',
  },
  labelEn: {
    id: 'contactSchema.labelEn',
    defaultMessage: 'Label in English',
    description: 'Field of a property',
  },
  labelJa: {
    id: 'contactSchema.labelJa',
    defaultMessage: 'Label in Japanese',
    description: 'Field of a property',
  },
  labelsHint: {
    id: 'contactSchema.labelsHint',
    defaultMessage: 'Forms show these in the reader’s language, else the label.',
    description: 'Under the labels of both languages',
  },
  key: {
    id: 'contactSchema.key',
    defaultMessage: 'Key',
    description: 'Column and field: what code calls a property',
  },
  copyKey: {
    id: 'contactSchema.copyKey',
    defaultMessage: 'Copy key {key}',
    description: 'Button beside the key of a property',
  },
  keyHint: {
    id: 'contactSchema.keyHint',
    defaultMessage:
      'Code and imports use it. Lowercase letters, digits and underscores; it can’t be changed later.',
    description: 'Under the field of a key',
  },
  keyFixed: {
    id: 'contactSchema.keyFixed',
    defaultMessage: 'The key stays as it is: code and imports use it.',
    description: 'Under the key of a property that is there',
  },
  keyEmpty: {
    id: 'contactSchema.keyEmpty',
    defaultMessage: 'Enter a key.',
    description: 'At the field of a key',
  },
  keyReserved: {
    id: 'contactSchema.keyReserved',
    defaultMessage: 'This key is reserved. Choose a different one.',
    description: 'At the field of a key',
  },
  keyForm: {
    id: 'contactSchema.keyForm',
    defaultMessage: 'Begin with a lowercase letter; use only a–z, 0–9 and _ , 64 characters at most.',
    description: 'At the field of a key',
  },
  keyTaken: {
    id: 'contactSchema.keyTaken',
    defaultMessage: 'Another property has this key. Choose a different one.',
    description: 'At the field of a key',
  },
  type: {
    id: 'contactSchema.type',
    defaultMessage: 'Type',
    description: 'Column and field: what a property holds',
  },
  typeFixed: {
    id: 'contactSchema.typeFixed',
    defaultMessage: 'The type can’t be changed, because contacts have values of it.',
    description: 'Under the type of a property that is there',
  },
  options: {
    id: 'contactSchema.options',
    defaultMessage: 'Options',
    description: 'Column and field: what can be chosen',
  },
  optionsHint: {
    id: 'contactSchema.optionsHint',
    defaultMessage: 'Press Enter after each option.',
    description: 'Under the field of the options',
  },
  optionsEmpty: {
    id: 'contactSchema.optionsEmpty',
    defaultMessage: 'Add at least one option.',
    description: 'At the field of the options',
  },
  description: {
    id: 'contactSchema.description',
    defaultMessage: 'Description',
    description: 'Field of a property',
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
  systemAbout: {
    id: 'contactSchema.systemAbout',
    defaultMessage: 'The product needs this property, so it can’t be changed or deleted.',
    description: 'In the sheet of a system property',
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
  saved: {
    id: 'contactSchema.saved',
    defaultMessage: '“{label}” was saved',
    description: 'Toast, after a property was changed',
  },
  added: {
    id: 'contactSchema.added',
    defaultMessage: '“{label}” was added',
    description: 'Toast, after a property was added',
  },
  saveFailed: {
    id: 'contactSchema.saveFailed',
    defaultMessage: 'Failed to save',
    description: 'In the sheet of a property',
  },
  addConflict: {
    id: 'contactSchema.addConflict',
    defaultMessage:
      'Someone changed the schema in the meantime, or this key was used before. Try again, or choose a different key.',
    description: 'In the sheet of a new property',
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
    defaultMessage:
      'It stops working in {segments, plural, one {# segment} other {# segments}}, {forms, plural, one {# form} other {# forms}} and {connections, plural, one {# connection} other {# connections}}.',
    description: 'What breaks when a property is deleted',
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
})

export const typeMessages = defineMessages<{
  string: {}
  text: {}
  number: {}
  boolean: {}
  date: {}
  datetime: {}
  select: {}
  multi_select: {}
  url: {}
  email: {}
  phone: {}
  json: {}
}>({
  string: {
    id: 'contactSchema.type_string',
    defaultMessage: 'Short text',
    description: 'Type of a property',
  },
  text: { id: 'contactSchema.type_text', defaultMessage: 'Long text', description: 'Type of a property' },
  number: { id: 'contactSchema.type_number', defaultMessage: 'Number', description: 'Type of a property' },
  boolean: {
    id: 'contactSchema.type_boolean',
    defaultMessage: 'Yes or no',
    description: 'Type of a property',
  },
  date: { id: 'contactSchema.type_date', defaultMessage: 'Date', description: 'Type of a property' },
  datetime: {
    id: 'contactSchema.type_datetime',
    defaultMessage: 'Date and time',
    description: 'Type of a property',
  },
  select: { id: 'contactSchema.type_select', defaultMessage: 'Choice', description: 'Type of a property' },
  multi_select: {
    id: 'contactSchema.type_multi_select',
    defaultMessage: 'Choices',
    description: 'Type of a property',
  },
  url: { id: 'contactSchema.type_url', defaultMessage: 'URL', description: 'Type of a property' },
  email: { id: 'contactSchema.type_email', defaultMessage: 'Email', description: 'Type of a property' },
  phone: { id: 'contactSchema.type_phone', defaultMessage: 'Phone', description: 'Type of a property' },
  json: { id: 'contactSchema.type_json', defaultMessage: 'JSON', description: 'Type of a property' },
})
