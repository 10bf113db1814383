import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  reading: {}
  unreadable: {}
  unreadableText: {}
  encoding: {}
  delimiter: {}
  hasHeader: {}
  rows: { count: number; columns: number }
  fatal: {}
  problems: { count: number }
  moreProblems: { count: number }
  preview: {}
}>({
  reading: {
    id: 'importFile.reading',
    defaultMessage: 'Reading the file',
    description: 'Label of the progress while the file is looked through',
  },
  unreadable: {
    id: 'importFile.unreadable',
    defaultMessage: 'The file could not be read',
    description: 'Title when the browser could not read the chosen file',
  },
  unreadableText: {
    id: 'importFile.unreadableText',
    defaultMessage:
      'It may have been moved or changed since you chose it, or you are offline. Choose it again.',
    description: 'What to do when the browser could not read the chosen file',
  },
  encoding: {
    id: 'importFile.encoding',
    defaultMessage: 'Encoding',
    description: 'Choice of the file’s character encoding',
  },
  delimiter: {
    id: 'importFile.delimiter',
    defaultMessage: 'Separator',
    description: 'Choice of what separates the cells of a row',
  },
  hasHeader: {
    id: 'importFile.hasHeader',
    defaultMessage: 'The file has a row of column names',
    description: 'Whether the file has a header',
  },
  rows: {
    id: 'importFile.rows',
    defaultMessage:
      '{count, plural, one {# row} other {# rows}}, {columns, plural, one {# column} other {# columns}}',
    description: 'What was found in the file',
  },
  fatal: {
    id: 'importFile.fatal',
    defaultMessage: 'This file can’t be imported as it is',
    description: 'Title over a problem that stops the import',
  },
  problems: {
    id: 'importFile.problems',
    defaultMessage: '{count, plural, one {# problem found} other {# problems found}}',
    description: 'Title over problems that do not stop the import',
  },
  moreProblems: {
    id: 'importFile.moreProblems',
    defaultMessage: 'and {count, number} more',
    description: 'After the first problems of a file',
  },
  preview: {
    id: 'importFile.preview',
    defaultMessage: 'First rows of the file',
    description: 'Name, for screen readers, of the table with the first rows',
  },
})

export const problemMessages = defineMessages<{
  empty: {}
  binary: {}
  unclosed_quote: { line: number }
  too_many_columns: {}
  no_header: {}
  above_header: { line: number }
  ragged_row: { line: number }
  row_too_long: { line: number }
  stray_quote: { line: number }
  undecodable: { line: number }
}>({
  empty: {
    id: 'importProblem.empty',
    defaultMessage: 'There are no rows to import. At least one contact is needed below the column names.',
    description: 'Problem of a CSV file',
  },
  binary: {
    id: 'importProblem.binary',
    defaultMessage: 'This is not a text file. Save a workbook as CSV first.',
    description: 'Problem of a CSV file',
  },
  unclosed_quote: {
    id: 'importProblem.unclosed_quote',
    defaultMessage: 'Line {line, number}: a quotation mark opens here and never closes.',
    description: 'Problem of a CSV file',
  },
  too_many_columns: {
    id: 'importProblem.too_many_columns',
    defaultMessage: 'There are more than 500 columns. Is the separator right?',
    description: 'Problem of a CSV file',
  },
  no_header: {
    id: 'importProblem.no_header',
    defaultMessage: 'The first row looks like a contact, so the columns have no names.',
    description: 'Problem of a CSV file',
  },
  above_header: {
    id: 'importProblem.above_header',
    defaultMessage: 'Line {line, number} names the columns. What is above it is left out.',
    description: 'Problem of a CSV file: a title or empty cells stand above the names of the columns',
  },
  ragged_row: {
    id: 'importProblem.ragged_row',
    defaultMessage: 'Line {line, number}: the number of cells doesn’t match the columns.',
    description: 'Problem of a CSV file',
  },
  row_too_long: {
    id: 'importProblem.row_too_long',
    defaultMessage: 'Line {line, number}: the row is too long and was cut.',
    description: 'Problem of a CSV file',
  },
  stray_quote: {
    id: 'importProblem.stray_quote',
    defaultMessage: 'Line {line, number}: a quotation mark is out of place.',
    description: 'Problem of a CSV file',
  },
  undecodable: {
    id: 'importProblem.undecodable',
    defaultMessage: 'Line {line, number}: some characters could not be read. Is the encoding right?',
    description: 'Problem of a CSV file',
  },
})

export const delimiterMessages = defineMessages<{ ',': {}; ';': {}; '\t': {}; '|': {} }>({
  ',': {
    id: 'importDelimiter.comma',
    defaultMessage: 'Comma ( , )',
    description: 'What separates the cells of a row',
  },
  ';': {
    id: 'importDelimiter.semicolon',
    defaultMessage: 'Semicolon ( ; )',
    description: 'What separates the cells of a row',
  },
  '\t': {
    id: 'importDelimiter.tab',
    defaultMessage: 'Tab',
    description: 'What separates the cells of a row',
  },
  '|': {
    id: 'importDelimiter.bar',
    defaultMessage: 'Vertical bar ( | )',
    description: 'What separates the cells of a row',
  },
})
