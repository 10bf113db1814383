import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  region: {}
  close: {}
  closeAll: {}
  copied: {}
  notCopied: { text: string }
}>({
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
  copied: {
    id: 'toast.copied',
    defaultMessage: 'Copied',
    description: 'Toast after an entry of a menu copied a text',
  },
  notCopied: {
    id: 'toast.notCopied',
    defaultMessage: 'Could not copy. Select it here: {text}',
    description:
      'Toast when the browser refused to copy; text: what was to be copied, such as an ID or an email address',
  },
})
