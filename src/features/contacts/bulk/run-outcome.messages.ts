import { defineMessages } from 'react-intl'

/** What is said in each change of many records, one after the other. */
export const messages = defineMessages<{
  pause: {}
  resume: {}
  stop: {}
  close: {}
  retryFailed: { count: number }
  changed: {}
  skipped: {}
  failed: {}
  reasonOf: { reason: string; count: number }
}>({
  pause: {
    id: 'bulkRun.pause',
    defaultMessage: 'Pause',
    description: 'Button that pauses a change of many records',
  },
  resume: {
    id: 'bulkRun.resume',
    defaultMessage: 'Resume',
    description: 'Button that goes on with a paused change of many records',
  },
  stop: {
    id: 'bulkRun.stop',
    defaultMessage: 'Stop',
    description: 'Button that ends a change of many records before it is through',
  },
  close: {
    id: 'bulkRun.close',
    defaultMessage: 'Close',
    description: 'Button that closes the result of a change of many records',
  },
  retryFailed: {
    id: 'bulkRun.retryFailed',
    defaultMessage: 'Retry {count, number} failed',
    description: 'Button that tries a change again for those that it failed for',
  },
  changed: {
    id: 'bulkRun.changed',
    defaultMessage: 'Success',
    description: 'Count of the records that were changed',
  },
  skipped: {
    id: 'bulkRun.skipped',
    defaultMessage: 'Skipped',
    description: 'Count of the records that were left as they are, followed by the reasons',
  },
  failed: {
    id: 'bulkRun.failed',
    defaultMessage: 'Failed',
    description: 'Count of the records that could not be changed',
  },
  reasonOf: {
    id: 'bulkRun.reasonOf',
    defaultMessage: '{reason}: {count, number}',
    description: 'Why records were left as they are, and how many',
  },
})
