import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  edit: {}
  review: {}
  sendTest: {}
  duplicate: {}
  delete: {}
  view: {}
  reschedule: {}
  cancelSchedule: {}
  progress: {}
  stop: {}
  report: {}
  nonOpeners: {}
  exportSummary: {}
  continue: {}
  ownerOnly: {}
  obstacleDraft: {}
  obstacleScheduled: {}
  obstacleUnderWay: {}
  obstacleCanceling: {}
  obstacleOver: {}
  obstacleRestOnly: {}
  duplicated: { name: string }
  duplicateGone: { name: string }
  duplicateFailed: { name: string }
  open: {}
  nonOpenersName: { name: string }
}>({
  edit: {
    id: 'campaignAction.edit',
    defaultMessage: 'Edit',
    description: 'Entry of the menu of a draft campaign',
  },
  review: {
    id: 'campaignAction.review',
    defaultMessage: 'Review & send',
    description: 'Entry of the menu of a draft campaign',
  },
  sendTest: {
    id: 'campaignAction.sendTest',
    defaultMessage: 'Send test',
    description: 'Entry of the menu of a draft campaign: leads to where test mails are sent',
  },
  duplicate: {
    id: 'campaignAction.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Entry of the menu of a campaign',
  },
  delete: {
    id: 'campaignAction.delete',
    defaultMessage: 'Delete',
    description: 'Entry of the menu of a campaign',
  },
  view: {
    id: 'campaignAction.view',
    defaultMessage: 'View',
    description: 'Entry of the menu of a scheduled campaign',
  },
  reschedule: {
    id: 'campaignAction.reschedule',
    defaultMessage: 'Reschedule',
    description: 'Entry of the menu of a scheduled campaign',
  },
  cancelSchedule: {
    id: 'campaignAction.cancelSchedule',
    defaultMessage: 'Cancel schedule',
    description: 'Entry of the menu of a scheduled campaign',
  },
  progress: {
    id: 'campaignAction.progress',
    defaultMessage: 'View progress',
    description: 'Entry of the menu of a campaign that is being sent',
  },
  stop: {
    id: 'campaignAction.stop',
    defaultMessage: 'Stop',
    description: 'Entry of the menu of a campaign that is being sent',
  },
  report: {
    id: 'campaignAction.report',
    defaultMessage: 'Report',
    description: 'Entry of the menu of a campaign that was sent',
  },
  nonOpeners: {
    id: 'campaignAction.nonOpeners',
    defaultMessage: 'New campaign to non-openers',
    description: 'Entry of the menu of a sent campaign: a copy for those who did not open it',
  },
  exportSummary: {
    id: 'campaignAction.exportSummary',
    defaultMessage: 'Export summary CSV',
    description: 'Entry of the menu of a sent campaign: downloads its figures',
  },
  continue: {
    id: 'campaignAction.continue',
    defaultMessage: 'Continue to remaining',
    description: 'Entry of the menu of a stopped or failed campaign: sends to those who have not received it',
  },
  ownerOnly: {
    id: 'campaignAction.ownerOnly',
    defaultMessage: 'Only an owner can do this.',
    description: 'Why an entry of the menu of a campaign is disabled',
  },
  obstacleDraft: {
    id: 'campaignAction.obstacleDraft',
    defaultMessage: 'It is a draft.',
    description: 'Why an entry of the menu of a campaign is disabled',
  },
  obstacleScheduled: {
    id: 'campaignAction.obstacleScheduled',
    defaultMessage: 'Cancel the schedule first.',
    description: 'Why an entry of the menu of a campaign is disabled',
  },
  obstacleUnderWay: {
    id: 'campaignAction.obstacleUnderWay',
    defaultMessage: 'It is being sent.',
    description: 'Why an entry of the menu of a campaign is disabled',
  },
  obstacleCanceling: {
    id: 'campaignAction.obstacleCanceling',
    defaultMessage: 'It is being stopped.',
    description: 'Why an entry of the menu of a campaign is disabled',
  },
  obstacleOver: {
    id: 'campaignAction.obstacleOver',
    defaultMessage: 'It was sent already.',
    description: 'Why an entry of the menu of a campaign is disabled',
  },
  obstacleRestOnly: {
    id: 'campaignAction.obstacleRestOnly',
    defaultMessage: 'It can only go to those who have not received it.',
    description: 'Why an entry of the menu of a campaign is disabled',
  },
  duplicated: {
    id: 'campaignAction.duplicated',
    defaultMessage: '“{name}” created',
    description: 'Toast after a campaign was duplicated; name is that of the copy',
  },
  duplicateGone: {
    id: 'campaignAction.duplicateGone',
    defaultMessage: '“{name}” was deleted, so it can’t be duplicated.',
    description: 'Toast: somebody else deleted the campaign that was to be duplicated',
  },
  duplicateFailed: {
    id: 'campaignAction.duplicateFailed',
    defaultMessage: '“{name}” could not be duplicated. Try again.',
    description: 'Toast',
  },
  open: {
    id: 'campaignAction.open',
    defaultMessage: 'Open',
    description: 'Button of a toast: opens the copy of a campaign',
  },
  nonOpenersName: {
    id: 'campaignAction.nonOpenersName',
    defaultMessage: '{name} (not opened)',
    description:
      'Name of the copy of a campaign for those who did not open it; at most 120 characters are kept',
  },
})
