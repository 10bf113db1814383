import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  show: { label: string }
  hide: { label: string }
  copy: { label: string }
}>({
  show: {
    id: 'secretField.show',
    defaultMessage: 'Show {label}',
    description: 'Name of the button that shows a secret in plain text; label is what the secret is',
  },
  hide: {
    id: 'secretField.hide',
    defaultMessage: 'Hide {label}',
    description: 'Name of the button that covers a secret with dots again; label is what the secret is',
  },
  copy: {
    id: 'secretField.copy',
    defaultMessage: 'Copy {label}',
    description: 'Name of the button that copies a secret; label is what the secret is',
  },
})
