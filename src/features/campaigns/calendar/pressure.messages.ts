import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: {}
  zone: { zone: string }
  worst: { count: number; mails: number }
  none: {}
  one: {}
  overlaps: {}
  overlapsText: {}
  people: {}
  count: { count: number }
  mails: { count: number }
  gets: {}
  move: { name: string }
  cut: {}
  empty: {}
  emptyText: {}
  loadFailed: {}
  countFailed: {}
}>({
  label: {
    id: 'campaignPressure.label',
    defaultMessage: 'Campaigns of the next 14 days',
    description: 'Names the days and what is said of them, for screen readers',
  },
  zone: {
    id: 'campaignPressure.zone',
    defaultMessage: 'Times in {zone}',
    description: 'Which time zone the days are of',
  },
  worst: {
    id: 'campaignPressure.worst',
    defaultMessage:
      '{count, plural, one {# person} other {# people}} would get {mails, plural, one {# email} other {# emails}} within 48 hours.',
    description: 'How many people would get several mails in a short time',
  },
  none: {
    id: 'campaignPressure.none',
    defaultMessage: 'Nobody would get more than one email within 48 hours.',
    description: 'No two mails reach the same people in a short time',
  },
  one: {
    id: 'campaignPressure.one',
    defaultMessage: 'Only one campaign is scheduled, so nobody gets several emails.',
    description: 'There is nothing that the only scheduled campaign could overlap with',
  },
  overlaps: {
    id: 'campaignPressure.overlaps',
    defaultMessage: 'People who get several emails',
    description: 'Heading of the table of mails that the same people get',
  },
  overlapsText: {
    id: 'campaignPressure.overlapsText',
    defaultMessage:
      'Each row counts the people who get all the marked emails within 48 hours, by who is in the audiences now. People in a row of three are in the rows of two as well.',
    description: 'What the numbers of the table say',
  },
  people: {
    id: 'campaignPressure.people',
    defaultMessage: 'People who get all of them',
    description: 'Heading of the column with the numbers of people',
  },
  count: {
    id: 'campaignPressure.count',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'How many people get all mails of a row',
  },
  mails: {
    id: 'campaignPressure.mails',
    defaultMessage: '{count, plural, one {# email} other {# emails}}',
    description: 'How many mails a row is about',
  },
  gets: {
    id: 'campaignPressure.gets',
    defaultMessage: 'Included',
    description: 'In a cell of the table, for screen readers: this mail is one of the row',
  },
  move: {
    id: 'campaignPressure.move',
    defaultMessage: 'Reschedule {name}',
    description: 'Button: gives a scheduled campaign another time',
  },
  cut: {
    id: 'campaignPressure.cut',
    defaultMessage: 'There are more combinations; only the first of them are counted.',
    description: 'Below the table, where many mails are close to each other',
  },
  empty: {
    id: 'campaignPressure.empty',
    defaultMessage: 'Nothing is scheduled in the next 14 days',
    description: 'Title where no campaign is scheduled',
  },
  emptyText: {
    id: 'campaignPressure.emptyText',
    defaultMessage:
      'Once campaigns are scheduled, you see here who would get several emails in a short time.',
    description: 'Text where no campaign is scheduled',
  },
  loadFailed: {
    id: 'campaignPressure.loadFailed',
    defaultMessage: 'The scheduled campaigns could not be loaded',
    description: 'Title of an error',
  },
  countFailed: {
    id: 'campaignPressure.countFailed',
    defaultMessage: 'The people could not be counted. Try again.',
    description: 'Error: a count of people failed',
  },
})
