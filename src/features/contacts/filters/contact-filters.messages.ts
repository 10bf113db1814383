import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  property: {}
  list: {}
  event: {}
  campaign: {}
  form: {}
  segment: {}
  engagement: {}
  newFilter: {}
  sentence: {}
  sentenceTitle: {}
  apply: {}
  cancel: {}
}>({
  property: {
    id: 'contactFilters.property',
    defaultMessage: 'Property',
    description: 'Kind of filter over the contacts: by a property such as the city',
  },
  list: {
    id: 'contactFilters.list',
    defaultMessage: 'Mailing list',
    description: 'Kind of filter over the contacts: by a mailing list',
  },
  event: {
    id: 'contactFilters.event',
    defaultMessage: 'Event',
    description: 'Kind of filter over the contacts: by what they did',
  },
  campaign: {
    id: 'contactFilters.campaign',
    defaultMessage: 'Campaign activity',
    description: 'Kind of filter over the contacts: by what they did with a campaign',
  },
  form: {
    id: 'contactFilters.form',
    defaultMessage: 'Form',
    description: 'Kind of filter over the contacts: by a form that they submitted',
  },
  segment: {
    id: 'contactFilters.segment',
    defaultMessage: 'Segment',
    description: 'Kind of filter over the contacts: by a segment',
  },
  engagement: {
    id: 'contactFilters.engagement',
    defaultMessage: 'Engagement level',
    description: 'Kind of filter over the contacts: by how much they open and click',
  },
  newFilter: {
    id: 'contactFilters.newFilter',
    defaultMessage: 'New filter',
    description: 'A filter over the contacts that does not say anything yet',
  },
  sentenceTitle: {
    id: 'contactFilters.sentenceTitle',
    defaultMessage: 'Filter by a sentence',
    description: 'Title of the dialog in which filters are written in words',
  },
  sentence: {
    id: 'contactFilters.sentence',
    defaultMessage: 'Write as a sentence…',
    description: 'Entry of the menu of filters: opens a field where filters are written in words',
  },
  apply: {
    id: 'contactFilters.apply',
    defaultMessage: 'Apply',
    description: 'Button that makes a filter over the contacts hold',
  },
  cancel: {
    id: 'contactFilters.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves a filter over the contacts as it was',
  },
})
