import { defineMessages } from 'react-intl'

export const statusMessages = defineMessages<{
  subscribed: {}
  pending: {}
  unsubscribed: {}
  bounced: {}
  complained: {}
  blocked: {}
}>({
  subscribed: {
    id: 'segmentStatuses.subscribed',
    defaultMessage: 'Subscribed',
    description: 'Contact status, as a choice: gets mail',
  },
  pending: {
    id: 'segmentStatuses.pending',
    defaultMessage: 'Pending',
    description: 'Contact status, as a choice: has not confirmed yet',
  },
  unsubscribed: {
    id: 'segmentStatuses.unsubscribed',
    defaultMessage: 'Unsubscribed',
    description: 'Contact status, as a choice: wants no mail',
  },
  bounced: {
    id: 'segmentStatuses.bounced',
    defaultMessage: 'Bounced',
    description: 'Contact status, as a choice: mail could not be delivered',
  },
  complained: {
    id: 'segmentStatuses.complained',
    defaultMessage: 'Complained',
    description: 'Contact status, as a choice: marked mail as spam',
  },
  blocked: {
    id: 'segmentStatuses.blocked',
    defaultMessage: 'Blocked',
    description: 'Contact status, as a choice: blocked by a member of the workspace',
  },
})
