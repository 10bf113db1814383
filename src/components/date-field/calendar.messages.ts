import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  previousYear: {}
  previousMonth: {}
  nextMonth: {}
  nextYear: {}
  today: {}
}>({
  previousYear: {
    id: 'calendar.previousYear',
    defaultMessage: 'Previous year',
    description: 'Name of a button above a calendar',
  },
  previousMonth: {
    id: 'calendar.previousMonth',
    defaultMessage: 'Previous month',
    description: 'Name of a button above a calendar',
  },
  nextMonth: {
    id: 'calendar.nextMonth',
    defaultMessage: 'Next month',
    description: 'Name of a button above a calendar',
  },
  nextYear: {
    id: 'calendar.nextYear',
    defaultMessage: 'Next year',
    description: 'Name of a button above a calendar',
  },
  today: {
    id: 'calendar.today',
    defaultMessage: 'Today',
    description: 'Button below a calendar that chooses the day of today',
  },
})
