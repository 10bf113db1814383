import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ offline: {} }>({
  offline: {
    id: 'offlineBanner.offline',
    defaultMessage:
      'You are offline. What you see may be out of date, and nothing can be saved until the connection is back.',
    description: 'Banner over a page while the browser has no network',
  },
})
