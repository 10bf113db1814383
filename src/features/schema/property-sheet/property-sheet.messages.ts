import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
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
  prefectures: {}
  description: {}
  systemAbout: {}
  saved: { label: string }
  added: { label: string }
  saveFailed: {}
  addConflict: {}
}>({
  add: {
    id: 'propertySheet.add',
    defaultMessage: 'Add property',
    description: 'Title of the sheet that adds a property',
  },
  addButton: {
    id: 'propertySheet.addButton',
    defaultMessage: 'Add',
    description: 'Button of the sheet that adds a property',
  },
  cancel: {
    id: 'propertySheet.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of the sheet of a property',
  },
  save: {
    id: 'propertySheet.save',
    defaultMessage: 'Save',
    description: 'Button of the sheet of a property',
  },
  label: {
    id: 'propertySheet.label',
    defaultMessage: 'Label',
    description: 'Field: what people call a property',
  },
  labelEmpty: {
    id: 'propertySheet.labelEmpty',
    defaultMessage: 'Enter a label.',
    description: 'At the field of a label',
  },
  labelLong: {
    id: 'propertySheet.labelLong',
    defaultMessage: 'Use {max} characters or fewer.',
    description: 'At the field of a label',
  },
  labelTaken: {
    id: 'propertySheet.labelTaken',
    defaultMessage: 'Another property has this label. Choose a different one.',
    description: 'At the field of a label',
  },
  labelEn: {
    id: 'propertySheet.labelEn',
    defaultMessage: 'Label in English',
    description: 'Field of a property',
  },
  labelJa: {
    id: 'propertySheet.labelJa',
    defaultMessage: 'Label in Japanese',
    description: 'Field of a property',
  },
  labelsHint: {
    id: 'propertySheet.labelsHint',
    defaultMessage: 'Forms show these in the reader’s language, or the label if there is none.',
    description: 'Under the labels of both languages',
  },
  key: {
    id: 'propertySheet.key',
    defaultMessage: 'Key',
    description: 'Field: what code calls a property',
  },
  keyHint: {
    id: 'propertySheet.keyHint',
    defaultMessage:
      'Code and imports use it. Lowercase letters, digits and underscores; it can’t be changed later.',
    description: 'Under the field of a key',
  },
  keyFixed: {
    id: 'propertySheet.keyFixed',
    defaultMessage: 'The key stays as it is: code and imports use it.',
    description: 'Under the key of a property that is there',
  },
  keyEmpty: {
    id: 'propertySheet.keyEmpty',
    defaultMessage: 'Enter a key.',
    description: 'At the field of a key',
  },
  keyReserved: {
    id: 'propertySheet.keyReserved',
    defaultMessage: 'This key is reserved. Choose a different one.',
    description: 'At the field of a key',
  },
  keyForm: {
    id: 'propertySheet.keyForm',
    defaultMessage: 'Begin with a lowercase letter, and use only a–z, 0–9 and _, up to 64 characters.',
    description: 'At the field of a key',
  },
  keyTaken: {
    id: 'propertySheet.keyTaken',
    defaultMessage: 'Another property has this key. Choose a different one.',
    description: 'At the field of a key',
  },
  type: {
    id: 'propertySheet.type',
    defaultMessage: 'Type',
    description: 'Field: what a property holds',
  },
  typeFixed: {
    id: 'propertySheet.typeFixed',
    defaultMessage: 'The type can’t be changed, because contacts have values of it.',
    description: 'Under the type of a property that is there',
  },
  options: {
    id: 'propertySheet.options',
    defaultMessage: 'Options',
    description: 'Field: what can be chosen',
  },
  optionsHint: {
    id: 'propertySheet.optionsHint',
    defaultMessage: 'Press Enter after each option.',
    description: 'Under the field of the options',
  },
  optionsEmpty: {
    id: 'propertySheet.optionsEmpty',
    defaultMessage: 'Add at least one option.',
    description: 'At the field of the options',
  },
  prefectures: {
    id: 'propertySheet.prefectures',
    defaultMessage: 'Add the 47 prefectures of Japan',
    description: 'Button under the field of the options while there is none: fills them in',
  },
  description: {
    id: 'propertySheet.description',
    defaultMessage: 'Description',
    description: 'Field of a property',
  },
  systemAbout: {
    id: 'propertySheet.systemAbout',
    defaultMessage: 'The product needs this property, so it can’t be changed or deleted.',
    description: 'In the sheet of a system property',
  },
  saved: {
    id: 'propertySheet.saved',
    defaultMessage: '“{label}” was saved',
    description: 'Toast, after a property was changed',
  },
  added: {
    id: 'propertySheet.added',
    defaultMessage: '“{label}” was added',
    description: 'Toast, after a property was added',
  },
  saveFailed: {
    id: 'propertySheet.saveFailed',
    defaultMessage: 'Failed to save',
    description: 'In the sheet of a property',
  },
  addConflict: {
    id: 'propertySheet.addConflict',
    defaultMessage:
      'Someone changed the schema in the meantime, or this key was used before. Try again, or choose a different key.',
    description: 'In the sheet of a new property',
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
    id: 'propertySheet.type_string',
    defaultMessage: 'Short text',
    description: 'Type of a property',
  },
  text: { id: 'propertySheet.type_text', defaultMessage: 'Long text', description: 'Type of a property' },
  number: { id: 'propertySheet.type_number', defaultMessage: 'Number', description: 'Type of a property' },
  boolean: {
    id: 'propertySheet.type_boolean',
    defaultMessage: 'Yes or no',
    description: 'Type of a property',
  },
  date: { id: 'propertySheet.type_date', defaultMessage: 'Date', description: 'Type of a property' },
  datetime: {
    id: 'propertySheet.type_datetime',
    defaultMessage: 'Date and time',
    description: 'Type of a property',
  },
  select: { id: 'propertySheet.type_select', defaultMessage: 'Choice', description: 'Type of a property' },
  multi_select: {
    id: 'propertySheet.type_multi_select',
    defaultMessage: 'Choices',
    description: 'Type of a property',
  },
  url: { id: 'propertySheet.type_url', defaultMessage: 'URL', description: 'Type of a property' },
  email: { id: 'propertySheet.type_email', defaultMessage: 'Email', description: 'Type of a property' },
  phone: { id: 'propertySheet.type_phone', defaultMessage: 'Phone', description: 'Type of a property' },
  json: { id: 'propertySheet.type_json', defaultMessage: 'JSON', description: 'Type of a property' },
})
