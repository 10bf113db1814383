import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  delete: { name: string }
  deleteDraft: {}
  deleteEnded: { count: number }
  deleteIt: {}
  cancelSchedule: { name: string }
  cancelText: { count: number; time: string }
  cancelIt: {}
  keep: {}
  stop: { name: string }
  stopText: { sent: number; rest: number }
  stopPreparing: { rest: number }
  stopIt: {}
  goOn: {}
  conflict: { name: string }
  conflictUnknown: {}
  gone: {}
  failed: {}
  deleted: { name: string }
  canceled: { name: string }
  stopped: { name: string }
}>({
  delete: {
    id: 'campaignQuestion.delete',
    defaultMessage: 'Delete “{name}”?',
    description: 'Question before a campaign is deleted',
  },
  deleteDraft: {
    id: 'campaignQuestion.deleteDraft',
    defaultMessage: 'The draft and its mail are deleted for everyone. This can’t be undone.',
    description: 'What deleting a draft means',
  },
  deleteEnded: {
    id: 'campaignQuestion.deleteEnded',
    defaultMessage:
      'Its report on {count, plural, one {# email} other {# emails}} is deleted for everyone. This can’t be undone.',
    description: 'What deleting a campaign that was sent means',
  },
  deleteIt: {
    id: 'campaignQuestion.deleteIt',
    defaultMessage: 'Delete',
    description: 'Button that deletes a campaign',
  },
  cancelSchedule: {
    id: 'campaignQuestion.cancelSchedule',
    defaultMessage: 'Cancel the schedule of “{name}”?',
    description: 'Question before the schedule of a campaign is canceled',
  },
  cancelText: {
    id: 'campaignQuestion.cancelText',
    defaultMessage:
      '{count, plural, one {# person} other {# people}} would get it at {time}. It becomes a draft again.',
    description: 'What canceling a schedule means; time names its zone',
  },
  cancelIt: {
    id: 'campaignQuestion.cancelIt',
    defaultMessage: 'Cancel schedule',
    description: 'Button that cancels the schedule of a campaign',
  },
  keep: {
    id: 'campaignQuestion.keep',
    defaultMessage: 'Keep schedule',
    description: 'Button that leaves the schedule of a campaign as it is',
  },
  stop: {
    id: 'campaignQuestion.stop',
    defaultMessage: 'Stop sending “{name}”?',
    description: 'Question before the sending of a campaign is stopped',
  },
  stopText: {
    id: 'campaignQuestion.stopText',
    defaultMessage: '{sent, number} already sent. {rest, number} will not be sent. Stop?',
    description: 'What stopping the sending of a campaign means',
  },
  stopPreparing: {
    id: 'campaignQuestion.stopPreparing',
    defaultMessage: 'Nothing was sent yet. {rest, plural, one {# person} other {# people}} will not get it.',
    description: 'What stopping a campaign that is being prepared means',
  },
  stopIt: {
    id: 'campaignQuestion.stopIt',
    defaultMessage: 'Stop sending',
    description: 'Button that stops the sending of a campaign',
  },
  goOn: {
    id: 'campaignQuestion.goOn',
    defaultMessage: 'Keep sending',
    description: 'Button that lets the sending of a campaign go on',
  },
  conflict: {
    id: 'campaignQuestion.conflict',
    defaultMessage: '{name} changed it in the meantime. Look at it again, then confirm once more.',
    description: 'After a 409 in the question about a campaign: name is who changed it',
  },
  conflictUnknown: {
    id: 'campaignQuestion.conflictUnknown',
    defaultMessage: 'Someone changed it in the meantime. Look at it again, then confirm once more.',
    description: 'After a 409 in the question about a campaign, where it is not known who changed it',
  },
  gone: {
    id: 'campaignQuestion.gone',
    defaultMessage: 'It was already deleted.',
    description: 'After a 404 in the question about a campaign',
  },
  failed: {
    id: 'campaignQuestion.failed',
    defaultMessage: 'That did not work. Try again.',
    description: 'After a failure in the question about a campaign',
  },
  deleted: {
    id: 'campaignQuestion.deleted',
    defaultMessage: '“{name}” deleted',
    description: 'Toast',
  },
  canceled: {
    id: 'campaignQuestion.canceled',
    defaultMessage: 'Schedule of “{name}” canceled',
    description: 'Toast',
  },
  stopped: {
    id: 'campaignQuestion.stopped',
    defaultMessage: 'Stopping “{name}”',
    description: 'Toast',
  },
})
