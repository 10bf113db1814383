import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  lead: {}
  leftOut: {}
  family: {}
  given: {}
  noSamples: {}
  target: { column: string }
  listSubscriptions: {}
  newProperty: {}
  planned: { label: string }
  newPropertyFor: { column: string }
  guessedType: {}
  namedAddress: { name: string; email: string }
}>({
  listSubscriptions: {
    id: 'importMap.listSubscriptions',
    defaultMessage: 'Mailing lists with subscription',
    description: 'What a column becomes: the lists of the contact, each with whether it is subscribed',
  },
  newProperty: {
    id: 'importMap.newProperty',
    defaultMessage: 'New property…',
    description: 'Choice of what a column becomes: a property that is made now',
  },
  planned: {
    id: 'importMap.planned',
    defaultMessage: 'New property: {label}',
    description: 'What a column becomes: a property that the import makes; label is its name',
  },
  newPropertyFor: {
    id: 'importMap.newPropertyFor',
    defaultMessage: 'Add a property for “{column}”',
    description: 'Title of the sheet that makes a property for a column of a file',
  },
  guessedType: {
    id: 'importMap.guessedType',
    defaultMessage: 'Guessed from the values of the column. It can’t be changed later.',
    description: 'Hint at the type of a new property',
  },
  namedAddress: {
    id: 'importMap.namedAddress',
    defaultMessage: 'Names before the addresses become the names of the contacts: {email} is {name}.',
    description:
      'Below the column of addresses, where cells are such as Taro Yamada <taro@example.jp> and no column is the name',
  },
  lead: {
    id: 'importMap.lead',
    defaultMessage: 'Choose what each column becomes. Columns that are left out are not sent.',
    description: 'What to do in the step that matches columns',
  },
  leftOut: {
    id: 'importMap.leftOut',
    defaultMessage: 'Leave out',
    description: 'Choice: the column is not imported',
  },
  family: {
    id: 'importMap.family',
    defaultMessage: 'Family name (part of the name)',
    description: 'Choice: the column is the family name, which is joined with the given name',
  },
  given: {
    id: 'importMap.given',
    defaultMessage: 'Given name (part of the name)',
    description: 'Choice: the column is the given name, which is joined with the family name',
  },
  noSamples: {
    id: 'importMap.noSamples',
    defaultMessage: 'No values in the first rows',
    description: 'In place of sample values of a column',
  },
  target: {
    id: 'importMap.target',
    defaultMessage: 'Property for the column {column}',
    description: 'Name of the choice of what a column becomes',
  },
})
