import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  when: {}
  now: {}
  nowHint: {}
  later: {}
  at: {}
  untilDays: { days: number; hours: number }
  untilHours: { hours: number; minutes: number }
  untilMinutes: { minutes: number }
  zones: { times: string }
  zonesSame: {}
  zonesUnknown: {}
  zonesFailed: {}
  incomplete: {}
  tooSoon: {}
  tooLate: {}
  step: {}
  audience: { count: number }
  sendNow: { count: number }
  scheduleAt: { count: number }
  reschedule: {}
  blocked: {}
  unsaved: {}
  checking: {}
  notYours: {}
  confirmNow: { name: string; n: number }
  confirmLater: { date: string; time: string; zone: string; n: number }
  confirmRest: { b: number }
  what: { subject: string; sender: string }
  whatRest: { subject: string; sender: string }
  noSubject: {}
  send: {}
  schedule: {}
  move: {}
  changed: {}
  more: { count: number; confirmed: number }
  refused: { message: string }
  failed: {}
  notDone: {}
  unknown: {}
  check: {}
  scheduled: { name: string }
}>({
  title: {
    id: 'campaignSend.title',
    defaultMessage: 'Send',
    description: 'Title of the card that says when a campaign is sent',
  },
  when: {
    id: 'campaignSend.when',
    defaultMessage: 'When to send',
    description: 'Names the choice between sending now and at a time',
  },
  now: {
    id: 'campaignSend.now',
    defaultMessage: 'Now',
    description: 'Choice to send a campaign at once',
  },
  nowHint: {
    id: 'campaignSend.nowHint',
    defaultMessage: 'You have 60 seconds to undo.',
    description: 'What follows from sending a campaign at once',
  },
  later: {
    id: 'campaignSend.later',
    defaultMessage: 'At a date and time',
    description: 'Choice to send a campaign at a time',
  },
  at: {
    id: 'campaignSend.at',
    defaultMessage: 'Date and time',
    description: 'Label of the field for when a campaign is sent',
  },
  untilDays: {
    id: 'campaignSend.untilDays',
    defaultMessage: 'Sends in {days, number} d {hours, number} h',
    description: 'How long until a campaign is sent, when that is days',
  },
  untilHours: {
    id: 'campaignSend.untilHours',
    defaultMessage: 'Sends in {hours, number} h {minutes, number} min',
    description: 'How long until a campaign is sent, when that is hours',
  },
  untilMinutes: {
    id: 'campaignSend.untilMinutes',
    defaultMessage: 'Sends in {minutes, number} min',
    description: 'How long until a campaign is sent, when that is minutes',
  },
  zones: {
    id: 'campaignSend.zones',
    defaultMessage: 'For recipients elsewhere: {times}',
    description:
      'Below the time of a schedule: what it is in the time zones of recipients. {times} is such as Mon 7:00 PM Eastern Time · Tue 1:00 AM Central European Time',
  },
  zonesSame: {
    id: 'campaignSend.zonesSame',
    defaultMessage: 'It is the same time for all recipients whose time zone is known.',
    description: 'Below the time of a schedule: no recipient was found in another time zone',
  },
  zonesUnknown: {
    id: 'campaignSend.zonesUnknown',
    defaultMessage: 'The time zones of the recipients are not known.',
    description: 'Below the time of a schedule: recipients may be anywhere',
  },
  zonesFailed: {
    id: 'campaignSend.zonesFailed',
    defaultMessage: 'The time zones of the recipients could not be loaded.',
    description: 'Below the time of a schedule, in place of what it is in the time zones of recipients',
  },
  incomplete: {
    id: 'campaignSend.incomplete',
    defaultMessage: 'Choose a date and a time.',
    description: 'Error of the time of a campaign: something is missing',
  },
  tooSoon: {
    id: 'campaignSend.tooSoon',
    defaultMessage: 'Choose a time at least 5 minutes from now, or send now.',
    description: 'Error of the time of a campaign: too soon',
  },
  tooLate: {
    id: 'campaignSend.tooLate',
    defaultMessage: 'Choose a time within a year.',
    description: 'Error of the time of a campaign: too far ahead',
  },
  step: {
    id: 'campaignSend.step',
    defaultMessage: 'Choose a time in steps of 5 minutes, such as 9:05.',
    description: 'Error of the time of a campaign: not a multiple of five minutes',
  },
  audience: {
    id: 'campaignSend.audience',
    defaultMessage: 'To {count, plural, one {# person} other {# people}}',
    description: 'How many people a campaign goes to',
  },
  sendNow: {
    id: 'campaignSend.sendNow',
    defaultMessage: 'Send to {count, plural, one {# person} other {# people}}',
    description: 'Button that asks before a campaign is sent at once',
  },
  scheduleAt: {
    id: 'campaignSend.scheduleAt',
    defaultMessage: 'Schedule for {count, plural, one {# person} other {# people}}',
    description: 'Button that asks before a campaign is scheduled',
  },
  reschedule: {
    id: 'campaignSend.reschedule',
    defaultMessage: 'Change the time',
    description: 'Button that moves a scheduled campaign, and title of its dialog',
  },
  unsaved: {
    id: 'campaignSend.unsaved',
    defaultMessage: 'You can send it once your changes are saved.',
    description: 'Why a campaign cannot be sent yet: something that was typed is not stored',
  },
  blocked: {
    id: 'campaignSend.blocked',
    defaultMessage: 'Fix what the checklist marks first.',
    description: 'Why a campaign cannot be sent yet',
  },
  checking: {
    id: 'campaignSend.checking',
    defaultMessage: 'Checking the campaign…',
    description: 'Why a campaign cannot be sent yet: its checklist is on its way',
  },
  notYours: {
    id: 'campaignSend.notYours',
    defaultMessage: 'This campaign can’t be sent in its current state.',
    description: 'Why a campaign cannot be sent: its status',
  },
  confirmNow: {
    id: 'campaignSend.confirmNow',
    defaultMessage:
      'Send "{name}" to {n, number} {n, plural, one {person} other {people}} now? You have 60 seconds to undo.',
    description: 'Question before a campaign is sent at once',
  },
  confirmLater: {
    id: 'campaignSend.confirmLater',
    defaultMessage:
      'Schedule for {date} {time} ({zone}), {n, number} {n, plural, one {person} other {people}} today',
    description: 'Question before a campaign is scheduled',
  },
  confirmRest: {
    id: 'campaignSend.confirmRest',
    defaultMessage:
      'Send to the {b, number} {b, plural, one {person} other {people}} who have not received it',
    description: 'Question before a campaign that was stopped goes on, and the button for it',
  },
  what: {
    id: 'campaignSend.what',
    defaultMessage: '“{subject}” from {sender}',
    description: 'What is sent and by whom, in the question before it is sent',
  },
  whatRest: {
    id: 'campaignSend.whatRest',
    defaultMessage: '“{subject}” from {sender}. Nobody gets it twice. You have 60 seconds to undo.',
    description:
      'Below the question whether to send a stopped campaign to those who have not got it: what is sent',
  },
  noSubject: {
    id: 'campaignSend.noSubject',
    defaultMessage: '(no subject)',
    description: 'In place of an empty subject',
  },
  send: {
    id: 'campaignSend.send',
    defaultMessage: 'Send',
    description: 'Button that sends a campaign',
  },
  schedule: {
    id: 'campaignSend.schedule',
    defaultMessage: 'Schedule',
    description: 'Button that schedules a campaign',
  },
  move: {
    id: 'campaignSend.move',
    defaultMessage: 'Move',
    description: 'Button that moves a scheduled campaign to another time',
  },
  changed: {
    id: 'campaignSend.changed',
    defaultMessage: 'Someone changed this campaign in the meantime, so nothing was sent. Look at it again.',
    description: 'Error when a campaign was changed by somebody else before it was sent',
  },
  more: {
    id: 'campaignSend.more',
    defaultMessage:
      'The audience has grown: it is now {count, plural, one {# person} other {# people}}, and you confirmed {confirmed, number}. Nothing was sent. Confirm the new number to continue.',
    description: 'Error when many more people would get a campaign than were confirmed',
  },
  refused: {
    id: 'campaignSend.refused',
    defaultMessage: 'The campaign could not be sent: {message}',
    description: 'Error when sending a campaign was refused, with the words of the server',
  },
  failed: {
    id: 'campaignSend.failed',
    defaultMessage: 'The campaign could not be sent. Nothing went out.',
    description: 'Error when sending a campaign failed',
  },
  notDone: {
    id: 'campaignSend.notDone',
    defaultMessage: 'No answer came in time. We checked: nothing was sent. You can try again.',
    description: 'Error when the call to send a campaign got no answer and nothing was done',
  },
  unknown: {
    id: 'campaignSend.unknown',
    defaultMessage:
      'No answer came, and we could not check whether the campaign is scheduled. Check before you send again.',
    description: 'Error when the call to send a campaign got no answer and its result is not known',
  },
  check: {
    id: 'campaignSend.check',
    defaultMessage: 'Check',
    description: 'Button that asks whether a campaign was scheduled',
  },
  scheduled: {
    id: 'campaignSend.scheduled',
    defaultMessage: '“{name}” is scheduled',
    description: 'Notification after a campaign was scheduled',
  },
})
