import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  name: {}
  status: {}
  audience: {}
  sent: {}
  delivered: {}
  uniqueOpens: {}
  uniqueClicks: {}
  unsubscribes: {}
  sender: {}
  updated: {}
}>({
  name: {
    id: 'campaignColumn.name',
    defaultMessage: 'Campaign',
    description: 'Column header: name and subject of a campaign',
  },
  status: {
    id: 'campaignColumn.status',
    defaultMessage: 'Status',
    description: 'Column header',
  },
  audience: {
    id: 'campaignColumn.audience',
    defaultMessage: 'Audience',
    description: 'Column header: lists and segments that a campaign goes to',
  },
  sent: {
    id: 'campaignColumn.sent',
    defaultMessage: 'Sent',
    description: 'Column header: mails sent of recipients',
  },
  delivered: {
    id: 'campaignColumn.delivered',
    defaultMessage: 'Delivered',
    description: 'Column header: share of the mails that were delivered',
  },
  uniqueOpens: {
    id: 'campaignColumn.uniqueOpens',
    defaultMessage: 'Opens',
    description: 'Column header: share of the recipients who opened the mail',
  },
  uniqueClicks: {
    id: 'campaignColumn.uniqueClicks',
    defaultMessage: 'Clicks',
    description: 'Column header: share of the recipients who clicked a link',
  },
  unsubscribes: {
    id: 'campaignColumn.unsubscribes',
    defaultMessage: 'Unsub.',
    description: 'Short column header: share of the recipients who unsubscribed',
  },
  sender: {
    id: 'campaignColumn.sender',
    defaultMessage: 'Sender',
    description: 'Column header',
  },
  updated: {
    id: 'campaignColumn.updated',
    defaultMessage: 'Updated',
    description: 'Column header: when the campaign was changed last, and by whom',
  },
})
