import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  failed: {}
  empty: {}
  more: {}
  kind: {}
  noneOfKind: {}
  payload: {}
  showMail: {}
}>({
  showMail: {
    id: 'contactTimeline.showMail',
    defaultMessage: 'Show the email',
    description: 'Button in the details of an event of a mail: shows the mail as the contact got it',
  },
  kind: {
    id: 'contactTimeline.kind',
    defaultMessage: 'Kind of activity',
    description: 'Name of the choice of which events of a contact are shown',
  },
  noneOfKind: {
    id: 'contactTimeline.noneOfKind',
    defaultMessage: 'Nothing of this kind has happened yet.',
    description: 'In place of the events of a contact when there are none of the chosen kind',
  },
  payload: {
    id: 'contactTimeline.payload',
    defaultMessage: 'All details',
    description: 'Label of the data of an event, folded away',
  },
  failed: {
    id: 'contactTimeline.failed',
    defaultMessage: 'The timeline could not be loaded',
    description: 'Title of the error in place of a contact’s events',
  },
  empty: {
    id: 'contactTimeline.empty',
    defaultMessage: 'Nothing has happened with this contact yet.',
    description: 'In place of a contact’s events when there are none',
  },
  more: {
    id: 'contactTimeline.more',
    defaultMessage: 'Load older',
    description: 'Button that loads older events of a contact',
  },
})
