import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  count: { count: number }
  new: {}
  search: {}
  searchPlaceholder: {}
  tabs: {}
  all: {}
  drafts: {}
  scheduled: {}
  sending: {}
  sent: {}
  stopped: {}
  view: {}
  table: {}
  calendar: {}
  pressure: {}
  failed: {}
  staleFailed: {}
  pages: {}
  sort: {}
  sortBy: { column: string }
  byUpdatedAt: {}
  byCreatedAt: {}
  byName: {}
  byStatus: {}
  bySentAt: {}
  byScheduledAt: {}
  emptyTitle: {}
  emptyText: {}
}>({
  title: {
    id: 'campaigns.title',
    defaultMessage: 'Campaigns',
    description: 'Heading of the list of campaigns and name of its table',
  },
  count: {
    id: 'campaigns.count',
    defaultMessage: '{count, plural, one {# campaign} other {# campaigns}}',
    description: 'How many campaigns match, beside the heading',
  },
  new: {
    id: 'campaigns.new',
    defaultMessage: 'New campaign',
    description: 'Button and command that begin a new campaign',
  },
  search: {
    id: 'campaigns.search',
    defaultMessage: 'Search campaigns',
    description: 'Name of the search field over the campaigns',
  },
  searchPlaceholder: {
    id: 'campaigns.searchPlaceholder',
    defaultMessage: 'Name, subject or label',
    description: 'Placeholder of the search field: what it looks in',
  },
  tabs: {
    id: 'campaigns.tabs',
    defaultMessage: 'Campaigns by status',
    description: 'Names the tabs over the campaigns for screen readers',
  },
  all: {
    id: 'campaigns.all',
    defaultMessage: 'All',
    description: 'Tab: campaigns of every status',
  },
  drafts: {
    id: 'campaigns.drafts',
    defaultMessage: 'Drafts',
    description: 'Tab: campaigns that are drafts',
  },
  scheduled: {
    id: 'campaigns.scheduled',
    defaultMessage: 'Scheduled',
    description: 'Tab: campaigns that have a time to be sent at',
  },
  sending: {
    id: 'campaigns.sending',
    defaultMessage: 'Sending',
    description: 'Tab: campaigns that are being prepared, sent or stopped',
  },
  sent: {
    id: 'campaigns.sent',
    defaultMessage: 'Sent',
    description: 'Tab: campaigns that were sent',
  },
  stopped: {
    id: 'campaigns.stopped',
    defaultMessage: 'Canceled & failed',
    description: 'Tab: campaigns that were stopped or failed',
  },
  view: {
    id: 'campaigns.view',
    defaultMessage: 'View',
    description: 'Names the choice between table and calendar',
  },
  table: {
    id: 'campaigns.table',
    defaultMessage: 'Table',
    description: 'Choice: campaigns as a table',
  },
  pressure: {
    id: 'campaigns.pressure',
    defaultMessage: 'Overlap',
    description: 'Choice: the next 14 days, with the people who would get several mails',
  },
  calendar: {
    id: 'campaigns.calendar',
    defaultMessage: 'Calendar',
    description: 'Choice: campaigns as a calendar',
  },
  failed: {
    id: 'campaigns.failed',
    defaultMessage: 'Campaigns could not be loaded',
    description: 'Title of the error in place of the list',
  },
  staleFailed: {
    id: 'campaigns.staleFailed',
    defaultMessage: 'The list could not be updated',
    description: 'Title of the error above older rows',
  },
  pages: {
    id: 'campaigns.pages',
    defaultMessage: 'Pages of campaigns',
    description: 'Names the page navigation below the campaigns',
  },
  sort: {
    id: 'campaigns.sort',
    defaultMessage: 'Sort by',
    description: 'Names the choice of what the campaigns are sorted by',
  },
  sortBy: {
    id: 'campaigns.sortBy',
    defaultMessage: 'Sort: {column}',
    description: 'Choice of what the campaigns are sorted by; column is such as Updated or Name',
  },
  byUpdatedAt: {
    id: 'campaigns.byUpdatedAt',
    defaultMessage: 'updated',
    description: 'What the campaigns are sorted by, after “Sort:”',
  },
  byCreatedAt: {
    id: 'campaigns.byCreatedAt',
    defaultMessage: 'created',
    description: 'What the campaigns are sorted by, after “Sort:”: when they were created',
  },
  byName: {
    id: 'campaigns.byName',
    defaultMessage: 'name',
    description: 'What the campaigns are sorted by, after “Sort:”',
  },
  byStatus: {
    id: 'campaigns.byStatus',
    defaultMessage: 'status',
    description: 'What the campaigns are sorted by, after “Sort:”',
  },
  bySentAt: {
    id: 'campaigns.bySentAt',
    defaultMessage: 'sent',
    description: 'What the campaigns are sorted by, after “Sort:”: when they were sent',
  },
  byScheduledAt: {
    id: 'campaigns.byScheduledAt',
    defaultMessage: 'scheduled',
    description: 'What the campaigns are sorted by, after “Sort:”: when they will be sent',
  },
  emptyTitle: {
    id: 'campaigns.emptyTitle',
    defaultMessage: 'Send your first campaign',
    description: 'Title in place of the list while there is no campaign',
  },
  emptyText: {
    id: 'campaigns.emptyText',
    defaultMessage: 'Write once, choose who gets it, and see who read it.',
    description: 'What a campaign is for, while there is none',
  },
})
