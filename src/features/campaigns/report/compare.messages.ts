import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  compareWith: {}
  none: {}
  title: {}
  hours: { count: number }
  uniqueOpens: { name: string }
  uniqueClicks: { name: string }
  failed: {}
  otherFailed: {}
  before: { numbers: string; share: string }
}>({
  compareWith: {
    id: 'reportCompare.compareWith',
    defaultMessage: 'Compare with',
    description: 'Names the choice of an earlier campaign that a report is compared with',
  },
  none: {
    id: 'reportCompare.none',
    defaultMessage: 'No comparison',
    description: 'Choice: the report is not compared with another campaign',
  },
  title: {
    id: 'reportCompare.title',
    defaultMessage: 'Opened and clicked, by hours since sending',
    description: 'Title of the chart that compares two campaigns',
  },
  hours: {
    id: 'reportCompare.hours',
    defaultMessage: '{count} h',
    description: 'Point of the chart that compares two campaigns: hours since sending',
  },
  uniqueOpens: {
    id: 'reportCompare.uniqueOpens',
    defaultMessage: 'Opened: {name}',
    description: 'Line of the chart that compares two campaigns',
  },
  uniqueClicks: {
    id: 'reportCompare.uniqueClicks',
    defaultMessage: 'Clicked: {name}',
    description: 'Line of the chart that compares two campaigns',
  },
  failed: {
    id: 'reportCompare.failed',
    defaultMessage: 'The comparison could not be loaded.',
    description: 'Error of the chart that compares two campaigns',
  },
  otherFailed: {
    id: 'reportCompare.otherFailed',
    defaultMessage: 'The campaign to compare with could not be loaded. Choose another one.',
    description: 'Error when the campaign that a report is compared with could not be loaded',
  },
  before: {
    id: 'reportCompare.before',
    defaultMessage: '{numbers} · was {share}',
    description:
      'Below a figure of a report that is compared: its numbers, and the share of the other campaign',
  },
})
