import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  loading: {}
  failed: {}
  retry: {}
  none: {}
  create: { text: string }
  count: { count: number }
  clear: { label: string }
  clearAll: { label: string }
  added: { option: string }
  removed: { option: string }
}>({
  loading: {
    id: 'combobox.loading',
    defaultMessage: 'Loading...',
    description: 'In the list of a field with suggestions, while they are looked for',
  },
  failed: {
    id: 'combobox.failed',
    defaultMessage: 'Error: the list could not be loaded.',
    description: 'In the list of a field with suggestions, when they could not be loaded; Try again is below',
  },
  retry: {
    id: 'combobox.retry',
    defaultMessage: 'Try again',
    description: 'Line in the list of a field with suggestions that loads them again',
  },
  none: {
    id: 'combobox.none',
    defaultMessage: 'Nothing found',
    description: 'In the list of a field with suggestions, when none fits what is typed',
  },
  create: {
    id: 'combobox.create',
    defaultMessage: 'Create “{text}”',
    description:
      'Last line in the list of a field with suggestions: makes a new one with the name that is typed',
  },
  count: {
    id: 'combobox.count',
    defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}',
    description: 'Announced to screen readers when the suggestions of a field have changed',
  },
  clear: {
    id: 'combobox.clear',
    defaultMessage: 'Clear {label}',
    description: 'Button in a field that takes the choice back; label is the label of the field',
  },
  clearAll: {
    id: 'combobox.clearAll',
    defaultMessage: 'Clear all of {label}',
    description: 'Button in a field of several choices that takes all back; label is the label of the field',
  },
  added: {
    id: 'combobox.added',
    defaultMessage: '{option} added',
    description: 'Announced to screen readers when one of several choices was added',
  },
  removed: {
    id: 'combobox.removed',
    defaultMessage: '{option} removed',
    description: 'Announced to screen readers when one of several choices was taken back',
  },
})
