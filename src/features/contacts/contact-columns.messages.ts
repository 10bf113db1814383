import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  email: {}
  name: {}
  status: {}
  lists: {}
  segments: {}
  locale: {}
  lastActivity: {}
  created: {}
}>({
  email: {
    id: 'contactColumns.email',
    defaultMessage: 'Email',
    description: 'Column of the contacts table: e-mail address',
  },
  name: {
    id: 'contactColumns.name',
    defaultMessage: 'Name',
    description: 'Column of the contacts table: name of the person',
  },
  status: {
    id: 'contactColumns.status',
    defaultMessage: 'Status',
    description: 'Column of the contacts table: whether the contact gets mail',
  },
  lists: {
    id: 'contactColumns.lists',
    defaultMessage: 'Lists',
    description: 'Column of the contacts table: the mailing lists that the contact is on',
  },
  segments: {
    id: 'contactColumns.segments',
    defaultMessage: 'Segments',
    description: 'Column of the contacts table: the segments that the contact is in',
  },
  locale: {
    id: 'contactColumns.locale',
    defaultMessage: 'Language',
    description: 'Column of the contacts table: language of the contact',
  },
  lastActivity: {
    id: 'contactColumns.lastActivity',
    defaultMessage: 'Last activity',
    description: 'Column of the contacts table: when something last happened',
  },
  created: {
    id: 'contactColumns.created',
    defaultMessage: 'Added',
    description: 'Column of the contacts table: when the contact was added',
  },
})
