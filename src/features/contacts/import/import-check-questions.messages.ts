import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  emptyInvalid: {}
  emptyInvalidHint: {}
  wideRows: {}
  wideRowsHint: {}
}>({
  title: {
    id: 'importCheck.title',
    defaultMessage: 'Rows with mistakes',
    description: 'Heading of the choices about rows that a dry run refused',
  },
  emptyInvalid: {
    id: 'importCheck.emptyInvalid',
    defaultMessage: 'Leave invalid cells empty and import their rows',
    description: 'Choice after a dry run: rows are imported without the cells that are not valid',
  },
  emptyInvalidHint: {
    id: 'importCheck.emptyInvalidHint',
    defaultMessage: 'Otherwise a row with an invalid cell is not imported at all.',
    description: 'What happens without the choice to leave invalid cells empty',
  },
  wideRows: {
    id: 'importCheck.wideRows',
    defaultMessage: 'Import rows with too many cells anyway',
    description: 'Choice after a dry run: rows with more cells than columns are imported',
  },
  wideRowsHint: {
    id: 'importCheck.wideRowsHint',
    defaultMessage:
      'A comma in an unquoted value, such as Acme, Inc., moves every later value one column on. Cells beyond the last column are left out.',
    description: 'What is wrong with rows that have more cells than columns, and what importing them does',
  },
})
