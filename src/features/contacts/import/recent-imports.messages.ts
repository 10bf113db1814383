import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  over: { created: number; updated: number }
  stopped: { done: number; total: number }
  underWay: {}
  forget: {}
  download: {}
  downloadNamed: { name: string }
  forgetNamed: { name: string }
}>({
  title: {
    id: 'recentImports.title',
    defaultMessage: 'Imports of the last 24 hours',
    description: 'Heading over imports that can be undone or go on',
  },
  over: {
    id: 'recentImports.over',
    defaultMessage: '{created, number} new, {updated, number} changed',
    description: 'What came of an import, in contacts',
  },
  stopped: {
    id: 'recentImports.stopped',
    defaultMessage:
      'Stopped after {done, number} of {total, number} rows. Choose the same file, or paste the same rows, to continue where it stopped.',
    description: 'An import that was interrupted, and how it goes on',
  },
  underWay: {
    id: 'recentImports.underWay',
    defaultMessage: 'In progress in another tab',
    description: 'An import that another tab of the browser runs or undoes just now',
  },
  forget: {
    id: 'recentImports.forget',
    defaultMessage: 'Keep it',
    description: 'Takes an import off the list, so that it stays as it is',
  },
  download: {
    id: 'recentImports.download',
    defaultMessage: 'Download failed rows',
    description: 'Button that saves the rows of an earlier import that were not imported as a CSV file',
  },
  downloadNamed: {
    id: 'recentImports.downloadNamed',
    defaultMessage: 'Download failed rows of {name}',
    description: 'The same for screen readers; name is that of the file',
  },
  forgetNamed: {
    id: 'recentImports.forgetNamed',
    defaultMessage: 'Keep it: the import of {name}',
    description: 'The same for screen readers; name is that of the file',
  },
})
