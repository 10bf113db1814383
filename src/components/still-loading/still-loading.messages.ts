import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ still: {}; cancel: {} }>({
  still: {
    id: 'stillLoading.still',
    defaultMessage: 'Still loading',
    description: 'Shown after several seconds of waiting for data',
  },
  cancel: {
    id: 'stillLoading.cancel',
    defaultMessage: 'Cancel',
    description: 'Button beside “Still loading”: stops the request and keeps what was shown before',
  },
})
