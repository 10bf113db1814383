import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  recipients: {}
  sent: {}
  delivered: {}
  uniqueOpens: {}
  opens: {}
  botOpens: {}
  uniqueClicks: {}
  clicks: {}
  botClicks: {}
  unsubscribes: {}
  hardBounces: {}
  softBounces: {}
  complaints: {}
  failed: {}
}>({
  recipients: {
    id: 'reportCsv.recipients',
    defaultMessage: 'Recipients',
    description: 'Heading of a column of the exported report',
  },
  sent: {
    id: 'reportCsv.sent',
    defaultMessage: 'Sent',
    description: 'Heading of a column of the exported report',
  },
  delivered: {
    id: 'reportCsv.delivered',
    defaultMessage: 'Delivered',
    description: 'Heading of a column of the exported report',
  },
  uniqueOpens: {
    id: 'reportCsv.uniqueOpens',
    defaultMessage: 'Unique opens',
    description: 'Heading of a column of the exported report',
  },
  opens: {
    id: 'reportCsv.opens',
    defaultMessage: 'Opens',
    description: 'Heading of a column of the exported report',
  },
  botOpens: {
    id: 'reportCsv.botOpens',
    defaultMessage: 'Opens by programs',
    description: 'Heading of a column of the exported report',
  },
  uniqueClicks: {
    id: 'reportCsv.uniqueClicks',
    defaultMessage: 'Unique clicks',
    description: 'Heading of a column of the exported report',
  },
  clicks: {
    id: 'reportCsv.clicks',
    defaultMessage: 'Clicks',
    description: 'Heading of a column of the exported report',
  },
  botClicks: {
    id: 'reportCsv.botClicks',
    defaultMessage: 'Clicks by programs',
    description: 'Heading of a column of the exported report',
  },
  unsubscribes: {
    id: 'reportCsv.unsubscribes',
    defaultMessage: 'Unsubscribed',
    description: 'Heading of a column of the exported report',
  },
  hardBounces: {
    id: 'reportCsv.hardBounces',
    defaultMessage: 'Hard bounces',
    description: 'Heading of a column of the exported report',
  },
  softBounces: {
    id: 'reportCsv.softBounces',
    defaultMessage: 'Soft bounces',
    description: 'Heading of a column of the exported report',
  },
  complaints: {
    id: 'reportCsv.complaints',
    defaultMessage: 'Spam complaints',
    description: 'Heading of a column of the exported report',
  },
  failed: {
    id: 'reportCsv.failed',
    defaultMessage: 'Failed',
    description: 'Heading of a column of the exported report',
  },
})
