import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  field: {}
  chooseField: {}
  properties: {}
  events: {}
  more: {}
  property: {}
  list: {}
  event: {}
  campaign: {}
  form: {}
  segment: {}
  engagement: {}
  random: {}
  operator: {}
  value: {}
  values: {}
  valuesPlaceholder: {}
  from: {}
  to: {}
  firstDay: {}
  lastDay: {}
  day: {}
  window: {}
  windowAny: {}
  windowLast: {}
  windowNext: {}
  windowBetween: {}
  windowBefore: {}
  windowAfter: {}
  windowToday: {}
  amount: {}
  unit: {}
  unitHour: {}
  unitDay: {}
  unitWeek: {}
  unitMonth: {}
  listLabel: {}
  membership: {}
  isOn: {}
  isNotOn: {}
  status: {}
  statusAny: {}
  statusActive: {}
  statusPending: {}
  statusUnsubscribed: {}
  isIn: {}
  isNotIn: {}
  segmentLabel: {}
  happened: {}
  did: {}
  didNot: {}
  count: {}
  countAny: {}
  countAtLeast: {}
  countAtMost: {}
  countExactly: {}
  times: {}
  where: {}
  addWhere: {}
  removeWhere: {}
  activity: {}
  sent: {}
  delivered: {}
  opened: {}
  clicked: {}
  bounced: {}
  unsubscribed: {}
  campaignLabel: {}
  anyCampaign: {}
  lastCampaigns: {}
  lastCount: {}
  link: {}
  formLabel: {}
  anyForm: {}
  anySegment: {}
  scoreLeast: {}
  scoreMost: {}
  score: {}
  percent: {}
  customEvent: { type: string }
}>({
  field: {
    id: 'conditionFields.field',
    defaultMessage: 'About',
    description: 'Condition editor: label of what a condition is about',
  },
  chooseField: {
    id: 'conditionFields.chooseField',
    defaultMessage: 'Choose what it is about',
    description: 'Condition editor: placeholder of what a condition is about',
  },
  properties: {
    id: 'conditionFields.properties',
    defaultMessage: 'Contact properties',
    description: 'Condition editor: heading over the properties of contacts',
  },
  events: {
    id: 'conditionFields.events',
    defaultMessage: 'Events',
    description: 'Condition editor: heading over events',
  },
  more: {
    id: 'conditionFields.more',
    defaultMessage: 'More',
    description: 'Condition editor: heading over mailing lists, forms and the like',
  },
  property: {
    id: 'conditionFields.property',
    defaultMessage: 'Contact property',
    description: 'Condition editor: kind of condition',
  },
  list: {
    id: 'conditionFields.list',
    defaultMessage: 'Mailing list',
    description: 'Condition editor: kind of condition',
  },
  event: {
    id: 'conditionFields.event',
    defaultMessage: 'Event',
    description: 'Condition editor: kind of condition',
  },
  campaign: {
    id: 'conditionFields.campaign',
    defaultMessage: 'Campaign activity',
    description: 'Condition editor: kind of condition',
  },
  form: {
    id: 'conditionFields.form',
    defaultMessage: 'Form',
    description: 'Condition editor: kind of condition',
  },
  segment: {
    id: 'conditionFields.segment',
    defaultMessage: 'In segment',
    description: 'Condition editor: kind of condition',
  },
  engagement: {
    id: 'conditionFields.engagement',
    defaultMessage: 'Engagement level',
    description: 'Condition editor: kind of condition',
  },
  random: {
    id: 'conditionFields.random',
    defaultMessage: 'Random share',
    description: 'Condition editor: kind of condition: some per cent of all contacts',
  },
  operator: {
    id: 'conditionFields.operator',
    defaultMessage: 'Comparison',
    description: 'Condition editor: label of the operator of a condition',
  },
  value: {
    id: 'conditionFields.value',
    defaultMessage: 'Value',
    description: 'Condition editor: label of the value of a condition',
  },
  values: {
    id: 'conditionFields.values',
    defaultMessage: 'Values',
    description: 'Condition editor: label of several values of a condition',
  },
  valuesPlaceholder: {
    id: 'conditionFields.valuesPlaceholder',
    defaultMessage: 'Type, then Enter',
    description: 'Condition editor: placeholder of several values that are typed',
  },
  from: {
    id: 'conditionFields.from',
    defaultMessage: 'From',
    description: 'Condition editor: label of the smaller of two numbers',
  },
  to: {
    id: 'conditionFields.to',
    defaultMessage: 'To',
    description: 'Condition editor: label of the greater of two numbers',
  },
  firstDay: {
    id: 'conditionFields.firstDay',
    defaultMessage: 'First day',
    description: 'Condition editor: label of the first day of a span',
  },
  lastDay: {
    id: 'conditionFields.lastDay',
    defaultMessage: 'Last day',
    description: 'Condition editor: label of the last day of a span',
  },
  day: {
    id: 'conditionFields.day',
    defaultMessage: 'Day',
    description: 'Condition editor: label of a day',
  },
  window: {
    id: 'conditionFields.window',
    defaultMessage: 'When',
    description: 'Condition editor: label of when something happened',
  },
  windowAny: {
    id: 'conditionFields.windowAny',
    defaultMessage: 'at any time',
    description: 'Condition editor: when: any time',
  },
  windowLast: {
    id: 'conditionFields.windowLast',
    defaultMessage: 'in the last',
    description: 'Condition editor: when: followed by a number and a unit of time',
  },
  windowNext: {
    id: 'conditionFields.windowNext',
    defaultMessage: 'in the next',
    description: 'Condition editor: when: followed by a number and a unit of time',
  },
  windowBetween: {
    id: 'conditionFields.windowBetween',
    defaultMessage: 'between',
    description: 'Condition editor: when: followed by two days',
  },
  windowBefore: {
    id: 'conditionFields.windowBefore',
    defaultMessage: 'before',
    description: 'Condition editor: when: followed by a day',
  },
  windowAfter: {
    id: 'conditionFields.windowAfter',
    defaultMessage: 'after',
    description: 'Condition editor: when: followed by a day',
  },
  windowToday: {
    id: 'conditionFields.windowToday',
    defaultMessage: 'today',
    description: 'Condition editor: when an anniversary is',
  },
  amount: {
    id: 'conditionFields.amount',
    defaultMessage: 'Number',
    description: 'Condition editor: label of how many units of time',
  },
  unit: {
    id: 'conditionFields.unit',
    defaultMessage: 'Unit',
    description: 'Condition editor: label of a unit of time',
  },
  unitHour: {
    id: 'conditionFields.unitHour',
    defaultMessage: 'hours',
    description: 'Condition editor: unit of time, after a number',
  },
  unitDay: {
    id: 'conditionFields.unitDay',
    defaultMessage: 'days',
    description: 'Condition editor: unit of time, after a number',
  },
  unitWeek: {
    id: 'conditionFields.unitWeek',
    defaultMessage: 'weeks',
    description: 'Condition editor: unit of time, after a number',
  },
  unitMonth: {
    id: 'conditionFields.unitMonth',
    defaultMessage: 'months',
    description: 'Condition editor: unit of time, after a number',
  },
  listLabel: {
    id: 'conditionFields.listLabel',
    defaultMessage: 'Mailing list',
    description: 'Condition editor: label of which mailing list',
  },
  membership: {
    id: 'conditionFields.membership',
    defaultMessage: 'Membership',
    description: 'Condition editor: label of whether contacts are in it or not',
  },
  isOn: {
    id: 'conditionFields.isOn',
    defaultMessage: 'are on',
    description: 'Condition editor: whether contacts are on a mailing list',
  },
  isNotOn: {
    id: 'conditionFields.isNotOn',
    defaultMessage: 'are not on',
    description: 'Condition editor: whether contacts are on a mailing list',
  },
  status: {
    id: 'conditionFields.status',
    defaultMessage: 'Status',
    description: 'Condition editor: label of the status on a mailing list',
  },
  statusAny: {
    id: 'conditionFields.statusAny',
    defaultMessage: 'any status',
    description: 'Condition editor: status on a mailing list',
  },
  statusActive: {
    id: 'conditionFields.statusActive',
    defaultMessage: 'subscribed',
    description: 'Condition editor: status on a mailing list',
  },
  statusPending: {
    id: 'conditionFields.statusPending',
    defaultMessage: 'waiting to be confirmed',
    description: 'Condition editor: status on a mailing list',
  },
  statusUnsubscribed: {
    id: 'conditionFields.statusUnsubscribed',
    defaultMessage: 'unsubscribed',
    description: 'Condition editor: status on a mailing list',
  },
  isIn: {
    id: 'conditionFields.isIn',
    defaultMessage: 'are in',
    description: 'Condition editor: whether contacts are in a segment',
  },
  isNotIn: {
    id: 'conditionFields.isNotIn',
    defaultMessage: 'are not in',
    description: 'Condition editor: whether contacts are in a segment',
  },
  segmentLabel: {
    id: 'conditionFields.segmentLabel',
    defaultMessage: 'Segment',
    description: 'Condition editor: label of which segment',
  },
  happened: {
    id: 'conditionFields.happened',
    defaultMessage: 'Whether',
    description: 'Condition editor: label of whether something happened',
  },
  did: {
    id: 'conditionFields.did',
    defaultMessage: 'happened',
    description: 'Condition editor: whether contacts did something',
  },
  didNot: {
    id: 'conditionFields.didNot',
    defaultMessage: 'never happened',
    description: 'Condition editor: whether contacts did something',
  },
  count: {
    id: 'conditionFields.count',
    defaultMessage: 'How often',
    description: 'Condition editor: label of how often something happened',
  },
  countAny: {
    id: 'conditionFields.countAny',
    defaultMessage: 'at least once',
    description: 'Condition editor: how often something happened',
  },
  countAtLeast: {
    id: 'conditionFields.countAtLeast',
    defaultMessage: 'at least',
    description: 'Condition editor: how often something happened, followed by a number',
  },
  countAtMost: {
    id: 'conditionFields.countAtMost',
    defaultMessage: 'at most',
    description: 'Condition editor: how often something happened, followed by a number',
  },
  countExactly: {
    id: 'conditionFields.countExactly',
    defaultMessage: 'exactly',
    description: 'Condition editor: how often something happened, followed by a number',
  },
  times: {
    id: 'conditionFields.times',
    defaultMessage: 'Times',
    description: 'Condition editor: label of a number of times',
  },
  where: {
    id: 'conditionFields.where',
    defaultMessage: 'Payload property',
    description: 'Condition editor: label of what of an event is looked at',
  },
  addWhere: {
    id: 'conditionFields.addWhere',
    defaultMessage: 'Add event detail',
    description: 'Condition editor: button: what the event must say besides',
  },
  removeWhere: {
    id: 'conditionFields.removeWhere',
    defaultMessage: 'Remove event detail',
    description: 'Condition editor: button',
  },
  activity: {
    id: 'conditionFields.activity',
    defaultMessage: 'Activity',
    description: 'Condition editor: label of what contacts did with a campaign',
  },
  sent: {
    id: 'conditionFields.sent',
    defaultMessage: 'were sent',
    description: 'Condition editor: activity with a campaign',
  },
  delivered: {
    id: 'conditionFields.delivered',
    defaultMessage: 'received',
    description: 'Condition editor: activity with a campaign',
  },
  opened: {
    id: 'conditionFields.opened',
    defaultMessage: 'opened',
    description: 'Condition editor: activity with a campaign',
  },
  clicked: {
    id: 'conditionFields.clicked',
    defaultMessage: 'clicked in',
    description: 'Condition editor: activity with a campaign',
  },
  bounced: {
    id: 'conditionFields.bounced',
    defaultMessage: 'bounced on',
    description: 'Condition editor: activity with a campaign',
  },
  unsubscribed: {
    id: 'conditionFields.unsubscribed',
    defaultMessage: 'unsubscribed from',
    description: 'Condition editor: activity with a campaign',
  },
  campaignLabel: {
    id: 'conditionFields.campaignLabel',
    defaultMessage: 'Campaign',
    description: 'Condition editor: label of which campaign',
  },
  anyCampaign: {
    id: 'conditionFields.anyCampaign',
    defaultMessage: 'any campaign',
    description: 'Condition editor: which campaign',
  },
  lastCampaigns: {
    id: 'conditionFields.lastCampaigns',
    defaultMessage: 'any of the last…',
    description: 'Condition editor: which campaign: followed by how many',
  },
  lastCount: {
    id: 'conditionFields.lastCount',
    defaultMessage: 'How many',
    description: 'Condition editor: label of how many of the last campaigns',
  },
  link: {
    id: 'conditionFields.link',
    defaultMessage: 'Link address (any if empty)',
    description: 'Condition editor: label of the link that was clicked',
  },
  formLabel: {
    id: 'conditionFields.formLabel',
    defaultMessage: 'Form',
    description: 'Condition editor: label of which form',
  },
  anySegment: {
    id: 'conditionFields.anySegment',
    defaultMessage: 'any segment',
    description: 'Choice in a condition: whichever segment was entered or left',
  },
  anyForm: {
    id: 'conditionFields.anyForm',
    defaultMessage: 'any form',
    description: 'Condition editor: which form',
  },
  scoreLeast: {
    id: 'conditionFields.scoreLeast',
    defaultMessage: 'is at least',
    description: 'Condition editor: comparison of the engagement level',
  },
  scoreMost: {
    id: 'conditionFields.scoreMost',
    defaultMessage: 'is at most',
    description: 'Condition editor: comparison of the engagement level',
  },
  score: {
    id: 'conditionFields.score',
    defaultMessage: 'Level, 0 to 5',
    description: 'Condition editor: label of the engagement level',
  },
  percent: {
    id: 'conditionFields.percent',
    defaultMessage: 'Share of all contacts',
    description: 'Condition editor: label of a random share',
  },
  customEvent: {
    id: 'conditionFields.customEvent',
    defaultMessage: 'Another event: “{type}”',
    description: 'Condition editor: an event of the customer’s own, as an option',
  },
})
