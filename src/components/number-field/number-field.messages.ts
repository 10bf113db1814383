import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  increase: { label: string }
  decrease: { label: string }
  noNumber: {}
  tooSmall: { min: string }
  tooLarge: { max: string }
  outside: { min: string; max: string }
  whole: {}
  tooPrecise: { digits: number }
}>({
  increase: {
    id: 'numberField.increase',
    defaultMessage: 'Increase {label}',
    description: 'Name of the plus button of a number field; label is what the number is',
  },
  decrease: {
    id: 'numberField.decrease',
    defaultMessage: 'Decrease {label}',
    description: 'Name of the minus button of a number field; label is what the number is',
  },
  noNumber: {
    id: 'numberField.noNumber',
    defaultMessage: 'This is not a number. Enter digits only.',
    description: 'Below a number field in which something else is typed',
  },
  tooSmall: {
    id: 'numberField.tooSmall',
    defaultMessage: 'Enter {min} or more.',
    description: 'Below a number field when the number is too small',
  },
  tooLarge: {
    id: 'numberField.tooLarge',
    defaultMessage: 'Enter {max} or less.',
    description: 'Below a number field when the number is too large',
  },
  outside: {
    id: 'numberField.outside',
    defaultMessage: 'Enter a number from {min} to {max}.',
    description: 'Below a number field when the number is outside of what is allowed',
  },
  whole: {
    id: 'numberField.whole',
    defaultMessage: 'Enter a whole number.',
    description: 'Below a number field that takes no decimals when some are typed',
  },
  tooPrecise: {
    id: 'numberField.tooPrecise',
    defaultMessage: 'Enter no more than {digits, plural, one {# decimal} other {# decimals}}.',
    description: 'Below a number field when more digits stand after the decimal point than it takes',
  },
})
