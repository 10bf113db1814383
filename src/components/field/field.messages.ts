import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ required: {} }>({
  required: {
    id: 'field.required',
    defaultMessage: 'Required',
    description: 'Beside the label of a field that must be filled in',
  },
})
