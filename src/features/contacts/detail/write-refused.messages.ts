import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ refused: { what: string; reason: string } }>({
  refused: {
    id: 'writeRefused.refused',
    defaultMessage: '{what} {reason}',
    description: 'Two sentences: what could not be done, and why',
  },
})
