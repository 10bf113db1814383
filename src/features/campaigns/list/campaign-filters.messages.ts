import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  sender: {}
  list: {}
  label: {}
  dates: {}
  senderIs: { name: string }
  listIs: { name: string }
  labelIs: { name: string }
  between: { from: string; to: string }
  since: { day: string }
  until: { day: string }
  choose: {}
  from: {}
  to: {}
  apply: {}
  new: { filter: string }
}>({
  sender: {
    id: 'campaignFilter.sender',
    defaultMessage: 'Sender',
    description: 'Filter of the campaigns',
  },
  list: {
    id: 'campaignFilter.list',
    defaultMessage: 'Mailing list',
    description: 'Filter of the campaigns',
  },
  label: {
    id: 'campaignFilter.label',
    defaultMessage: 'Label',
    description: 'Filter of the campaigns',
  },
  dates: {
    id: 'campaignFilter.dates',
    defaultMessage: 'Dates',
    description: 'Filter of the campaigns: sent, or to be sent, between two days',
  },
  senderIs: {
    id: 'campaignFilter.senderIs',
    defaultMessage: 'Sender: {name}',
    description: 'Filter chip',
  },
  listIs: {
    id: 'campaignFilter.listIs',
    defaultMessage: 'List: {name}',
    description: 'Filter chip: a mailing list',
  },
  labelIs: {
    id: 'campaignFilter.labelIs',
    defaultMessage: 'Label: {name}',
    description: 'Filter chip',
  },
  between: {
    id: 'campaignFilter.between',
    defaultMessage: '{from} – {to}',
    description: 'Filter chip: from one day until another',
  },
  since: {
    id: 'campaignFilter.since',
    defaultMessage: 'From {day}',
    description: 'Filter chip: from a day on',
  },
  until: {
    id: 'campaignFilter.until',
    defaultMessage: 'Until {day}',
    description: 'Filter chip: until a day',
  },
  choose: {
    id: 'campaignFilter.choose',
    defaultMessage: 'Choose',
    description: 'Placeholder of the choice of a sender or a mailing list',
  },
  from: {
    id: 'campaignFilter.from',
    defaultMessage: 'First day',
    description: 'Field of the filter by dates',
  },
  to: {
    id: 'campaignFilter.to',
    defaultMessage: 'Last day',
    description: 'Field of the filter by dates',
  },
  apply: {
    id: 'campaignFilter.apply',
    defaultMessage: 'Apply',
    description: 'Button that applies a filter',
  },
  new: {
    id: 'campaignFilter.new',
    defaultMessage: '{filter}: not set',
    description: 'Filter chip that has no value yet',
  },
})
