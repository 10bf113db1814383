import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  date: {}
  time: {}
  timezone: {}
  zone: { name: string; offset: string }
  here: { moment: string }
  skipped: { time: string }
  instead: { time: string }
  twice: { time: string }
  earlier: { offset: string }
  later: { offset: string }
  tooEarly: { min: string }
  tooLate: { max: string }
}>({
  date: {
    id: 'dateTimeField.date',
    defaultMessage: 'Date',
    description: 'Label of the date within a field for date, time and time zone',
  },
  time: {
    id: 'dateTimeField.time',
    defaultMessage: 'Time',
    description: 'Label of the time within a field for date, time and time zone',
  },
  timezone: {
    id: 'dateTimeField.timezone',
    defaultMessage: 'Time zone',
    description: 'Label of the time zone within a field for date, time and time zone',
  },
  zone: {
    id: 'dateTimeField.zone',
    defaultMessage: '{name} ({offset})',
    description:
      'Beside a time zone in a list: what the time there is called and its offset, Japan Time (GMT+9)',
  },
  here: {
    id: 'dateTimeField.here',
    defaultMessage: 'For you: {moment}',
    description: 'Below a date and time of another time zone: the same moment in the zone of the reader',
  },
  skipped: {
    id: 'dateTimeField.skipped',
    defaultMessage: 'Clocks go forward on this day, so {time} doesn’t exist.',
    description: 'Below a time that is skipped on the day on which summer time begins',
  },
  instead: {
    id: 'dateTimeField.instead',
    defaultMessage: 'Use {time}',
    description:
      'Button below a time that is skipped when summer time begins: takes the time that the clocks show instead',
  },
  twice: {
    id: 'dateTimeField.twice',
    defaultMessage: 'Clocks go back on this day, so {time} occurs twice.',
    description: 'Above the choice between the two moments of a time that comes twice when summer time ends',
  },
  earlier: {
    id: 'dateTimeField.earlier',
    defaultMessage: 'The first ({offset})',
    description: 'Choice for a time that comes twice when summer time ends: before the clocks are put back',
  },
  later: {
    id: 'dateTimeField.later',
    defaultMessage: 'The second ({offset})',
    description: 'Choice for a time that comes twice when summer time ends: after the clocks were put back',
  },
  tooEarly: {
    id: 'dateTimeField.tooEarly',
    defaultMessage: 'Choose {min} or later.',
    description: 'Below a date and time that is too early; min is the first moment allowed',
  },
  tooLate: {
    id: 'dateTimeField.tooLate',
    defaultMessage: 'Choose {max} or earlier.',
    description: 'Below a date and time that is too late; max is the last moment allowed',
  },
})
