import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  yes: {}
  no: {}
  more: { count: number }
  edit: { property: string; contact: string }
  cell: { value: string; property: string; contact: string }
  save: {}
  cancel: {}
  json: {}
  failed: { contact: string; reason: string }
  leftSaved: { contact: string }
  sort: {}
  sortBy: {}
  order: {}
  ascending: {}
  descending: {}
  refresh: {}
}>({
  yes: {
    id: 'contactCells.yes',
    defaultMessage: 'Yes',
    description: 'Said to screen readers of a property that is true',
  },
  no: {
    id: 'contactCells.no',
    defaultMessage: 'No',
    description: 'Said to screen readers of a property that is false',
  },
  more: {
    id: 'contactCells.more',
    defaultMessage: '+{count, number}',
    description: 'How many lists or segments of a contact are not shown in its row',
  },
  edit: {
    id: 'contactCells.edit',
    defaultMessage: '{property} of {contact}',
    description: 'Name of what opens at a cell to change a property of a contact; contact is an address',
  },
  cell: {
    id: 'contactCells.cell',
    defaultMessage: '{value}, {property} of {contact}',
    description: 'Said to screen readers of a cell that holds a value; contact is an address',
  },
  save: {
    id: 'contactCells.save',
    defaultMessage: 'Save',
    description: 'Keeps the changed property of a contact',
  },
  cancel: {
    id: 'contactCells.cancel',
    defaultMessage: 'Cancel',
    description: 'Leaves the property of a contact as it is',
  },
  json: {
    id: 'contactCells.json',
    defaultMessage: 'Show data',
    description: 'In a cell: opens a property that holds structured data',
  },
  failed: {
    id: 'contactCells.failed',
    defaultMessage: '{contact} was not changed. {reason}',
    description: 'A property changed in the table was not kept; reason is what the server said',
  },
  leftSaved: {
    id: 'contactCells.leftSaved',
    defaultMessage: '{contact} left this part of the list. What you typed was saved.',
    description: 'The row of a contact went while a property was being edited in it',
  },
  sort: {
    id: 'contactCells.sort',
    defaultMessage: 'Sort',
    description: 'Button that opens the choice of the order of the contacts',
  },
  sortBy: {
    id: 'contactCells.sortBy',
    defaultMessage: 'Sort by',
    description: 'Heading over the columns that the contacts can be sorted by',
  },
  order: {
    id: 'contactCells.order',
    defaultMessage: 'Order',
    description: 'Heading over the two directions of sorting',
  },
  ascending: {
    id: 'contactCells.ascending',
    defaultMessage: 'Ascending',
    description: 'Direction of sorting: A to Z, oldest first',
  },
  descending: {
    id: 'contactCells.descending',
    defaultMessage: 'Descending',
    description: 'Direction of sorting: Z to A, newest first',
  },
  refresh: {
    id: 'contactCells.refresh',
    defaultMessage: 'Refresh',
    description: 'Button that asks for the contacts and their number again',
  },
})
