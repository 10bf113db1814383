import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  loadingRow: {}
  selectAll: {}
  selectRow: { row: string }
  rowMenu: { row: string }
  actions: {}
}>({
  loadingRow: {
    id: 'dataTable.loadingRow',
    defaultMessage: 'Loading',
    description: 'Name, for screen readers, of a cell whose row has not arrived yet',
  },
  selectAll: {
    id: 'dataTable.selectAll',
    defaultMessage: 'Select all',
    description: 'Name of the checkbox in a table head that selects every row',
  },
  selectRow: {
    id: 'dataTable.selectRow',
    defaultMessage: 'Select {row}',
    description: 'Name of the checkbox of one row; row is its name or email address',
  },
  rowMenu: {
    id: 'dataTable.rowMenu',
    defaultMessage: 'Actions for {row}',
    description:
      'Name of the button at the end of a row that opens its menu; row is its name or email address',
  },
  actions: {
    id: 'dataTable.actions',
    defaultMessage: 'Actions',
    description: 'Head, for screen readers, of the column with the menu buttons of the rows',
  },
})
