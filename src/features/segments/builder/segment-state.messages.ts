import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  building: {}
  ready: {}
  failed: {}
  failedAbout: {}
  retry: {}
  archived: {}
  counted: { count: number; at: string }
  stale: {}
  lastCount: { count: number; at: string }
  usedBy: {}
  campaign: {}
  segment: {}
  form: {}
  connection: {}
}>({
  title: {
    id: 'segmentState.title',
    defaultMessage: 'State',
    description: 'Segment builder: name of the part that says how far it is',
  },
  building: {
    id: 'segmentState.building',
    defaultMessage: 'Building',
    description: 'Segment builder: status',
  },
  ready: {
    id: 'segmentState.ready',
    defaultMessage: 'Ready',
    description: 'Segment builder: status',
  },
  failed: {
    id: 'segmentState.failed',
    defaultMessage: 'Failed',
    description: 'Segment builder: status',
  },
  failedAbout: {
    id: 'segmentState.failedAbout',
    defaultMessage:
      'The conditions refer to something that was deleted. No contact is in the segment until they are repaired.',
    description: 'Segment builder: why it failed',
  },
  retry: {
    id: 'segmentState.retry',
    defaultMessage: 'Build again',
    description: 'Segment builder: button',
  },
  archived: {
    id: 'segmentState.archived',
    defaultMessage: 'Archived',
    description: 'Segment builder: badge',
  },
  counted: {
    id: 'segmentState.counted',
    defaultMessage: '{count, plural, one {# contact} other {# contacts}}, counted {at}',
    description: 'Segment builder: last count',
  },
  stale: {
    id: 'segmentState.stale',
    defaultMessage: 'Contacts have changed since then.',
    description: 'Segment builder: after the last count, which may be another by now',
  },
  lastCount: {
    id: 'segmentState.lastCount',
    defaultMessage: 'Last count: {count, plural, one {# contact} other {# contacts}}, {at}',
    description: 'Segment builder: last count while it is being counted anew',
  },
  usedBy: {
    id: 'segmentState.usedBy',
    defaultMessage: 'Used by',
    description: 'Segment builder: heading',
  },
  campaign: {
    id: 'segmentState.campaign',
    defaultMessage: 'Campaign',
    description: 'Segment builder: before the name of what uses it',
  },
  segment: {
    id: 'segmentState.segment',
    defaultMessage: 'Segment',
    description: 'Segment builder: before the name of what uses it',
  },
  form: {
    id: 'segmentState.form',
    defaultMessage: 'Form',
    description: 'Segment builder: before the name of what uses it',
  },
  connection: {
    id: 'segmentState.connection',
    defaultMessage: 'Connection',
    description: 'Segment builder: before the name of what uses it',
  },
})
