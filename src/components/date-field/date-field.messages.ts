import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  pattern: {}
  choose: { label: string }
  change: { label: string; date: string }
  clear: { label: string }
  noDate: { example: string }
  tooEarly: { min: string }
  tooLate: { max: string }
  outside: { min: string; max: string }
}>({
  pattern: {
    id: 'dateField.pattern',
    defaultMessage: 'MM/DD/YYYY',
    description: 'In an empty date field: the order in which a date is typed in this language',
  },
  choose: {
    id: 'dateField.choose',
    defaultMessage: 'Choose {label}',
    description: 'Name of the button that opens the calendar of a date field; label is what the date is',
  },
  change: {
    id: 'dateField.change',
    defaultMessage: 'Change {label}, {date}',
    description:
      'Name of the button that opens the calendar of a date field in which a date stands; label is what the date is',
  },
  clear: {
    id: 'dateField.clear',
    defaultMessage: 'Clear {label}',
    description: 'Name of the button that empties a date field; label is what the date is',
  },
  noDate: {
    id: 'dateField.noDate',
    defaultMessage: 'This date doesn’t exist. Enter one like {example}.',
    description:
      'Below a date field in which something else is typed; example is a date as this language writes it',
  },
  tooEarly: {
    id: 'dateField.tooEarly',
    defaultMessage: 'Enter {min} or a later date.',
    description: 'Below a date field when the date is too early',
  },
  tooLate: {
    id: 'dateField.tooLate',
    defaultMessage: 'Enter {max} or an earlier date.',
    description: 'Below a date field when the date is too late',
  },
  outside: {
    id: 'dateField.outside',
    defaultMessage: 'Enter a date from {min} to {max}.',
    description: 'Below a date field when the date is outside of what is allowed',
  },
})
