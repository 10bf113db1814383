import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: {}
  selected: { count: number }
  selectAll: { total: number }
  allSelected: { total: number }
  clear: {}
  cleared: {}
}>({
  label: {
    id: 'bulkBar.label',
    defaultMessage: 'Selection',
    description:
      'Name, for screen readers, of the bar with what can be done with the selected rows of a list',
  },
  selected: {
    id: 'bulkBar.selected',
    defaultMessage: '{count, number} selected',
    description: 'In the bar that appears when rows of a list are selected: how many are',
  },
  selectAll: {
    id: 'bulkBar.selectAll',
    defaultMessage: 'Select all {total, number} matching',
    description:
      'Button in that bar: selects all rows that match the search and the filters, not only those on this page',
  },
  allSelected: {
    id: 'bulkBar.allSelected',
    defaultMessage: 'All {total, number} matching are selected',
    description: 'In that bar, when every row that matches is selected',
  },
  clear: {
    id: 'bulkBar.clear',
    defaultMessage: 'Clear selection',
    description: 'Button in that bar after which nothing is selected',
  },
  cleared: {
    id: 'bulkBar.cleared',
    defaultMessage: 'Selection cleared',
    description: 'Said to screen readers when the selection is gone and the bar with it',
  },
})
