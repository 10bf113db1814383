import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  steps: {}
  file: {}
  map: {}
  rules: {}
  check: {}
  run: {}
  back: {}
  next: {}
  tryIt: {}
  importNow: { count: number }
  done: {}
  needsEmail: {}
  needsConsent: {}
  schemaFailed: {}
  leaveTitle: {}
  leaveText: {}
  leaveConfirm: {}
  leaveStay: {}
  goOn: {}
  interrupted: { done: number; total: number }
  noUndo: {}
}>({
  goOn: {
    id: 'import.goOn',
    defaultMessage: 'Continue',
    description: 'Button that continues an import that was interrupted',
  },
  interrupted: {
    id: 'import.interrupted',
    defaultMessage: 'This import was interrupted: {done, number} of {total, number} rows are done.',
    description: 'Shown when a file is chosen, or rows are pasted, whose import was interrupted',
  },
  noUndo: {
    id: 'import.noUndo',
    defaultMessage: 'This import can’t be undone: this browser keeps no record of it.',
    description: 'Shown after an import where the browser could keep nothing',
  },
  title: {
    id: 'import.title',
    defaultMessage: 'Import contacts',
    description: 'Title of the sheet that imports contacts from a file',
  },
  steps: {
    id: 'import.steps',
    defaultMessage: 'Steps of the import',
    description: 'Name, for screen readers, of the list of steps',
  },
  file: { id: 'import.file', defaultMessage: 'File', description: 'Step of the import: choose a file' },
  map: {
    id: 'import.map',
    defaultMessage: 'Columns',
    description: 'Step of the import: say what each column is',
  },
  rules: {
    id: 'import.rules',
    defaultMessage: 'Rules',
    description: 'Step of the import: lists, existing contacts, consent',
  },
  check: {
    id: 'import.check',
    defaultMessage: 'Dry run',
    description: 'Step of the import: see what would happen, without changing anything',
  },
  run: { id: 'import.run', defaultMessage: 'Import', description: 'Step of the import: it happens' },
  back: {
    id: 'import.back',
    defaultMessage: 'Back',
    description: 'Button that goes one step back; nothing chosen is lost',
  },
  next: { id: 'import.next', defaultMessage: 'Next', description: 'Button that goes one step on' },
  tryIt: {
    id: 'import.tryIt',
    defaultMessage: 'Start dry run',
    description: 'Button that tries the import without changing anything',
  },
  importNow: {
    id: 'import.importNow',
    defaultMessage: '{count, plural, one {Import # row} other {Import # rows}}',
    description: 'Button that starts the import for real',
  },
  done: {
    id: 'import.done',
    defaultMessage: 'Done',
    description: 'Button that closes the sheet when the import is over',
  },
  needsEmail: {
    id: 'import.needsEmail',
    defaultMessage: 'Choose the column that holds the email address.',
    description: 'Why one can’t go on from the columns',
  },
  needsConsent: {
    id: 'import.needsConsent',
    defaultMessage: 'Confirm consent to continue.',
    description: 'Why one can’t go on from the rules',
  },
  schemaFailed: {
    id: 'import.schemaFailed',
    defaultMessage: 'The properties of contacts could not be loaded',
    description: 'Title of the error when columns can’t be matched yet',
  },
  leaveTitle: {
    id: 'import.leaveTitle',
    defaultMessage: 'Stop the import?',
    description: 'Question when the sheet is closed while an import runs',
  },
  leaveText: {
    id: 'import.leaveText',
    defaultMessage: 'Rows that are imported already stay. The rest will not be imported.',
    description: 'What happens when a running import is stopped',
  },
  leaveConfirm: {
    id: 'import.leaveConfirm',
    defaultMessage: 'Stop import',
    description: 'Button that stops a running import',
  },
  leaveStay: {
    id: 'import.leaveStay',
    defaultMessage: 'Keep importing',
    description: 'Button that goes back to the running import instead of stopping it',
  },
})
