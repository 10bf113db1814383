import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  columns: {}
  width: { column: string }
  moveUp: { column: string }
  moveDown: { column: string }
  moved: { column: string; place: number; count: number }
  always: {}
  reset: {}
}>({
  columns: {
    id: 'dataTable.columns',
    defaultMessage: 'Columns',
    description: 'Button that opens the choice of the columns of a table, and the name of that choice',
  },
  width: {
    id: 'dataTable.width',
    defaultMessage: 'Width of {column}',
    description: 'Name of the edge of a table column that can be moved; column is its head',
  },
  moveUp: {
    id: 'dataTable.moveUp',
    defaultMessage: 'Move {column} up',
    description: 'Button that puts a column one place earlier; column is its head',
  },
  moveDown: {
    id: 'dataTable.moveDown',
    defaultMessage: 'Move {column} down',
    description: 'Button that puts a column one place later; column is its head',
  },
  moved: {
    id: 'dataTable.moved',
    defaultMessage: '{column}: {place, number} of {count, number}',
    description: 'Said to screen readers once a column was moved: its new place among all columns',
  },
  always: {
    id: 'dataTable.always',
    defaultMessage: 'Always shown first',
    description: 'Beside the column of a table that names its rows and can’t be hidden or moved',
  },
  reset: {
    id: 'dataTable.reset',
    defaultMessage: 'Reset columns',
    description: 'Button that shows all columns again, in their first order and widths',
  },
})
