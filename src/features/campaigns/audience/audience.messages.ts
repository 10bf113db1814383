import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  reach: {}
  sentence: { who: string }
  nobodyYet: {}
  worldFailed: {}
  who: {}
  lists: {}
  segments: {}
  match: {}
  any: {}
  all: {}
  conditions: {}
  conditionsHint: {}
  narrow: {}
  without: {}
  excluded: {}
  excludedHint: {}
  recent: {}
  recentHint: {}
  hours: {}
  hoursUnit: {}
  hoursWrong: { least: number; most: number }
  gone: {}
  archived: { name: string }
  chooseFirst: {}
  unfinished: {}
  countFailed: {}
  funnel: {}
  willReceive: { count: number }
  people: { count: number }
  matched: {}
  unsubscribed: {}
  suppressed: {}
  inExcluded: {}
  recipients: {}
  recentLater: { hours: number }
  zero: {}
  samples: {}
  samplesFailed: {}
}>({
  reach: {
    id: 'campaignAudience.reach',
    defaultMessage: 'Who will receive it',
    description: 'Names the part with the number of recipients',
  },
  sentence: {
    id: 'campaignAudience.sentence',
    defaultMessage: 'Goes to: {who}',
    description: 'The audience of a campaign in one sentence',
  },
  nobodyYet: {
    id: 'campaignAudience.nobodyYet',
    defaultMessage: 'Nobody is chosen yet. Choose lists, segments or conditions.',
    description: 'In place of the sentence while no audience is chosen',
  },
  worldFailed: {
    id: 'campaignAudience.worldFailed',
    defaultMessage: 'Lists and segments could not be loaded.',
    description: 'Above the audience when what it is made of could not be loaded',
  },
  who: {
    id: 'campaignAudience.who',
    defaultMessage: 'Send to',
    description: 'Heading of the part that chooses the audience',
  },
  lists: {
    id: 'campaignAudience.lists',
    defaultMessage: 'Mailing lists',
    description: 'Field: lists whose subscribers get the campaign',
  },
  segments: {
    id: 'campaignAudience.segments',
    defaultMessage: 'Segments',
    description: 'Field: segments whose members get the campaign',
  },
  match: {
    id: 'campaignAudience.match',
    defaultMessage: 'Contacts must be in',
    description: 'Names the choice between any and all of the segments',
  },
  any: {
    id: 'campaignAudience.any',
    defaultMessage: 'any of the segments',
    description: 'Choice: a contact is in at least one of the segments',
  },
  all: {
    id: 'campaignAudience.all',
    defaultMessage: 'all of the segments',
    description: 'Choice: a contact is in each of the segments',
  },
  conditions: {
    id: 'campaignAudience.conditions',
    defaultMessage: 'Only those for whom',
    description: 'Heading of the conditions of an audience',
  },
  conditionsHint: {
    id: 'campaignAudience.conditionsHint',
    defaultMessage:
      'Conditions narrow down the lists and segments. Without lists or segments, they apply to all contacts.',
    description: 'Below the heading of the conditions of an audience',
  },
  narrow: {
    id: 'campaignAudience.narrow',
    defaultMessage: 'Narrow by conditions',
    description: 'Button: shows what the conditions of an audience are built with',
  },
  without: {
    id: 'campaignAudience.without',
    defaultMessage: 'Leave out',
    description: 'Heading of the part that leaves people out',
  },
  excluded: {
    id: 'campaignAudience.excluded',
    defaultMessage: 'Segments to leave out',
    description: 'Field: segments whose members don’t get the campaign',
  },
  excludedHint: {
    id: 'campaignAudience.excludedHint',
    defaultMessage: 'Contacts in any of these segments receive nothing.',
    description: 'Below the field of excluded segments',
  },
  recent: {
    id: 'campaignAudience.recent',
    defaultMessage: 'Leave out people who received a campaign recently',
    description: 'Switch',
  },
  recentHint: {
    id: 'campaignAudience.recentHint',
    defaultMessage: 'So that nobody gets too many emails.',
    description: 'Below the switch that leaves out recent recipients',
  },
  hours: {
    id: 'campaignAudience.hours',
    defaultMessage: 'Within the last',
    description: 'Field: how many hours back a campaign counts',
  },
  hoursUnit: {
    id: 'campaignAudience.hoursUnit',
    defaultMessage: 'hours',
    description: 'Unit behind a number of hours',
  },
  hoursWrong: {
    id: 'campaignAudience.hoursWrong',
    defaultMessage: 'Enter a whole number from {least} to {most}.',
    description: 'Error below the number of hours',
  },
  gone: {
    id: 'campaignAudience.gone',
    defaultMessage: 'Deleted',
    description: 'Stands for a chosen list or segment that does not exist any more',
  },
  archived: {
    id: 'campaignAudience.archived',
    defaultMessage: '{name} (archived)',
    description: 'A chosen segment that was archived since',
  },
  unfinished: {
    id: 'campaignAudience.unfinished',
    defaultMessage: 'Complete the conditions to count the recipients.',
    description: 'In place of the funnel while a condition is unfinished or invalid',
  },
  chooseFirst: {
    id: 'campaignAudience.chooseFirst',
    defaultMessage: 'The number of recipients appears here once you choose an audience.',
    description: 'In place of the funnel while no audience is chosen',
  },
  countFailed: {
    id: 'campaignAudience.countFailed',
    defaultMessage: 'The recipients could not be counted.',
    description: 'In place of the funnel',
  },
  funnel: {
    id: 'campaignAudience.funnel',
    defaultMessage: 'From matches to recipients',
    description: 'Names the list of steps from all matches to the recipients',
  },
  willReceive: {
    id: 'campaignAudience.willReceive',
    defaultMessage: '{count, plural, one {# person will receive it} other {# people will receive it}}',
    description: 'The number of recipients of a campaign',
  },
  people: {
    id: 'campaignAudience.people',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'A number of people beside a step of the funnel',
  },
  matched: {
    id: 'campaignAudience.matched',
    defaultMessage: 'Match',
    description: 'Step of the funnel: who fits lists, segments and conditions',
  },
  unsubscribed: {
    id: 'campaignAudience.unsubscribed',
    defaultMessage: 'Not subscribed',
    description: 'Step of the funnel: left out because they are not subscribed',
  },
  suppressed: {
    id: 'campaignAudience.suppressed',
    defaultMessage: 'Bounced, complained or blocked',
    description: 'Step of the funnel: left out because mail to them fails or is not wanted',
  },
  inExcluded: {
    id: 'campaignAudience.inExcluded',
    defaultMessage: 'In a segment that is left out',
    description: 'Step of the funnel: left out because they are in an excluded segment',
  },
  recipients: {
    id: 'campaignAudience.recipients',
    defaultMessage: 'Will receive',
    description: 'Last step of the funnel',
  },
  recentLater: {
    id: 'campaignAudience.recentLater',
    defaultMessage:
      'People who received a campaign in the last {hours, plural, one {hour} other {# hours}} are left out when this one is sent.',
    description: 'Below the funnel: these people can’t be counted before',
  },
  zero: {
    id: 'campaignAudience.zero',
    defaultMessage: 'Nobody matches. Check the condition marked 0.',
    description: 'Warning: the campaign would go to nobody',
  },
  samples: {
    id: 'campaignAudience.samples',
    defaultMessage: 'Some of them',
    description: 'Heading of some of the recipients',
  },
  samplesFailed: {
    id: 'campaignAudience.samplesFailed',
    defaultMessage: 'The recipients could not be loaded.',
    description: 'In place of some of the recipients',
  },
})
