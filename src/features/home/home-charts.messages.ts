import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  sends: {}
  sent: {}
  opened: {}
  clicked: {}
  contacts: {}
  added: {}
  lost: {}
  failed: {}
}>({
  sends: {
    id: 'homeCharts.sends',
    defaultMessage: 'Campaign email by the day it was sent',
    description: 'Title of a chart on the workspace home: mails of campaigns, opens and clicks',
  },
  sent: {
    id: 'homeCharts.sent',
    defaultMessage: 'Sent',
    description: 'Line of a chart on the workspace home',
  },
  opened: {
    id: 'homeCharts.opened',
    defaultMessage: 'Opened',
    description: 'Line of a chart on the workspace home: people who opened the mails of the day',
  },
  clicked: {
    id: 'homeCharts.clicked',
    defaultMessage: 'Clicked',
    description: 'Line of a chart on the workspace home: people who followed a link in the mails of the day',
  },
  contacts: {
    id: 'homeCharts.contacts',
    defaultMessage: 'New and deleted contacts',
    description: 'Title of a chart on the workspace home',
  },
  added: {
    id: 'homeCharts.added',
    defaultMessage: 'New',
    description: 'Bars of a chart on the workspace home: contacts that came',
  },
  lost: {
    id: 'homeCharts.lost',
    defaultMessage: 'Deleted',
    description: 'Bars of a chart on the workspace home: contacts that were deleted',
  },
  failed: {
    id: 'homeCharts.failed',
    defaultMessage: 'The chart could not be loaded.',
    description: 'In place of a chart on the workspace home',
  },
})
