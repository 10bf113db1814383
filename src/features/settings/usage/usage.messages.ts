import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  month: {}
  failed: {}
  nothing: {}
  limits: {}
  ofLimit: { quantity: number; limit: number }
  byKind: {}
  kind: {}
  anyKind: {}
  quantity: {}
  previous: {}
  limit: {}
  noLimit: {}
  daily: {}
  logs: {}
  time: {}
  ref: {}
  actor: {}
  newer: {}
  older: {}
  download: {}
  downloadFailed: {}
  cut: { count: number }
}>({
  title: {
    id: 'usage.title',
    defaultMessage: 'Usage',
    description: 'Title of the section of the settings',
  },
  about: {
    id: 'usage.about',
    defaultMessage: 'What this workspace used in a month. Months and days are in UTC.',
    description: 'Under the title of the usage',
  },
  month: {
    id: 'usage.month',
    defaultMessage: 'Month',
    description: 'Name of the list that chooses the month',
  },
  failed: {
    id: 'usage.failed',
    defaultMessage: 'The usage could not be loaded',
    description: 'Title where a part of the usage should be',
  },
  nothing: {
    id: 'usage.nothing',
    defaultMessage: 'Nothing was used in this month.',
    description: 'Where there is no usage in the chosen month',
  },
  limits: {
    id: 'usage.limits',
    defaultMessage: 'Within the plan',
    description: 'Title over the meters',
  },
  ofLimit: {
    id: 'usage.ofLimit',
    defaultMessage: '{quantity, number} of {limit, number}',
    description: 'At a meter: how much of the limit was used',
  },
  byKind: {
    id: 'usage.byKind',
    defaultMessage: 'Usage by kind',
    description: 'Name, for screen readers, of the table with the sums of the month',
  },
  kind: {
    id: 'usage.kind',
    defaultMessage: 'Kind',
    description: 'Column and field: what was used',
  },
  anyKind: {
    id: 'usage.anyKind',
    defaultMessage: 'All kinds',
    description: 'Choice of the field “kind”',
  },
  quantity: {
    id: 'usage.quantity',
    defaultMessage: 'Quantity',
    description: 'Column: how much was used',
  },
  previous: {
    id: 'usage.previous',
    defaultMessage: 'Previous month',
    description: 'Column: how much was used in the month before',
  },
  limit: {
    id: 'usage.limit',
    defaultMessage: 'Limit',
    description: 'Column: how much the plan includes',
  },
  noLimit: {
    id: 'usage.noLimit',
    defaultMessage: 'No limit set',
    description: 'In the column of the limits',
  },
  daily: {
    id: 'usage.daily',
    defaultMessage: 'Day by day',
    description: 'Title over the chart',
  },
  logs: {
    id: 'usage.logs',
    defaultMessage: 'Log',
    description: 'Title over the table of single uses',
  },
  time: {
    id: 'usage.time',
    defaultMessage: 'Time',
    description: 'Column: when it was used',
  },
  ref: {
    id: 'usage.ref',
    defaultMessage: 'For',
    description: 'Column: what it was used for, such as a campaign',
  },
  actor: {
    id: 'usage.actor',
    defaultMessage: 'By',
    description: 'Column: who used it',
  },
  newer: {
    id: 'usage.newer',
    defaultMessage: 'Newer',
    description: 'Button: the page before',
  },
  older: {
    id: 'usage.older',
    defaultMessage: 'Older',
    description: 'Button: the next page',
  },
  download: {
    id: 'usage.download',
    defaultMessage: 'Download CSV',
    description: 'Button over the table of single uses',
  },
  downloadFailed: {
    id: 'usage.downloadFailed',
    defaultMessage: 'The file could not be created. Try again.',
    description: 'Toast',
  },
  cut: {
    id: 'usage.cut',
    defaultMessage:
      'The file contains the newest {count, plural, one {# entry} other {# entries}}. Choose a kind for the rest.',
    description: 'Toast, when there are more entries than one file holds',
  },
})

export const metricMessages = defineMessages<{
  emails_campaign: {}
  emails_transactional: {}
  contacts: {}
  events: {}
  ai_messages: {}
  uploads_mb: {}
}>({
  emails_campaign: {
    id: 'usage.emails_campaign',
    defaultMessage: 'Campaign emails',
    description: 'Kind of usage',
  },
  emails_transactional: {
    id: 'usage.emails_transactional',
    defaultMessage: 'Transactional emails',
    description: 'Kind of usage',
  },
  contacts: {
    id: 'usage.contacts',
    defaultMessage: 'Contacts',
    description: 'Kind of usage',
  },
  events: {
    id: 'usage.events',
    defaultMessage: 'Events',
    description: 'Kind of usage',
  },
  ai_messages: {
    id: 'usage.ai_messages',
    defaultMessage: 'AI messages',
    description: 'Kind of usage',
  },
  uploads_mb: {
    id: 'usage.uploads_mb',
    defaultMessage: 'Uploads (MB)',
    description: 'Kind of usage',
  },
})
