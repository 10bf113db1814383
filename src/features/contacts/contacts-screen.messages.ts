import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  count: { count: number }
  import: {}
  search: {}
  searchPlaceholder: {}
  status: {}
  anyStatus: {}
  failed: {}
  pageFailed: {}
}>({
  title: {
    id: 'contacts.title',
    defaultMessage: 'Contacts',
    description: 'Heading of the contacts screen and name of its table',
  },
  count: {
    id: 'contacts.count',
    defaultMessage: '{count, plural, one {# contact} other {# contacts}}',
    description: 'How many contacts match what is searched for, beside the heading',
  },
  import: {
    id: 'contacts.import',
    defaultMessage: 'Import',
    description: 'Button that opens the import of contacts from a file',
  },
  search: {
    id: 'contacts.search',
    defaultMessage: 'Search contacts',
    description: 'Name of the search field over the contacts',
  },
  searchPlaceholder: {
    id: 'contacts.searchPlaceholder',
    defaultMessage: 'Email, name or ID',
    description: 'Placeholder of the search field: what it looks in',
  },
  status: {
    id: 'contacts.status',
    defaultMessage: 'Status',
    description: 'Name of the choice of a status to filter by',
  },
  anyStatus: {
    id: 'contacts.anyStatus',
    defaultMessage: 'Any status',
    description: 'Choice that filters by no status',
  },
  failed: {
    id: 'contacts.failed',
    defaultMessage: 'Contacts could not be loaded',
    description: 'Title of the error in place of the list',
  },
  pageFailed: {
    id: 'contacts.pageFailed',
    defaultMessage: 'Some contacts could not be loaded',
    description: 'Title of the error above the list when a part of it did not arrive',
  },
})
