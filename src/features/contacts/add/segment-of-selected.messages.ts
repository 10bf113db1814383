import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  segment: {}
  searched: {}
}>({
  segment: {
    id: 'segmentOfSelected.segment',
    defaultMessage: 'Make a segment',
    description: 'Button in the bar over selected contacts: begins a segment with them',
  },
  searched: {
    id: 'segmentOfSelected.searched',
    defaultMessage: 'A text search can’t become a segment. Use a filter instead.',
    description: 'Why no segment can be made of all that a search finds',
  },
})
