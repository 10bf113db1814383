import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  draft: {}
  scheduled: {}
  preparing: {}
  sending: {}
  canceling: {}
  sent: {}
  canceled: {}
  failed: {}
}>({
  draft: {
    id: 'campaignStatus.draft',
    defaultMessage: 'Draft',
    description: 'Status of a campaign',
  },
  scheduled: {
    id: 'campaignStatus.scheduled',
    defaultMessage: 'Scheduled',
    description: 'Status of a campaign',
  },
  preparing: {
    id: 'campaignStatus.preparing',
    defaultMessage: 'Preparing',
    description: 'Status of a campaign: its recipients are being worked out',
  },
  sending: {
    id: 'campaignStatus.sending',
    defaultMessage: 'Sending',
    description: 'Status of a campaign',
  },
  canceling: {
    id: 'campaignStatus.canceling',
    defaultMessage: 'Stopping',
    description: 'Status of a campaign: it is being stopped',
  },
  sent: {
    id: 'campaignStatus.sent',
    defaultMessage: 'Sent',
    description: 'Status of a campaign',
  },
  canceled: {
    id: 'campaignStatus.canceled',
    defaultMessage: 'Canceled',
    description: 'Status of a campaign: it was stopped while it was sent',
  },
  failed: {
    id: 'campaignStatus.failed',
    defaultMessage: 'Failed',
    description: 'Status of a campaign',
  },
})
