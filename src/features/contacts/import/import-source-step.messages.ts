import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  pick: {}
  hint: {}
  source: {}
  file: {}
  rows: {}
  emails: {}
  product: {}
  rowsLabel: {}
  rowsHint: {}
  emailsLabel: {}
  emailsHint: {}
  found: { count: number; repeated: number }
}>({
  pick: {
    id: 'importFile.pick',
    defaultMessage: 'CSV file',
    description: 'Label of the field that takes the file to import',
  },
  hint: {
    id: 'importFile.hint',
    defaultMessage:
      'Any size. UTF-8, Shift_JIS and UTF-16 are detected automatically. Nothing is sent until you start the import.',
    description: 'Hint under the field that takes the file to import',
  },
  source: {
    id: 'importSource.source',
    defaultMessage: 'Where the contacts come from',
    description: 'Names the choice between a file and pasted text',
  },
  file: {
    id: 'importSource.file',
    defaultMessage: 'File',
    description: 'Choice: the contacts come from a file',
  },
  rows: {
    id: 'importSource.rows',
    defaultMessage: 'Paste rows',
    description: 'Choice: the contacts are pasted from a spreadsheet',
  },
  emails: {
    id: 'importSource.emails',
    defaultMessage: 'Paste emails',
    description: 'Choice: only addresses are pasted',
  },
  product: {
    id: 'importSource.product',
    defaultMessage: 'Another product',
    description: 'Choice: the contacts come from listmonk, Mailchimp or Mautic',
  },
  rowsLabel: {
    id: 'importSource.rowsLabel',
    defaultMessage: 'Rows from a spreadsheet',
    description: 'Label of the field into which rows are pasted',
  },
  rowsHint: {
    id: 'importSource.rowsHint',
    defaultMessage: 'Copy the cells with their headings, and paste them here.',
    description: 'Hint at the field into which rows are pasted',
  },
  emailsLabel: {
    id: 'importSource.emailsLabel',
    defaultMessage: 'Email addresses',
    description: 'Label of the field into which addresses are pasted',
  },
  emailsHint: {
    id: 'importSource.emailsHint',
    defaultMessage: 'One per line, or separated by commas. Names are ignored.',
    description: 'Hint at the field into which addresses are pasted',
  },
  found: {
    id: 'importSource.found',
    defaultMessage:
      '{count, plural, =0 {No address found} one {# address found} other {# addresses found}}{repeated, plural, =0 {} other { · # repeated}}',
    description: 'How many addresses are in the pasted text, and how many come more than once',
  },
})
