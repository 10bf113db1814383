import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { ActivityKind } from '#api/contact-events'

const activityKindMessages = defineMessages<{
  all: {}
  mail: {}
  site: {}
  lists: {}
  forms: {}
  contacts: {}
}>({
  all: { id: 'activityKinds.all', defaultMessage: 'All activity', description: 'Choice of events: all' },
  mail: {
    id: 'activityKinds.mail',
    defaultMessage: 'Email',
    description: 'Choice of events: mails and what came of them',
  },
  site: { id: 'activityKinds.site', defaultMessage: 'Website', description: 'Choice of events: visits' },
  lists: {
    id: 'activityKinds.lists',
    defaultMessage: 'Mailing lists',
    description: 'Choice of events: joining and leaving mailing lists',
  },
  forms: {
    id: 'activityKinds.forms',
    defaultMessage: 'Forms',
    description: 'Choice of events: forms that were seen or submitted',
  },
  contacts: {
    id: 'activityKinds.contacts',
    defaultMessage: 'Contacts',
    description: 'Choice of events: contacts that came or changed',
  },
})

/** What the kind is called where it is chosen. */
export const activityKindMessageOf = (kind: ActivityKind): MessageDescriptor => activityKindMessages[kind]
