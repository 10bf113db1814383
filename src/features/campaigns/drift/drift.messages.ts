import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  change: { added: string; removed: string }
  none: {}
  redefined: {}
  show: {}
  title: {}
  since: { when: string; count: number }
  added: { count: number }
  removed: { count: number }
  nobody: {}
  some: { shown: number; count: number }
  failed: {}
  new: {}
  joinedList: { list: string }
  subscribedAgain: {}
  matches: {}
  deletedCount: { count: number }
  unsubscribed: {}
  unreachable: {}
  excluded: { segment: string }
  leftList: { list: string }
  condition: { condition: string }
  other: {}
}>({
  change: {
    id: 'audienceDrift.change',
    defaultMessage: '{added} / {removed} since you scheduled',
    description:
      'How many people were added to and removed from the audience of a scheduled campaign, such as +213 / −40',
  },
  none: {
    id: 'audienceDrift.none',
    defaultMessage: 'Nobody was added or removed since it was scheduled.',
    description: 'The audience of a scheduled campaign is the same people as when it was scheduled',
  },
  redefined: {
    id: 'audienceDrift.redefined',
    defaultMessage: 'The conditions of a segment were changed since.',
    description: 'Note beside the change of an audience',
  },
  show: {
    id: 'audienceDrift.show',
    defaultMessage: 'Show who',
    description: 'Button that shows who was added to and removed from an audience',
  },
  title: {
    id: 'audienceDrift.title',
    defaultMessage: 'Changes to the audience',
    description: 'Title of the sheet with who was added to and removed from an audience',
  },
  since: {
    id: 'audienceDrift.since',
    defaultMessage:
      'Since {when}, when {count, plural, one {# person} other {# people}} were in the audience.',
    description: 'In the sheet with who was added to and removed from an audience',
  },
  added: {
    id: 'audienceDrift.added',
    defaultMessage: 'Added: {count, number}',
    description: 'Heading of the people who were added to an audience',
  },
  removed: {
    id: 'audienceDrift.removed',
    defaultMessage: 'Removed: {count, number}',
    description: 'Heading of the people who were removed from an audience',
  },
  nobody: {
    id: 'audienceDrift.nobody',
    defaultMessage: 'Nobody',
    description: 'In place of a list of people',
  },
  some: {
    id: 'audienceDrift.some',
    defaultMessage: 'The first {shown, number} of {count, number} are shown.',
    description: 'Below a list that shows only some people',
  },
  failed: {
    id: 'audienceDrift.failed',
    defaultMessage: 'The people could not be loaded.',
    description: 'Error in place of the people who were added or removed',
  },
  new: {
    id: 'audienceDrift.new',
    defaultMessage: 'New contact',
    description: 'Reason why somebody was added to an audience',
  },
  joinedList: {
    id: 'audienceDrift.joinedList',
    defaultMessage: 'Joined the list “{list}”',
    description: 'Reason why somebody was added to an audience',
  },
  subscribedAgain: {
    id: 'audienceDrift.subscribedAgain',
    defaultMessage: 'Subscribed again',
    description: 'Reason why somebody was added to an audience',
  },
  matches: {
    id: 'audienceDrift.matches',
    defaultMessage: 'Now matches the conditions',
    description: 'Reason why somebody was added to an audience',
  },
  deletedCount: {
    id: 'audienceDrift.deletedCount',
    defaultMessage: '{count, plural, one {# contact was deleted.} other {# contacts were deleted.}}',
    description: 'Reason why people were removed from an audience, who are not listed',
  },
  unsubscribed: {
    id: 'audienceDrift.unsubscribed',
    defaultMessage: 'Unsubscribed',
    description: 'Reason why somebody was removed from an audience',
  },
  unreachable: {
    id: 'audienceDrift.unreachable',
    defaultMessage: 'Email to this address bounces or isn’t wanted',
    description: 'Reason why somebody was removed from an audience',
  },
  excluded: {
    id: 'audienceDrift.excluded',
    defaultMessage: 'Now in the excluded segment “{segment}”',
    description: 'Reason why somebody was removed from an audience',
  },
  leftList: {
    id: 'audienceDrift.leftList',
    defaultMessage: 'Left the list “{list}”',
    description: 'Reason why somebody was removed from an audience',
  },
  condition: {
    id: 'audienceDrift.condition',
    defaultMessage: 'No longer matches: {condition}',
    description: 'Reason why somebody was removed from an audience, with the condition',
  },
  other: {
    id: 'audienceDrift.other',
    defaultMessage: 'No longer matches the conditions',
    description: 'Reason why somebody was removed from an audience',
  },
})
