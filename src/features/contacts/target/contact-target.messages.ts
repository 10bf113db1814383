import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  everyone: {}
  matching: { filters: string }
  except: { target: string; count: number }
  more: { names: string; count: number }
  search: { text: string }
  list: { name: string }
  segment: { name: string }
}>({
  everyone: {
    id: 'contactTarget.everyone',
    defaultMessage: 'All contacts of this workspace.',
    description: 'Which contacts an action or an export applies to: all, without any filter',
  },
  matching: {
    id: 'contactTarget.matching',
    defaultMessage: 'All contacts that match: {filters}.',
    description:
      'Which contacts an action or an export applies to; filters is a list such as: search “tanaka”, Subscribed',
  },
  except: {
    id: 'contactTarget.except',
    defaultMessage:
      '{target} Except {count, plural, one {# contact} other {# contacts}} that you deselected.',
    description: 'Which contacts an action applies to, without some; target is the sentence about the others',
  },
  more: {
    id: 'contactTarget.more',
    defaultMessage: '{count, plural, =0 {{names}} one {{names} and # more} other {{names} and # more}}',
    description: 'The addresses of the first contacts that an action applies to, and how many more there are',
  },
  search: {
    id: 'contactTarget.search',
    defaultMessage: 'search “{text}”',
    description: 'A filter of the contact list: the text that was searched for',
  },
  list: {
    id: 'contactTarget.list',
    defaultMessage: 'mailing list “{name}”',
    description: 'A filter of the contact list: members of a mailing list',
  },
  segment: {
    id: 'contactTarget.segment',
    defaultMessage: 'segment “{name}”',
    description: 'A filter of the contact list: contacts of a segment',
  },
})
