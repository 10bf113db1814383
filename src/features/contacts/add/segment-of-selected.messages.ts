import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  segment: {}
  partial: { most: number }
  searched: {}
  failed: {}
}>({
  segment: {
    id: 'segmentOfSelected.segment',
    defaultMessage: 'Make a segment',
    description: 'Button in the bar over selected contacts: begins a segment with them',
  },
  partial: {
    id: 'segmentOfSelected.partial',
    defaultMessage: 'Choose all that match, or at most {most, number} contacts one by one.',
    description: 'Why no segment can be made of what is selected',
  },
  searched: {
    id: 'segmentOfSelected.searched',
    defaultMessage: 'A search by letters can’t become a segment. Use a filter instead.',
    description: 'Why no segment can be made of all that a search finds',
  },
  failed: {
    id: 'segmentOfSelected.failed',
    defaultMessage: 'The selected contacts could not be read.',
    description: 'Toast when a segment of selected contacts could not be begun',
  },
})
