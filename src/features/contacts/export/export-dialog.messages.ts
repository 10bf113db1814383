import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  says: { rows: number; columns: number }
  saysColumns: { columns: number }
  form: {}
  shown: {}
  shownHint: {}
  import: {}
  importHint: {}
  yes: {}
  no: {}
  columns: {}
  visible: { count: number }
  all: { count: number }
  allHint: {}
  allShownHint: {}
  encoding: {}
  utf8: {}
  utf8Hint: {}
  shiftJis: {}
  shiftJisHint: {}
  fileName: {}
  cancel: {}
  export: {}
  done: { count: number }
  failed: { reason: string }
  offline: {}
  slow: {}
  writing: {}
  progress: { done: number; total: number }
  schemaFailed: {}
}>({
  title: {
    id: 'exportContacts.title',
    defaultMessage: 'Export contacts',
    description: 'Title of the dialog that makes a CSV file',
  },
  says: {
    id: 'exportContacts.says',
    defaultMessage:
      '{rows, plural, one {# contact} other {# contacts}} with {columns, plural, one {# column} other {# columns}} will be in the file.',
    description: 'Says what an export will hold before it is made',
  },
  saysColumns: {
    id: 'exportContacts.saysColumns',
    defaultMessage:
      'All contacts of this list with {columns, plural, one {# column} other {# columns}} will be in the file.',
    description: 'Says what an export will hold where the number of contacts is not known',
  },
  form: {
    id: 'exportContacts.form',
    defaultMessage: 'Headers and values',
    description: 'Question of an export: whom the file is for',
  },
  shown: {
    id: 'exportContacts.shown',
    defaultMessage: 'As shown',
    description: 'Choice of an export: headers and values as the list shows them',
  },
  shownHint: {
    id: 'exportContacts.shownHint',
    defaultMessage: 'For people to read: labels, your language and local times.',
    description: 'What the choice ‘As shown’ is for',
  },
  import: {
    id: 'exportContacts.import',
    defaultMessage: 'For import',
    description: 'Choice of an export: headers and values as an import reads them',
  },
  importHint: {
    id: 'exportContacts.importHint',
    defaultMessage: 'For importing here again and for other programs: keys, codes and times in UTC.',
    description: 'What the choice ‘For import’ is for',
  },
  yes: {
    id: 'exportContacts.yes',
    defaultMessage: 'Yes',
    description: 'Cell of an export: a property is true',
  },
  no: {
    id: 'exportContacts.no',
    defaultMessage: 'No',
    description: 'Cell of an export: a property is false',
  },
  columns: {
    id: 'exportContacts.columns',
    defaultMessage: 'Columns',
    description: 'Question of an export: which columns',
  },
  visible: {
    id: 'exportContacts.visible',
    defaultMessage: 'Those of the list ({count, number})',
    description: 'Choice of an export: the columns that the list shows',
  },
  all: {
    id: 'exportContacts.all',
    defaultMessage: 'All ({count, number})',
    description: 'Choice of an export: every column there is',
  },
  allHint: {
    id: 'exportContacts.allHint',
    defaultMessage:
      'Imported again, such a file brings back addresses, names, properties, statuses and subscriptions, but no history.',
    description: 'Hint at the choice of every column',
  },
  allShownHint: {
    id: 'exportContacts.allShownHint',
    defaultMessage: 'Every column that the list can show.',
    description: 'Hint at the choice of every column, in a file for people',
  },
  encoding: {
    id: 'exportContacts.encoding',
    defaultMessage: 'Encoding',
    description: 'Question of an export: how characters are written',
  },
  utf8: { id: 'exportContacts.utf8', defaultMessage: 'UTF-8', description: 'Choice of an export: encoding' },
  utf8Hint: {
    id: 'exportContacts.utf8Hint',
    defaultMessage: 'For every language. Excel and Numbers open it as it is.',
    description: 'Hint at the encoding UTF-8',
  },
  shiftJis: {
    id: 'exportContacts.shiftJis',
    defaultMessage: 'Shift_JIS',
    description: 'Choice of an export: encoding',
  },
  shiftJisHint: {
    id: 'exportContacts.shiftJisHint',
    defaultMessage: 'For older Japanese programs. Characters that it does not have become question marks.',
    description: 'Hint at the encoding Shift_JIS',
  },
  fileName: {
    id: 'exportContacts.fileName',
    defaultMessage: 'File name',
    description: 'Label of the name that an export gets',
  },
  cancel: { id: 'exportContacts.cancel', defaultMessage: 'Cancel', description: 'Closes the export dialog' },
  export: {
    id: 'exportContacts.export',
    defaultMessage: 'Export',
    description: 'Button that makes the CSV file',
  },
  done: {
    id: 'exportContacts.done',
    defaultMessage: '{count, plural, one {# contact was} other {# contacts were}} exported.',
    description: 'Toast after an export',
  },
  failed: {
    id: 'exportContacts.failed',
    defaultMessage: 'The file could not be created. {reason}',
    description: 'Error of an export; reason is what the server said',
  },
  slow: {
    id: 'exportContacts.slow',
    defaultMessage: 'The server didn’t respond in time. What was fetched is kept. Try again to continue.',
    description: 'Why a file could not be made: an answer took too long',
  },
  writing: {
    id: 'exportContacts.writing',
    defaultMessage: 'Writing the file',
    description: 'Label of the progress of a large export',
  },
  progress: {
    id: 'exportContacts.progress',
    defaultMessage: '{done, number} of {total, plural, one {# contact} other {# contacts}}',
    description: 'How many contacts of a large export have come',
  },
  schemaFailed: {
    id: 'exportContacts.schemaFailed',
    defaultMessage: 'The properties of contacts could not be loaded.',
    description: 'Error of an export of all columns: which columns there are is not known',
  },
  offline: {
    id: 'exportContacts.offline',
    defaultMessage:
      'The file could not be created because you are offline. Try again when you are connected.',
    description: 'Error of an export without a network',
  },
})
