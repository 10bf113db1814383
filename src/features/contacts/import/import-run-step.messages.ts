import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  checking: {}
  importing: {}
  progress: { done: number; total: number }
  checked: {}
  checkedText: {}
  imported: {}
  importedText: {}
  importedSomeText: {}
  canceled: {}
  canceledText: { done: number }
  canceledCheckText: {}
  unreadable: {}
  stopped: {}
  stoppedCheck: {}
  stoppedText: { done: number }
  pause: {}
  resume: {}
  cancel: {}
  created: {}
  updated: {}
  unchanged: {}
  skipped: {}
  suppressed: {}
  invalid: {}
  failures: { count: number }
  line: { line: number }
  download: {}
  willChange: { count: number }
  changed: { count: number }
  change: { property: string; before: string; after: string }
  joinsList: {}
  moreChanges: { count: number }
}>({
  checking: {
    id: 'importRun.checking',
    defaultMessage: 'Dry run: nothing is changed',
    description: 'Label of the progress while the import is tried',
  },
  importing: {
    id: 'importRun.importing',
    defaultMessage: 'Importing',
    description: 'Label of the progress while the import runs',
  },
  progress: {
    id: 'importRun.progress',
    defaultMessage: '{done, number} of {total, number} rows',
    description: 'How far an import is',
  },
  checked: {
    id: 'importRun.checked',
    defaultMessage: 'This is what the import would do',
    description: 'Title when the dry run is over',
  },
  checkedText: {
    id: 'importRun.checkedText',
    defaultMessage: 'Nothing has been changed yet. Start the import when the figures look right.',
    description: 'What to do after the dry run',
  },
  imported: {
    id: 'importRun.imported',
    defaultMessage: 'Import finished',
    description: 'Title when the import is over',
  },
  importedText: {
    id: 'importRun.importedText',
    defaultMessage: 'Every row was imported.',
    description: 'When an import had no failures',
  },
  importedSomeText: {
    id: 'importRun.importedSomeText',
    defaultMessage: 'Some rows were not imported, or only in part. They are listed below with the reason.',
    description: 'When an import had failures',
  },
  canceled: {
    id: 'importRun.canceled',
    defaultMessage: 'Import stopped',
    description: 'Title when an import was cancelled',
  },
  canceledText: {
    id: 'importRun.canceledText',
    defaultMessage: '{done, plural, one {# row was} other {# rows were}} imported before and stay.',
    description: 'What is left of a cancelled import',
  },
  canceledCheckText: {
    id: 'importRun.canceledCheckText',
    defaultMessage: 'Nothing was changed.',
    description: 'What is left of a cancelled dry run',
  },
  unreadable: {
    id: 'importRun.unreadable',
    defaultMessage:
      'The file could not be read to its end. It may have been moved or changed since you chose it. Choose it again.',
    description: 'Why an import or a dry run stopped by itself',
  },
  stopped: {
    id: 'importRun.stopped',
    defaultMessage: 'The import had to pause',
    description: 'Title when a part of the import failed',
  },
  stoppedCheck: {
    id: 'importRun.stoppedCheck',
    defaultMessage: 'The dry run had to pause',
    description: 'Title when a part of the dry run failed',
  },
  stoppedText: {
    id: 'importRun.stoppedText',
    defaultMessage:
      '{done, plural, one {# row is} other {# rows are}} done. Retry continues with the next row. No row is imported twice.',
    description: 'What to do when a part of the import failed',
  },
  pause: { id: 'importRun.pause', defaultMessage: 'Pause', description: 'Button that pauses the import' },
  resume: {
    id: 'importRun.resume',
    defaultMessage: 'Resume',
    description: 'Button that goes on with a paused import',
  },
  cancel: {
    id: 'importRun.cancel',
    defaultMessage: 'Cancel import',
    description: 'Button that ends the import',
  },
  created: {
    id: 'importRun.created',
    defaultMessage: 'New',
    description: 'Figure: contacts that an import creates',
  },
  updated: {
    id: 'importRun.updated',
    defaultMessage: 'Updated',
    description: 'Figure: contacts that an import changes',
  },
  unchanged: {
    id: 'importRun.unchanged',
    defaultMessage: 'Unchanged',
    description: 'Figure: rows that change nothing',
  },
  skipped: {
    id: 'importRun.skipped',
    defaultMessage: 'Skipped',
    description: 'Figure: rows that are left out by the rules',
  },
  suppressed: {
    id: 'importRun.suppressed',
    defaultMessage: 'Suppressed',
    description: 'Figure: people who get no mail and stay so',
  },
  invalid: {
    id: 'importRun.invalid',
    defaultMessage: 'Invalid',
    description: 'Figure: rows that can’t be imported',
  },
  failures: {
    id: 'importRun.failures',
    defaultMessage: '{count, plural, one {# row needs attention} other {# rows need attention}}',
    description: 'Heading over the rows that were not imported, or only in part',
  },
  line: {
    id: 'importRun.line',
    defaultMessage: 'Line {line, number}',
    description: 'Where a failed row stands in the file',
  },
  download: {
    id: 'importRun.download',
    defaultMessage: 'Download as CSV',
    description: 'Button that saves the failed rows with their reasons as a file',
  },
  willChange: {
    id: 'importRun.willChange',
    defaultMessage: '{count, plural, one {# contact will change} other {# contacts will change}}',
    description: 'Heading over the contacts that an import would change',
  },
  changed: {
    id: 'importRun.changed',
    defaultMessage: '{count, plural, one {# contact was changed} other {# contacts were changed}}',
    description: 'Heading over the contacts that an import changed',
  },
  change: {
    id: 'importRun.change',
    defaultMessage: '{property}: {before} → {after}',
    description: 'What an import changes in a contact: the value that was there and the one of the file',
  },
  joinsList: {
    id: 'importRun.joinsList',
    defaultMessage: 'Joins the chosen mailing lists',
    description: 'What an import changes in a contact: it comes on lists on which it was not',
  },
  moreChanges: {
    id: 'importRun.moreChanges',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
    description: 'Below the first contacts that an import changes: how many more there are',
  },
})
