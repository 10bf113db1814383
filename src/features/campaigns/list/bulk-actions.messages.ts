import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  duplicate: {}
  label: {}
  export: {}
  delete: {}
  deleteTitle: { count: number }
  deleteText: {}
  labelTitle: { count: number }
  labelField: {}
  cancel: {}
  progress: { done: number; total: number }
  done: { done: number }
  canceled: { done: number }
  paused: {}
}>({
  duplicate: {
    id: 'campaignBulk.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Button for the selected campaigns',
  },
  label: {
    id: 'campaignBulk.label',
    defaultMessage: 'Add label',
    description: 'Button for the selected campaigns',
  },
  export: {
    id: 'campaignBulk.export',
    defaultMessage: 'Export summary CSV',
    description: 'Button for the selected campaigns',
  },
  delete: {
    id: 'campaignBulk.delete',
    defaultMessage: 'Delete drafts',
    description: 'Button for the selected campaigns: only drafts among them are deleted',
  },
  deleteTitle: {
    id: 'campaignBulk.deleteTitle',
    defaultMessage: 'Delete the drafts among {count, plural, one {# campaign} other {# campaigns}}?',
    description: 'Question before selected drafts are deleted',
  },
  deleteText: {
    id: 'campaignBulk.deleteText',
    defaultMessage:
      'Only drafts are deleted, for everyone; other campaigns are skipped. This can’t be undone.',
    description: 'What deleting the selected drafts means',
  },
  labelTitle: {
    id: 'campaignBulk.labelTitle',
    defaultMessage: 'Add a label to {count, plural, one {# campaign} other {# campaigns}}',
    description: 'Title of the dialog that labels the selected campaigns',
  },
  labelField: {
    id: 'campaignBulk.labelField',
    defaultMessage: 'Label',
    description: 'Field of the dialog that labels the selected campaigns',
  },
  cancel: {
    id: 'campaignBulk.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the dialog and changes nothing',
  },
  progress: {
    id: 'campaignBulk.progress',
    defaultMessage: '{done, number} of {total, number}',
    description: 'How many of the selected campaigns are done',
  },
  done: {
    id: 'campaignBulk.done',
    defaultMessage: '{done, plural, one {# campaign} other {# campaigns}} processed.',
    description: 'After a bulk change has ended',
  },
  canceled: {
    id: 'campaignBulk.canceled',
    defaultMessage:
      'Stopped after {done, plural, one {# campaign} other {# campaigns}}. What was done stays.',
    description: 'After a bulk change was stopped',
  },
  paused: {
    id: 'campaignBulk.paused',
    defaultMessage: 'The change is paused',
    description: 'Title of the error that paused a bulk change',
  },
})

export const titleMessages = defineMessages<{
  duplicate: {}
  label: {}
  export: {}
  delete: {}
}>({
  duplicate: {
    id: 'campaignBulkTitle.duplicate',
    defaultMessage: 'Duplicating campaigns',
    description: 'Title of a bulk change',
  },
  label: {
    id: 'campaignBulkTitle.label',
    defaultMessage: 'Adding the label',
    description: 'Title of a bulk change',
  },
  export: {
    id: 'campaignBulkTitle.export',
    defaultMessage: 'Exporting summaries',
    description: 'Title of a bulk change: the CSV file is downloaded at its end',
  },
  delete: {
    id: 'campaignBulkTitle.delete',
    defaultMessage: 'Deleting drafts',
    description: 'Title of a bulk change',
  },
})

export const skipMessages = defineMessages<{
  gone: {}
  notDraft: {}
  labelThere: {}
  labelsFull: {}
  ownerOnly: {}
  draft: {}
  scheduled: {}
  underWay: {}
  canceling: {}
  over: {}
  restOnly: {}
}>({
  gone: {
    id: 'campaignSkip.gone',
    defaultMessage: 'already deleted',
    description: 'Why a campaign was skipped',
  },
  notDraft: {
    id: 'campaignSkip.notDraft',
    defaultMessage: 'not a draft',
    description: 'Why a campaign was skipped',
  },
  labelThere: {
    id: 'campaignSkip.labelThere',
    defaultMessage: 'already had this label',
    description: 'Why a campaign was skipped',
  },
  labelsFull: {
    id: 'campaignSkip.labelsFull',
    defaultMessage: 'has 10 labels already',
    description: 'Why a campaign was skipped',
  },
  ownerOnly: {
    id: 'campaignSkip.ownerOnly',
    defaultMessage: 'owners only',
    description: 'Why a campaign was skipped',
  },
  draft: {
    id: 'campaignSkip.draft',
    defaultMessage: 'a draft',
    description: 'Why a campaign was skipped',
  },
  scheduled: {
    id: 'campaignSkip.scheduled',
    defaultMessage: 'scheduled',
    description: 'Why a campaign was skipped',
  },
  underWay: {
    id: 'campaignSkip.underWay',
    defaultMessage: 'being sent',
    description: 'Why a campaign was skipped',
  },
  canceling: {
    id: 'campaignSkip.canceling',
    defaultMessage: 'being stopped',
    description: 'Why a campaign was skipped',
  },
  over: {
    id: 'campaignSkip.over',
    defaultMessage: 'sent already',
    description: 'Why a campaign was skipped',
  },
  restOnly: {
    id: 'campaignSkip.restOnly',
    defaultMessage: 'partly sent',
    description: 'Why a campaign was skipped',
  },
})
