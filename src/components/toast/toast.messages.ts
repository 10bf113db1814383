import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ region: {}; close: {}; closeAll: {} }>({
  region: {
    id: 'toast.region',
    defaultMessage: 'Notifications (F8)',
    description:
      'Name, for screen readers, of the corner where notifications appear; F8 is the key that goes there',
  },
  close: { id: 'toast.close', defaultMessage: 'Close', description: 'Button that closes one notification' },
  closeAll: {
    id: 'toast.closeAll',
    defaultMessage: 'Close all',
    description: 'Button that closes all notifications',
  },
})
