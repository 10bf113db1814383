import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  fileName: {}
  name: {}
  status: {}
  sentAt: {}
  recipients: {}
  sentCount: {}
  delivered: {}
  deliveredRate: {}
  uniqueOpens: {}
  uniqueOpensRate: {}
  uniqueClicks: {}
  uniqueClicksRate: {}
  unsubscribes: {}
  unsubscribesRate: {}
  bounces: {}
  complaints: {}
  sender: {}
  labels: {}
}>({
  fileName: {
    id: 'campaignCsv.fileName',
    defaultMessage: 'campaigns',
    description: 'Name of the CSV file with figures of campaigns, without its ending',
  },
  name: {
    id: 'campaignCsv.name',
    defaultMessage: 'Campaign',
    description: 'Column of the CSV file of campaigns',
  },
  status: {
    id: 'campaignCsv.status',
    defaultMessage: 'Status',
    description: 'Column of the CSV file of campaigns',
  },
  sentAt: {
    id: 'campaignCsv.sentAt',
    defaultMessage: 'Sent at',
    description: 'Column of the CSV file of campaigns',
  },
  recipients: {
    id: 'campaignCsv.recipients',
    defaultMessage: 'Recipients',
    description: 'Column of the CSV file of campaigns',
  },
  sentCount: {
    id: 'campaignCsv.sentCount',
    defaultMessage: 'Sent',
    description: 'Column of the CSV file of campaigns: how many mails were sent',
  },
  delivered: {
    id: 'campaignCsv.delivered',
    defaultMessage: 'Delivered',
    description: 'Column of the CSV file of campaigns: number',
  },
  deliveredRate: {
    id: 'campaignCsv.deliveredRate',
    defaultMessage: 'Delivery rate',
    description: 'Column of the CSV file of campaigns: share from 0 to 1',
  },
  uniqueOpens: {
    id: 'campaignCsv.uniqueOpens',
    defaultMessage: 'Unique opens',
    description: 'Column of the CSV file of campaigns: number',
  },
  uniqueOpensRate: {
    id: 'campaignCsv.uniqueOpensRate',
    defaultMessage: 'Open rate',
    description: 'Column of the CSV file of campaigns: share from 0 to 1',
  },
  uniqueClicks: {
    id: 'campaignCsv.uniqueClicks',
    defaultMessage: 'Unique clicks',
    description: 'Column of the CSV file of campaigns: number',
  },
  uniqueClicksRate: {
    id: 'campaignCsv.uniqueClicksRate',
    defaultMessage: 'Click rate',
    description: 'Column of the CSV file of campaigns: share from 0 to 1',
  },
  unsubscribes: {
    id: 'campaignCsv.unsubscribes',
    defaultMessage: 'Unsubscribes',
    description: 'Column of the CSV file of campaigns: number',
  },
  unsubscribesRate: {
    id: 'campaignCsv.unsubscribesRate',
    defaultMessage: 'Unsubscribe rate',
    description: 'Column of the CSV file of campaigns: share from 0 to 1',
  },
  bounces: {
    id: 'campaignCsv.bounces',
    defaultMessage: 'Bounces',
    description: 'Column of the CSV file of campaigns: number',
  },
  complaints: {
    id: 'campaignCsv.complaints',
    defaultMessage: 'Spam complaints',
    description: 'Column of the CSV file of campaigns: number',
  },
  sender: {
    id: 'campaignCsv.sender',
    defaultMessage: 'Sender',
    description: 'Column of the CSV file of campaigns',
  },
  labels: {
    id: 'campaignCsv.labels',
    defaultMessage: 'Labels',
    description: 'Column of the CSV file of campaigns',
  },
})
