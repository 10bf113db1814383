import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  count: {}
  contacts: { count: number }
  share: { share: string }
  difference: { difference: string }
  countFailed: {}
  alone: {}
  why: {}
  whyEmail: {}
  whyAsk: {}
  samples: {}
  samplesFailed: {}
  nobody: {}
}>({
  count: {
    id: 'segmentPreview.count',
    defaultMessage: 'Matching contacts',
    description: 'Segment builder: name of the count',
  },
  contacts: {
    id: 'segmentPreview.contacts',
    defaultMessage: '{count, plural, one {# contact} other {# contacts}}',
    description: 'Segment builder: how many are found',
  },
  share: {
    id: 'segmentPreview.share',
    defaultMessage: '{share} of all',
    description: 'Segment builder: part of all contacts',
  },
  difference: {
    id: 'segmentPreview.difference',
    defaultMessage: '{difference} compared with what is saved',
    description: 'Segment builder: how many more or fewer',
  },
  countFailed: {
    id: 'segmentPreview.countFailed',
    defaultMessage: 'The contacts could not be counted.',
    description: 'Segment builder: error',
  },
  alone: {
    id: 'segmentPreview.alone',
    defaultMessage: 'Each condition alone',
    description: 'Segment builder: heading over how many each row alone finds',
  },
  why: {
    id: 'segmentPreview.why',
    defaultMessage: 'Why is a contact in it, or not?',
    description: 'Segment builder: heading over a question about one contact',
  },
  whyEmail: {
    id: 'segmentPreview.whyEmail',
    defaultMessage: 'Email of a contact',
    description: 'Segment builder: label',
  },
  whyAsk: {
    id: 'segmentPreview.whyAsk',
    defaultMessage: 'Why?',
    description: 'Segment builder: button',
  },
  samples: {
    id: 'segmentPreview.samples',
    defaultMessage: 'Some of them',
    description: 'Segment builder: heading over samples',
  },
  samplesFailed: {
    id: 'segmentPreview.samplesFailed',
    defaultMessage: 'The contacts could not be loaded.',
    description: 'Segment builder: error',
  },
  nobody: {
    id: 'segmentPreview.nobody',
    defaultMessage: 'No contacts match. The bars above show which condition excludes everyone.',
    description: 'Segment builder: in place of samples',
  },
})
