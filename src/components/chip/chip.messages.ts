import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ remove: { label: string } }>({
  remove: {
    id: 'chip.remove',
    defaultMessage: 'Remove {label}',
    description: 'Button at the end of a chip, such as a filter, that takes it away',
  },
})
