import { defineMessages } from 'react-intl'

export const eventPhrases = defineMessages<{
  page_view: { state: string }
  identify: { state: string }
  session_start: { state: string }
  session_end: { state: string }
  email_sent: { state: string }
  email_delivered: { state: string }
  email_delayed: { state: string }
  email_opened: { state: string }
  email_clicked: { state: string }
  email_bounced: { state: string }
  email_complained: { state: string }
  email_unsubscribed: { state: string }
  list_subscribed: { state: string }
  list_confirmed: { state: string }
  list_unsubscribed: { state: string }
  form_viewed: { state: string }
  form_submitted: { state: string }
  contact_created: { state: string }
  contact_updated: { state: string }
  contact_imported: { state: string }
  segment_entered: { state: string }
  segment_left: { state: string }
}>({
  page_view: {
    id: 'segmentEvents.page_view',
    defaultMessage: '{state, select, and {viewed a page} end {viewed a page} other {never viewed a page}}',
    description:
      'Part of the sentence that says who is in a segment: what contacts did, or never did: viewed a page',
  },
  identify: {
    id: 'segmentEvents.identify',
    defaultMessage:
      '{state, select, and {were recognized on the site} end {were recognized on the site} other {were never recognized on the site}}',
    description:
      'Part of the sentence that says who is in a segment: the site learned who a visitor is, or never did',
  },
  session_start: {
    id: 'segmentEvents.session_start',
    defaultMessage:
      '{state, select, and {came to the site} end {came to the site} other {never came to the site}}',
    description:
      'Part of the sentence that says who is in a segment: what contacts did, or never did: came to the site',
  },
  session_end: {
    id: 'segmentEvents.session_end',
    defaultMessage: '{state, select, and {left the site} end {left the site} other {never left the site}}',
    description:
      'Part of the sentence that says who is in a segment: a visit to the site ended, or never did',
  },
  email_sent: {
    id: 'segmentEvents.email_sent',
    defaultMessage:
      '{state, select, and {were sent an email} end {were sent an email} other {were never sent an email}}',
    description: 'Part of the sentence that says who is in a segment: a mail went out, or never did',
  },
  email_delivered: {
    id: 'segmentEvents.email_delivered',
    defaultMessage:
      '{state, select, and {received an email} end {received an email} other {never received an email}}',
    description: 'Part of the sentence that says who is in a segment: a mail arrived, or never did',
  },
  email_delayed: {
    id: 'segmentEvents.email_delayed',
    defaultMessage:
      '{state, select, and {had an email delayed} end {had an email delayed} other {never had an email delayed}}',
    description: 'Part of the sentence that says who is in a segment: a mail had to wait, or never had',
  },
  email_opened: {
    id: 'segmentEvents.email_opened',
    defaultMessage:
      '{state, select, and {opened an email} end {opened an email} other {never opened an email}}',
    description:
      'Part of the sentence that says who is in a segment: what contacts did, or never did: opened an email',
  },
  email_clicked: {
    id: 'segmentEvents.email_clicked',
    defaultMessage:
      '{state, select, and {clicked a link in an email} end {clicked a link in an email} other {never clicked a link in an email}}',
    description: 'Part of the sentence that says who is in a segment: what contacts did, or never did',
  },
  email_bounced: {
    id: 'segmentEvents.email_bounced',
    defaultMessage:
      '{state, select, and {had an email bounce} end {had an email bounce} other {never had an email bounce}}',
    description:
      'Part of the sentence that says who is in a segment: a mail could not be delivered, or always could',
  },
  email_complained: {
    id: 'segmentEvents.email_complained',
    defaultMessage:
      '{state, select, and {marked an email as spam} end {marked an email as spam} other {never marked an email as spam}}',
    description: 'Part of the sentence that says who is in a segment: what contacts did, or never did',
  },
  email_unsubscribed: {
    id: 'segmentEvents.email_unsubscribed',
    defaultMessage:
      '{state, select, and {unsubscribed from all mail} end {unsubscribed from all mail} other {never unsubscribed from all mail}}',
    description:
      'Part of the sentence that says who is in a segment: what contacts did, or never did: unsubscribed from all mail',
  },
  list_subscribed: {
    id: 'segmentEvents.list_subscribed',
    defaultMessage:
      '{state, select, and {joined a mailing list} end {joined a mailing list} other {never joined a mailing list}}',
    description: 'Part of the sentence that says who is in a segment: what contacts did, or never did',
  },
  list_confirmed: {
    id: 'segmentEvents.list_confirmed',
    defaultMessage:
      '{state, select, and {confirmed a subscription} end {confirmed a subscription} other {never confirmed a subscription}}',
    description:
      'Part of the sentence that says who is in a segment: what contacts did, or never did: confirmed a subscription',
  },
  list_unsubscribed: {
    id: 'segmentEvents.list_unsubscribed',
    defaultMessage:
      '{state, select, and {left a mailing list} end {left a mailing list} other {never left a mailing list}}',
    description:
      'Part of the sentence that says who is in a segment: what contacts did, or never did: left a mailing list',
  },
  form_viewed: {
    id: 'segmentEvents.form_viewed',
    defaultMessage: '{state, select, and {viewed a form} end {viewed a form} other {never viewed a form}}',
    description:
      'Part of the sentence that says who is in a segment: what contacts did, or never did: viewed a form',
  },
  form_submitted: {
    id: 'segmentEvents.form_submitted',
    defaultMessage:
      '{state, select, and {submitted a form} end {submitted a form} other {never submitted a form}}',
    description:
      'Part of the sentence that says who is in a segment: what contacts did, or never did: submitted a form',
  },
  contact_created: {
    id: 'segmentEvents.contact_created',
    defaultMessage: '{state, select, and {were added} end {were added} other {were never added}}',
    description: 'Part of the sentence that says who is in a segment: a contact came into being',
  },
  contact_updated: {
    id: 'segmentEvents.contact_updated',
    defaultMessage: '{state, select, and {were changed} end {were changed} other {were never changed}}',
    description: 'Part of the sentence that says who is in a segment: somebody edited a contact',
  },
  contact_imported: {
    id: 'segmentEvents.contact_imported',
    defaultMessage: '{state, select, and {were imported} end {were imported} other {were never imported}}',
    description: 'Part of the sentence that says who is in a segment: a contact came with a file',
  },
  segment_entered: {
    id: 'segmentEvents.segment_entered',
    defaultMessage:
      '{state, select, and {entered a segment} end {entered a segment} other {never entered a segment}}',
    description: 'Part of the sentence that says who is in a segment: what happened to contacts',
  },
  segment_left: {
    id: 'segmentEvents.segment_left',
    defaultMessage: '{state, select, and {left a segment} end {left a segment} other {never left a segment}}',
    description: 'Part of the sentence that says who is in a segment: what happened to contacts',
  },
})
