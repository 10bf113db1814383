import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  scheduledTitle: { time: string }
  leftDays: { days: number; hours: number }
  leftHours: { hours: number; minutes: number }
  leftMinutes: { minutes: number }
  readOnly: {}
  reschedule: {}
  cancelSchedule: {}
  cancelQuestion: { name: string }
  cancelConsequence: {}
  keep: {}
  canceled: { name: string }
  cancelFailed: {}
  cancelRefused: { message: string }
  changedMeanwhile: {}
  people: {}
  peopleCount: { count: number }
  from: {}
  subject: {}
  senderGone: {}
  senderFailed: {}
  undoTitle: { s: number }
  undoEnding: {}
  undo: {}
  undoHint: {}
  undone: { name: string }
  undoneRest: {}
  tooLate: {}
  preparing: {}
  sending: {}
  canceling: {}
  preparingHint: {}
  cancelingHint: {}
  progress: { done: number; all: number }
  sent: {}
  failed: {}
  left: {}
  rate: {}
  eta: { when: string }
  stop: {}
  stopQuestion: { a: number; b: number }
  stopConfirm: {}
  stopBack: {}
  stopHint: {}
  stopFailed: {}
  stoppedTitle: {}
  failedTitle: {}
  stoppedText: { sent: number; left: number }
  sender_not_verified: {}
  no_recipients: {}
  provider_unavailable: {}
  nothingSent: {}
  continue: { b: number }
  loadFailed: {}
}>({
  scheduledTitle: {
    id: 'campaignCourse.scheduledTitle',
    defaultMessage: 'Sends {time}',
    description: 'Heading of a scheduled campaign, with day, time and zone',
  },
  leftDays: {
    id: 'campaignCourse.leftDays',
    defaultMessage: '{days, number} d {hours, number} h left',
    description: 'How long until a scheduled campaign is sent, when that is days',
  },
  leftHours: {
    id: 'campaignCourse.leftHours',
    defaultMessage: '{hours, number} h {minutes, number} min left',
    description: 'How long until a scheduled campaign is sent, when that is hours',
  },
  leftMinutes: {
    id: 'campaignCourse.leftMinutes',
    defaultMessage: '{minutes, number} min left',
    description: 'How long until a scheduled campaign is sent, when that is minutes',
  },
  readOnly: {
    id: 'campaignCourse.readOnly',
    defaultMessage: 'To change the campaign, cancel the schedule first: it then becomes a draft again.',
    description: 'What to do to change a scheduled campaign',
  },
  reschedule: {
    id: 'campaignCourse.reschedule',
    defaultMessage: 'Change the time',
    description: 'Button that moves a scheduled campaign, and title of its dialog',
  },
  cancelSchedule: {
    id: 'campaignCourse.cancelSchedule',
    defaultMessage: 'Cancel the schedule',
    description: 'Button that takes back the schedule of a campaign',
  },
  cancelQuestion: {
    id: 'campaignCourse.cancelQuestion',
    defaultMessage: 'Cancel “{name}”?',
    description: 'Question before the schedule of a campaign is taken back',
  },
  cancelConsequence: {
    id: 'campaignCourse.cancelConsequence',
    defaultMessage: 'It becomes a draft again and will not be sent.',
    description: 'What follows from taking back the schedule of a campaign',
  },
  keep: {
    id: 'campaignCourse.keep',
    defaultMessage: 'Keep it',
    description: 'Button that leaves the schedule of a campaign as it is',
  },
  canceled: {
    id: 'campaignCourse.canceled',
    defaultMessage: '“{name}” is a draft again',
    description: 'Notification after the schedule of a campaign was taken back',
  },
  cancelFailed: {
    id: 'campaignCourse.cancelFailed',
    defaultMessage: 'The schedule could not be canceled.',
    description: 'Error when the schedule of a campaign could not be taken back',
  },
  cancelRefused: {
    id: 'campaignCourse.cancelRefused',
    defaultMessage: 'The schedule could not be canceled: {message}',
    description: 'Error when taking back the schedule was refused, with the words of the server',
  },
  changedMeanwhile: {
    id: 'campaignCourse.changedMeanwhile',
    defaultMessage: 'Someone changed this campaign in the meantime. Look at it again.',
    description: 'Error when a campaign was changed by somebody else',
  },
  people: {
    id: 'campaignCourse.people',
    defaultMessage: 'To',
    description: 'Name of a fact: how many people a campaign goes to',
  },
  peopleCount: {
    id: 'campaignCourse.peopleCount',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'How many people a campaign goes to',
  },
  from: {
    id: 'campaignCourse.from',
    defaultMessage: 'From',
    description: 'Name of a fact: the sender of a campaign',
  },
  senderGone: {
    id: 'campaignCourse.senderGone',
    defaultMessage: '(deleted)',
    description: 'In place of the name of a sender that no longer exists',
  },
  senderFailed: {
    id: 'campaignCourse.senderFailed',
    defaultMessage: 'The sender could not be loaded.',
    description: 'Error in place of the name of the sender of a campaign',
  },
  subject: {
    id: 'campaignCourse.subject',
    defaultMessage: 'Subject',
    description: 'Name of a fact: the subject of a campaign',
  },
  undoTitle: {
    id: 'campaignCourse.undoTitle',
    defaultMessage: 'Sending in {s, number}s',
    description: 'Heading of the minute in which sending can be taken back',
  },
  undoEnding: {
    id: 'campaignCourse.undoEnding',
    defaultMessage: 'Sending now…',
    description: 'Heading when the minute to undo is over',
  },
  undo: {
    id: 'campaignCourse.undo',
    defaultMessage: 'Undo',
    description: 'Button that takes back sending a campaign',
  },
  undoHint: {
    id: 'campaignCourse.undoHint',
    defaultMessage: 'Last look: is this right? Press Esc to undo.',
    description: 'Below the seconds that are left to take back sending',
  },
  undone: {
    id: 'campaignCourse.undone',
    defaultMessage: 'Nothing was sent. “{name}” is a draft again.',
    description: 'Notification after sending was taken back',
  },
  undoneRest: {
    id: 'campaignCourse.undoneRest',
    defaultMessage: 'Nothing more was sent.',
    description: 'Notification after sending to those who remain was taken back',
  },
  tooLate: {
    id: 'campaignCourse.tooLate',
    defaultMessage: 'It’s too late to undo: sending has begun. You can still stop it.',
    description: 'Error when sending could not be taken back in time',
  },
  preparing: {
    id: 'campaignCourse.preparing',
    defaultMessage: 'Preparing',
    description: 'State of a campaign before its first mail',
  },
  sending: {
    id: 'campaignCourse.sending',
    defaultMessage: 'Sending',
    description: 'State of a campaign whose mails go out',
  },
  canceling: {
    id: 'campaignCourse.canceling',
    defaultMessage: 'Stopping',
    description: 'State of a campaign whose sending is being stopped',
  },
  preparingHint: {
    id: 'campaignCourse.preparingHint',
    defaultMessage: 'We’re putting together the list of recipients.',
    description: 'What happens while a campaign is prepared',
  },
  cancelingHint: {
    id: 'campaignCourse.cancelingHint',
    defaultMessage: 'Emails that are already on their way still go out.',
    description: 'What happens while a campaign is stopped',
  },
  progress: {
    id: 'campaignCourse.progress',
    defaultMessage: '{done, number} of {all, number}',
    description: 'How many mails of a campaign had their turn',
  },
  sent: {
    id: 'campaignCourse.sent',
    defaultMessage: 'Sent',
    description: 'Name of a figure: mails that went out',
  },
  failed: {
    id: 'campaignCourse.failed',
    defaultMessage: 'Failed',
    description: 'Name of a figure: mails that could not be sent',
  },
  left: {
    id: 'campaignCourse.left',
    defaultMessage: 'Left',
    description: 'Name of a figure: mails that had no turn yet',
  },
  rate: {
    id: 'campaignCourse.rate',
    defaultMessage: 'Per minute',
    description: 'Name of a figure: mails a minute',
  },
  eta: {
    id: 'campaignCourse.eta',
    defaultMessage: 'Done {when}',
    description: 'When the last mail of a campaign is about to go out',
  },
  stop: {
    id: 'campaignCourse.stop',
    defaultMessage: 'Stop sending',
    description: 'Button that stops a campaign that is being sent',
  },
  stopQuestion: {
    id: 'campaignCourse.stopQuestion',
    defaultMessage: '{a, number} already sent. {b, number} will not be sent. Stop?',
    description: 'Question before sending is stopped',
  },
  stopConfirm: {
    id: 'campaignCourse.stopConfirm',
    defaultMessage: 'Stop',
    description: 'Button that stops a campaign',
  },
  stopBack: {
    id: 'campaignCourse.stopBack',
    defaultMessage: 'Keep sending',
    description: 'Button that lets a campaign go on',
  },
  stopHint: {
    id: 'campaignCourse.stopHint',
    defaultMessage: 'Emails that went out can’t be taken back. You can send to the rest later.',
    description: 'What follows from stopping a campaign',
  },
  stopFailed: {
    id: 'campaignCourse.stopFailed',
    defaultMessage: 'Sending could not be stopped.',
    description: 'Error when a campaign could not be stopped',
  },
  stoppedTitle: {
    id: 'campaignCourse.stoppedTitle',
    defaultMessage: 'Stopped',
    description: 'Heading of a campaign that was stopped',
  },
  failedTitle: {
    id: 'campaignCourse.failedTitle',
    defaultMessage: 'Sending failed',
    description: 'Heading of a campaign that failed',
  },
  stoppedText: {
    id: 'campaignCourse.stoppedText',
    defaultMessage:
      '{sent, number} went out. {left, plural, one {# person has} other {# people have}} not received it.',
    description: 'What came of a campaign that was stopped or failed',
  },
  sender_not_verified: {
    id: 'campaignCourse.sender_not_verified',
    defaultMessage: 'The sender was no longer verified.',
    description: 'Why a campaign failed',
  },
  no_recipients: {
    id: 'campaignCourse.no_recipients',
    defaultMessage:
      'Nobody was left to send it to. People who unsubscribed, can’t be reached, or got another campaign too recently are skipped.',
    description: 'Why a campaign failed',
  },
  provider_unavailable: {
    id: 'campaignCourse.provider_unavailable',
    defaultMessage: 'The mail servers stopped accepting email.',
    description: 'Why a campaign failed',
  },
  nothingSent: {
    id: 'campaignCourse.nothingSent',
    defaultMessage: 'Nothing was sent. Duplicate the campaign to send it again.',
    description: 'What came of a campaign that failed before the first mail',
  },
  continue: {
    id: 'campaignCourse.continue',
    defaultMessage:
      'Send to the {b, number} {b, plural, one {person} other {people}} who have not received it',
    description: 'Button that goes on with a campaign that was stopped',
  },
  loadFailed: {
    id: 'campaignCourse.loadFailed',
    defaultMessage: 'The latest state could not be loaded.',
    description: 'Error when the progress of a campaign could not be loaded',
  },
})
