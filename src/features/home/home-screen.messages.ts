import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  import: {}
  range: {}
  days: { days: number }
  contacts: {}
  newContacts: { count: number }
  sent: {}
  delivered: {}
  opened: {}
  clicked: {}
  unsubscribed: {}
  bounced: {}
  compared: { days: number }
  openings: {}
  partly: {}
}>({
  title: {
    id: 'home.title',
    defaultMessage: 'Home',
    description: 'Heading of the workspace home until its name is known',
  },
  import: {
    id: 'home.import',
    defaultMessage: 'Import contacts',
    description: 'Button on the workspace home that opens the import',
  },
  range: {
    id: 'home.range',
    defaultMessage: 'Period',
    description: 'Name of the choice of 7, 30 or 90 days on the workspace home',
  },
  days: {
    id: 'home.days',
    defaultMessage: '{days, number} days',
    description: 'One of the periods that the figures of the workspace home can be of',
  },
  contacts: {
    id: 'home.contacts',
    defaultMessage: 'Contacts',
    description: 'Figure on the workspace home: all contacts',
  },
  newContacts: {
    id: 'home.newContacts',
    defaultMessage: '{count, number} new',
    description: 'Below the figure of all contacts: how many of them came in the chosen days',
  },
  sent: {
    id: 'home.sent',
    defaultMessage: 'Sent',
    description: 'Figure on the workspace home: emails that campaigns sent',
  },
  delivered: {
    id: 'home.delivered',
    defaultMessage: 'Delivered',
    description: 'Figure on the workspace home: share of the sent emails that arrived',
  },
  opened: {
    id: 'home.opened',
    defaultMessage: 'Unique opens',
    description: 'Figure on the workspace home: share of the delivered emails that were opened',
  },
  clicked: {
    id: 'home.clicked',
    defaultMessage: 'Unique clicks',
    description: 'Figure on the workspace home: share of the delivered emails in which a link was followed',
  },
  unsubscribed: {
    id: 'home.unsubscribed',
    defaultMessage: 'Unsubscribed',
    description: 'Figure on the workspace home: share of the delivered emails that led to an unsubscription',
  },
  bounced: {
    id: 'home.bounced',
    defaultMessage: 'Bounced',
    description: 'Figure on the workspace home: share of the sent emails that came back',
  },
  compared: {
    id: 'home.compared',
    defaultMessage: 'Compared with the {days, number} days before.',
    description: 'Note below the figures: what their changes are compared with',
  },
  openings: {
    id: 'home.openings',
    defaultMessage: 'Opens can be inflated by mail privacy features.',
    description: 'Note below the figures, about the share of opened emails',
  },
  partly: {
    id: 'home.partly',
    defaultMessage: 'Only the latest campaigns are counted.',
    description: 'Note below the figures where there were more campaigns than can be counted at once',
  },
})
