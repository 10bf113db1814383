import { defineMessages } from 'react-intl'

/** The statuses of a contact in words. */
export const statusMessages = defineMessages<{
  subscribed: {}
  pending: {}
  unsubscribed: {}
  bounced: {}
  complained: {}
  blocked: {}
}>({
  subscribed: {
    id: 'contactStatus.subscribed',
    defaultMessage: 'Subscribed',
    description: 'Contact status: gets mail',
  },
  pending: {
    id: 'contactStatus.pending',
    defaultMessage: 'Pending',
    description: 'Contact status: has not confirmed yet',
  },
  unsubscribed: {
    id: 'contactStatus.unsubscribed',
    defaultMessage: 'Unsubscribed',
    description: 'Contact status: wants no mail',
  },
  bounced: {
    id: 'contactStatus.bounced',
    defaultMessage: 'Bounced',
    description: 'Contact status: mail could not be delivered',
  },
  complained: {
    id: 'contactStatus.complained',
    defaultMessage: 'Complained',
    description: 'Contact status: marked mail as spam',
  },
  blocked: {
    id: 'contactStatus.blocked',
    defaultMessage: 'Blocked',
    description: 'Contact status: blocked by a member of the workspace',
  },
})
