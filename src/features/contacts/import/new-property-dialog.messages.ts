import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: { column: string }
  label: {}
  key: {}
  keyHint: {}
  type: {}
  typeHint: {}
  cancel: {}
  add: {}
  failed: { reason: string }
}>({
  title: {
    id: 'newProperty.title',
    defaultMessage: 'Add a property for “{column}”',
    description: 'Title of the dialog that makes a property for a column of a file',
  },
  label: {
    id: 'newProperty.label',
    defaultMessage: 'Label',
    description: 'Label of the field for what a new property is called',
  },
  key: {
    id: 'newProperty.key',
    defaultMessage: 'Key',
    description: 'Label of the field for the key of a new property',
  },
  keyHint: {
    id: 'newProperty.keyHint',
    defaultMessage: 'Lowercase letters, digits and underscores. It can’t be changed later.',
    description: 'Hint at the key of a new property',
  },
  type: {
    id: 'newProperty.type',
    defaultMessage: 'Type',
    description: 'Label of the choice of what kind of value a new property holds',
  },
  typeHint: {
    id: 'newProperty.typeHint',
    defaultMessage: 'Guessed from the values of the column. It can’t be changed later.',
    description: 'Hint at the type of a new property',
  },
  cancel: {
    id: 'newProperty.cancel',
    defaultMessage: 'Cancel',
    description: 'Closes the dialog without a new property',
  },
  add: {
    id: 'newProperty.add',
    defaultMessage: 'Add',
    description: 'Button that makes the property',
  },
  failed: {
    id: 'newProperty.failed',
    defaultMessage: 'The property could not be added. {reason}',
    description: 'Error when the server refused a new property; reason is what it said',
  },
})

export const labelMessages = defineMessages<{
  empty: {}
  taken: {}
  long: {}
}>({
  empty: {
    id: 'newProperty.labelMissing',
    defaultMessage: 'Enter a label.',
    description: 'Error at the label of a new property',
  },
  taken: {
    id: 'newProperty.labelTaken',
    defaultMessage: 'Another property has this label. Choose a different one.',
    description: 'Error at the label of a new property',
  },
  long: {
    id: 'newProperty.labelLong',
    defaultMessage: 'Use 60 characters or fewer.',
    description: 'Error at the label of a new property',
  },
})

export const keyMessages = defineMessages<{
  empty: {}
  form: {}
  taken: {}
  reserved: {}
}>({
  empty: {
    id: 'newProperty.keyMissing',
    defaultMessage: 'Enter a key.',
    description: 'Error at the key of a new property',
  },
  form: {
    id: 'newProperty.keyForm',
    defaultMessage: 'Begin with a lowercase letter, and use lowercase letters, digits and underscores only.',
    description: 'Error at the key of a new property',
  },
  taken: {
    id: 'newProperty.keyTaken',
    defaultMessage: 'Another property has this key. Choose a different one.',
    description: 'Error at the key of a new property',
  },
  reserved: {
    id: 'newProperty.keyReserved',
    defaultMessage: 'This key is reserved. Choose a different one.',
    description: 'Error at the key of a new property',
  },
})

export const typeMessages = defineMessages<{
  string: {}
  number: {}
  boolean: {}
  date: {}
  email: {}
  url: {}
}>({
  string: {
    id: 'newProperty.string',
    defaultMessage: 'Text',
    description: 'Type of a property',
  },
  number: {
    id: 'newProperty.number',
    defaultMessage: 'Number',
    description: 'Type of a property',
  },
  boolean: {
    id: 'newProperty.boolean',
    defaultMessage: 'Yes or no',
    description: 'Type of a property',
  },
  date: {
    id: 'newProperty.date',
    defaultMessage: 'Date',
    description: 'Type of a property',
  },
  email: {
    id: 'newProperty.email',
    defaultMessage: 'Email',
    description: 'Type of a property',
  },
  url: {
    id: 'newProperty.url',
    defaultMessage: 'Web address',
    description: 'Type of a property',
  },
})
