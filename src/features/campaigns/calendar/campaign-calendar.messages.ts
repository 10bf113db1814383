import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: {}
  previous: {}
  next: {}
  today: {}
  zone: { zone: string }
  more: { count: number }
  move: { name: string }
  moveText: { count: number; time: string }
  at: {}
  moveIt: {}
  cancel: {}
  moved: { name: string; time: string }
  failed: {}
  conflict: { name: string }
  over: {}
  loadFailed: {}
  empty: {}
  many: { count: number }
}>({
  label: {
    id: 'campaignCalendar.label',
    defaultMessage: 'Campaigns by day',
    description: 'Names the calendar of campaigns for screen readers',
  },
  previous: {
    id: 'campaignCalendar.previous',
    defaultMessage: 'Previous month',
    description: 'Button of the calendar',
  },
  next: {
    id: 'campaignCalendar.next',
    defaultMessage: 'Next month',
    description: 'Button of the calendar',
  },
  today: {
    id: 'campaignCalendar.today',
    defaultMessage: 'Today',
    description: 'Button of the calendar: shows the current month',
  },
  zone: {
    id: 'campaignCalendar.zone',
    defaultMessage: 'Times in {zone}',
    description: 'Which time zone the days of the calendar are of',
  },
  more: {
    id: 'campaignCalendar.more',
    defaultMessage: '+{count, number} more',
    description: 'Button in a day with many campaigns: shows the others',
  },
  move: {
    id: 'campaignCalendar.move',
    defaultMessage: 'Reschedule “{name}”',
    description: 'Button beside a scheduled campaign in the calendar, and title of the dialog that moves it',
  },
  moveText: {
    id: 'campaignCalendar.moveText',
    defaultMessage: 'Now: {time}. {count, plural, one {# person} other {# people}} today.',
    description: 'Above the new time: when the campaign is sent until it is moved, and to how many',
  },
  at: {
    id: 'campaignCalendar.at',
    defaultMessage: 'New time',
    description: 'Field: when the campaign is sent',
  },
  moveIt: {
    id: 'campaignCalendar.moveIt',
    defaultMessage: 'Reschedule',
    description: 'Button that moves a scheduled campaign',
  },
  cancel: {
    id: 'campaignCalendar.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves the schedule as it is',
  },
  moved: {
    id: 'campaignCalendar.moved',
    defaultMessage: '“{name}” moved to {time}',
    description: 'Toast; time names its zone',
  },
  failed: {
    id: 'campaignCalendar.failed',
    defaultMessage: 'The time could not be changed. Try again.',
    description: 'Error in the dialog that moves a campaign',
  },
  conflict: {
    id: 'campaignCalendar.conflict',
    defaultMessage: '{name} changed it in the meantime. Look at it again, then confirm once more.',
    description: 'Error in the dialog that moves a campaign',
  },
  over: {
    id: 'campaignCalendar.over',
    defaultMessage: 'It is no longer scheduled: someone canceled, sent, or deleted it in the meantime.',
    description: 'Error in the dialog that moves a campaign, which can not be moved any more',
  },
  loadFailed: {
    id: 'campaignCalendar.loadFailed',
    defaultMessage: 'The calendar could not be loaded',
    description: 'Title of the error in place of the calendar',
  },
  empty: {
    id: 'campaignCalendar.empty',
    defaultMessage: 'No campaigns in this month.',
    description: 'Below the calendar of a month without campaigns',
  },
  many: {
    id: 'campaignCalendar.many',
    defaultMessage: 'Only the first {count, number} campaigns of this month are shown.',
    description: 'Below the calendar where a month has more campaigns than one answer holds',
  },
})
