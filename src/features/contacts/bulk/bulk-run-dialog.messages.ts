import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  ended: {}
  background: {}
  hide: {}
  details: {}
  progress: { done: number; total: number }
  progressLeft: { done: number; total: number; perMinute: number; minutes: number }
  progressSoon: { done: number; total: number; perMinute: number }
  undo: {}
  download: {}
  done: {}
  doneSome: {}
  canceled: { done: number }
  stopped: {}
  stoppedText: {}
  more: { count: number }
  emailColumn: {}
  reasonColumn: {}
  fileName: {}
}>({
  ended: {
    id: 'bulkRun.ended',
    defaultMessage: 'Stopped',
    description: 'Title over a change of many contacts that was ended before it was through',
  },
  background: {
    id: 'bulkRun.background',
    defaultMessage: 'Bulk change of contacts',
    description: 'Name, for screen readers, of the bar that shows a change of many contacts on every page',
  },
  hide: {
    id: 'bulkRun.hide',
    defaultMessage: 'Continue in background',
    description: 'Button that closes the dialog of a running change of many contacts; the change goes on',
  },
  details: {
    id: 'bulkRun.details',
    defaultMessage: 'Details',
    description: 'Button that opens the dialog of a change of many contacts',
  },
  progressLeft: {
    id: 'bulkRun.progressLeft',
    defaultMessage:
      '{done, number} of {total, number} · {perMinute, number} per minute · about {minutes, plural, one {# minute} other {# minutes}} left',
    description: 'How far a change of many contacts is, how fast it is, and how long the rest takes',
  },
  progressSoon: {
    id: 'bulkRun.progressSoon',
    defaultMessage:
      '{done, number} of {total, number} · {perMinute, number} per minute · less than a minute left',
    description: 'How far a change of many contacts is, how fast it is, and that it ends soon',
  },
  progress: {
    id: 'bulkRun.progress',
    defaultMessage: '{done, number} of {total, number}',
    description: 'How many contacts are done, beside the bar',
  },
  undo: {
    id: 'bulkRun.undo',
    defaultMessage: 'Undo',
    description: 'Button that takes back a change of many contacts',
  },
  download: {
    id: 'bulkRun.download',
    defaultMessage: 'Download failures',
    description: 'Button that saves the contacts that a change failed for as a CSV file',
  },
  done: {
    id: 'bulkRun.done',
    defaultMessage: 'Done.',
    description: 'A change of many contacts is through without a failure',
  },
  doneSome: {
    id: 'bulkRun.doneSome',
    defaultMessage: 'Done, but some contacts failed. Those are unchanged.',
    description: 'A change of many contacts is through with failures',
  },
  canceled: {
    id: 'bulkRun.canceled',
    defaultMessage:
      'Stopped after {done, plural, one {# contact} other {# contacts}}. The rest are unchanged.',
    description: 'A change of many contacts was ended before it was through',
  },
  stopped: {
    id: 'bulkRun.stopped',
    defaultMessage: 'Paused because of an error',
    description: 'Title of the error that paused a change of many contacts',
  },
  stoppedText: {
    id: 'bulkRun.stoppedText',
    defaultMessage: 'Nothing is lost. Retry continues where it paused.',
    description: 'Under the error that paused a change of many contacts',
  },
  more: {
    id: 'bulkRun.more',
    defaultMessage: 'and {count, number} more in the file',
    description: 'Under the first failures: how many more the downloaded file holds',
  },
  emailColumn: {
    id: 'bulkRun.emailColumn',
    defaultMessage: 'Email',
    description: 'Column of the file with the failures',
  },
  reasonColumn: {
    id: 'bulkRun.reasonColumn',
    defaultMessage: 'Reason',
    description: 'Column of the file with the failures',
  },
  fileName: {
    id: 'bulkRun.fileName',
    defaultMessage: 'failed-contacts',
    description: 'Name of the file with the failures, without its ending',
  },
})

export const reasonMessages = defineMessages<{
  already: {}
  not_on_list: {}
  opted_out: {}
  suppressed: {}
  unchanged: {}
  edited: {}
  gone: {}
}>({
  already: {
    id: 'bulkRun.already',
    defaultMessage: 'already had this status',
    description: 'Why a contact was left as it is, after the count of skipped contacts',
  },
  not_on_list: {
    id: 'bulkRun.not_on_list',
    defaultMessage: 'not on the list',
    description: 'Why a contact was left as it is, after the count of skipped contacts',
  },
  opted_out: {
    id: 'bulkRun.opted_out',
    defaultMessage: 'has left this list',
    description: 'Why a contact was left as it is: it unsubscribed from the mailing list',
  },
  suppressed: {
    id: 'bulkRun.suppressed',
    defaultMessage: 'gets no mail',
    description: 'Why a contact was left as it is: it unsubscribed, bounced, complained or is blocked',
  },
  unchanged: {
    id: 'bulkRun.unchanged',
    defaultMessage: 'already had this value',
    description: 'Why a contact was left as it is: the property had that value',
  },
  edited: {
    id: 'bulkRun.edited',
    defaultMessage: 'changed by someone since',
    description: 'Why undoing left a contact as it is: it was changed after the change that is undone',
  },
  gone: {
    id: 'bulkRun.gone',
    defaultMessage: 'deleted in the meantime',
    description: 'Why a contact was left as it is: it is there no longer',
  },
})

/** What goes on. */
export const doingMessages = defineMessages<{ add: {}; leave: {}; set: {}; delete: {}; undo: {} }>({
  add: {
    id: 'bulkRun.adding',
    defaultMessage: 'Adding to the list',
    description: 'What goes on: contacts are put on a mailing list, one after the other',
  },
  leave: {
    id: 'bulkRun.leaving',
    defaultMessage: 'Taking off the list',
    description: 'What goes on: contacts are taken off a mailing list, one after the other',
  },
  set: {
    id: 'bulkRun.setting',
    defaultMessage: 'Setting the property',
    description: 'What goes on: a property of contacts is set, one contact after the other',
  },
  delete: {
    id: 'bulkRun.deleting',
    defaultMessage: 'Deleting contacts',
    description: 'What goes on: contacts are deleted, one after the other',
  },
  undo: {
    id: 'bulkRun.undoing',
    defaultMessage: 'Undoing',
    description: 'What goes on: a change of many contacts is undone, one contact after the other',
  },
})

/** What has been done. */
export const doneMessages = defineMessages<{ add: {}; leave: {}; set: {}; delete: {}; undo: {} }>({
  add: {
    id: 'bulkRun.added',
    defaultMessage: 'Added to the list',
    description: 'Title once a change of many contacts is through: they were put on a mailing list',
  },
  leave: {
    id: 'bulkRun.left',
    defaultMessage: 'Taken off the list',
    description: 'Title once a change of many contacts is through: they were taken off a mailing list',
  },
  set: {
    id: 'bulkRun.set',
    defaultMessage: 'Property set',
    description: 'Title once a change of many contacts is through: a property was set',
  },
  delete: {
    id: 'bulkRun.deleted',
    defaultMessage: 'Contacts deleted',
    description: 'Title once a change of many contacts is through: they were deleted',
  },
  undo: {
    id: 'bulkRun.undone',
    defaultMessage: 'Change undone',
    description: 'Title once the undoing of a change of many contacts is through',
  },
})
