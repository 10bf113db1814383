import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  noTime: { example: string }
  tooEarly: { min: string }
  tooLate: { max: string }
  outside: { min: string; max: string }
}>({
  noTime: {
    id: 'timeField.noTime',
    defaultMessage: 'This is not a valid time. Enter one like {example}.',
    description:
      'Below a time field in which something else is typed; example is a time as this language writes it',
  },
  tooEarly: {
    id: 'timeField.tooEarly',
    defaultMessage: 'Enter {min} or a later time.',
    description: 'Below a time field when the time is too early',
  },
  tooLate: {
    id: 'timeField.tooLate',
    defaultMessage: 'Enter {max} or an earlier time.',
    description: 'Below a time field when the time is too late',
  },
  outside: {
    id: 'timeField.outside',
    defaultMessage: 'Enter a time from {min} to {max}.',
    description: 'Below a time field when the time is outside of what is allowed',
  },
})
