import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  yes: {}
  no: {}
  none: {}
}>({
  yes: { id: 'propertyField.yes', defaultMessage: 'Yes', description: 'Value of a property that is true' },
  no: { id: 'propertyField.no', defaultMessage: 'No', description: 'Value of a property that is false' },
  none: {
    id: 'propertyField.none',
    defaultMessage: 'Not set',
    description: 'Choice of a property: it has no value',
  },
})

export const problemMessages = defineMessages<{
  number: {}
  date: {}
  datetime: {}
  email: {}
  url: {}
  json: { example: string }
}>({
  number: {
    id: 'propertyField.number',
    defaultMessage: 'Enter a number, such as 12.5.',
    description: 'Error at the field of a property that is a number',
  },
  date: {
    id: 'propertyField.date',
    defaultMessage: 'Enter a date that exists.',
    description: 'Error at the field of a property that is a date',
  },
  datetime: {
    id: 'propertyField.datetime',
    defaultMessage: 'Enter both a date and a time.',
    description: 'Error at the field of a property that is a date with a time',
  },
  email: {
    id: 'propertyField.email',
    defaultMessage: 'Enter an email address, such as name@example.com.',
    description: 'Error at the field of a property that is an email address',
  },
  url: {
    id: 'propertyField.url',
    defaultMessage: 'Enter an address that begins with https://.',
    description: 'Error at the field of a property that is a web address',
  },
  json: {
    id: 'propertyField.json',
    defaultMessage: 'Enter a JSON object, such as {example}.',
    description: 'Error at the field of a property that holds JSON; example is a short piece of JSON',
  },
})
