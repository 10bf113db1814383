import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ dismiss: {} }>({
  dismiss: { id: 'banner.dismiss', defaultMessage: 'Dismiss', description: 'Button that puts a banner away' },
})
