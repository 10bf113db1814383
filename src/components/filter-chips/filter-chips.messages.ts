import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: {}
  add: {}
  clear: {}
  more: { count: number }
  less: {}
  remove: { label: string }
  edit: { label: string }
}>({
  label: {
    id: 'filterChips.label',
    defaultMessage: 'Filters',
    description: 'Name, for screen readers, of the row of filters above a list',
  },
  add: {
    id: 'filterChips.add',
    defaultMessage: 'Add filter',
    description: 'Button that opens a menu of filters',
  },
  clear: {
    id: 'filterChips.clear',
    defaultMessage: 'Clear all',
    description: 'Button that takes all filters of a list away',
  },
  more: {
    id: 'filterChips.more',
    defaultMessage: '{count, plural, other {# more}}',
    description: 'Button that shows the filters that are folded away',
  },
  less: {
    id: 'filterChips.less',
    defaultMessage: 'Show fewer',
    description: 'Button that folds filters away again',
  },
  remove: {
    id: 'filterChips.remove',
    defaultMessage: 'Remove filter: {label}',
    description: 'Button at the end of a filter that takes it away; label is such as Status: Active',
  },
  edit: {
    id: 'filterChips.edit',
    defaultMessage: 'Edit filter: {label}',
    description: 'Name of what opens at a filter to change it; label is such as Status: Active',
  },
})
