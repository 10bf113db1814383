import { defineMessages, type MessageDescriptor } from 'react-intl'

const eventMessages = defineMessages<{
  page_view: {}
  identify: {}
  session_start: {}
  session_end: {}
  email_sent: {}
  email_delivered: {}
  email_delayed: {}
  email_opened: {}
  email_clicked: {}
  email_bounced: {}
  email_complained: {}
  email_unsubscribed: {}
  list_subscribed: {}
  list_confirmed: {}
  list_unsubscribed: {}
  form_viewed: {}
  form_submitted: {}
  contact_created: {}
  contact_updated: {}
  contact_imported: {}
  segment_entered: {}
  segment_left: {}
}>({
  page_view: {
    id: 'eventNames.page_view',
    defaultMessage: 'Viewed a page',
    description: 'What a contact did: event in a timeline',
  },
  identify: {
    id: 'eventNames.identify',
    defaultMessage: 'Was recognized on the site',
    description: 'What happened to a contact: event in a timeline',
  },
  session_start: {
    id: 'eventNames.session_start',
    defaultMessage: 'Came to the site',
    description: 'What a contact did: event in a timeline',
  },
  session_end: {
    id: 'eventNames.session_end',
    defaultMessage: 'Left the site',
    description: 'What a contact did: event in a timeline',
  },
  email_sent: {
    id: 'eventNames.email_sent',
    defaultMessage: 'Email sent',
    description: 'Event in a timeline: a mail went out',
  },
  email_delivered: {
    id: 'eventNames.email_delivered',
    defaultMessage: 'Email delivered',
    description: 'Event in a timeline: a mail arrived',
  },
  email_delayed: {
    id: 'eventNames.email_delayed',
    defaultMessage: 'Email delayed',
    description: 'Event in a timeline: the mail server asked to wait',
  },
  email_opened: {
    id: 'eventNames.email_opened',
    defaultMessage: 'Opened an email',
    description: 'What a contact did: event in a timeline',
  },
  email_clicked: {
    id: 'eventNames.email_clicked',
    defaultMessage: 'Clicked a link in an email',
    description: 'What a contact did: event in a timeline',
  },
  email_bounced: {
    id: 'eventNames.email_bounced',
    defaultMessage: 'Email bounced',
    description: 'Event in a timeline: a mail could not be delivered',
  },
  email_complained: {
    id: 'eventNames.email_complained',
    defaultMessage: 'Marked an email as spam',
    description: 'What a contact did: event in a timeline',
  },
  email_unsubscribed: {
    id: 'eventNames.email_unsubscribed',
    defaultMessage: 'Unsubscribed from all mail',
    description: 'What a contact did: event in a timeline',
  },
  list_subscribed: {
    id: 'eventNames.list_subscribed',
    defaultMessage: 'Joined a mailing list',
    description: 'What a contact did: event in a timeline',
  },
  list_confirmed: {
    id: 'eventNames.list_confirmed',
    defaultMessage: 'Confirmed a subscription',
    description: 'What a contact did: event in a timeline',
  },
  list_unsubscribed: {
    id: 'eventNames.list_unsubscribed',
    defaultMessage: 'Left a mailing list',
    description: 'What a contact did: event in a timeline',
  },
  form_viewed: {
    id: 'eventNames.form_viewed',
    defaultMessage: 'Viewed a form',
    description: 'What a contact did: event in a timeline',
  },
  form_submitted: {
    id: 'eventNames.form_submitted',
    defaultMessage: 'Submitted a form',
    description: 'What a contact did: event in a timeline',
  },
  contact_created: {
    id: 'eventNames.contact_created',
    defaultMessage: 'Contact added',
    description: 'Event in a timeline: the contact came into being',
  },
  contact_updated: {
    id: 'eventNames.contact_updated',
    defaultMessage: 'Contact changed',
    description: 'Event in a timeline: somebody edited the contact',
  },
  contact_imported: {
    id: 'eventNames.contact_imported',
    defaultMessage: 'Contact imported',
    description: 'Event in a timeline: the contact came with a file',
  },
  segment_entered: {
    id: 'eventNames.segment_entered',
    defaultMessage: 'Entered a segment',
    description: 'What happened to a contact: event in a timeline',
  },
  segment_left: {
    id: 'eventNames.segment_left',
    defaultMessage: 'Left a segment',
    description: 'What happened to a contact: event in a timeline',
  },
})

const byType = new Map<string, MessageDescriptor>(Object.entries(eventMessages))

/** The words for an event of the product's own; undefined for a customer's, which is shown by its own name. */
export const eventMessageOf = (type: string): MessageDescriptor | undefined =>
  byType.get(type.replace('.', '_'))
