import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  failed: {}
  empty: {}
  more: {}
  noSubject: {}
  about: { kind: string; date: string }
  transactional: {}
  campaign: {}
  steps: {}
  show: {}
  showNamed: { subject: string }
}>({
  show: {
    id: 'contactMails.show',
    defaultMessage: 'Show',
    description: 'Button beside a mail that a contact was sent: shows it as they got it',
  },
  showNamed: {
    id: 'contactMails.showNamed',
    defaultMessage: 'Show “{subject}”',
    description: 'The same button for screen readers',
  },
  failed: {
    id: 'contactMails.failed',
    defaultMessage: 'The messages could not be loaded',
    description: 'Title of the error in place of the mails that a contact was sent',
  },
  empty: {
    id: 'contactMails.empty',
    defaultMessage: 'No mail has been sent to this contact yet.',
    description: 'In place of the mails of a contact when there are none',
  },
  more: {
    id: 'contactMails.more',
    defaultMessage: 'Load older',
    description: 'Button below the mails of a contact that shows the ones before',
  },
  noSubject: {
    id: 'contactMails.noSubject',
    defaultMessage: '(no subject)',
    description: 'In place of the subject of a mail that has none',
  },
  about: {
    id: 'contactMails.about',
    defaultMessage: '{kind} · {date}',
    description:
      'What a mail belongs to and when it was sent; kind is the name of a campaign or the word for mail sent by a program',
  },
  transactional: {
    id: 'contactMails.transactional',
    defaultMessage: 'Transactional',
    description: 'A mail that was sent by a program and belongs to no campaign',
  },
  campaign: {
    id: 'contactMails.campaign',
    defaultMessage: 'Campaign',
    description: 'A mail of a campaign whose name is not known',
  },
  steps: {
    id: 'contactMails.steps',
    defaultMessage: 'Delivery history',
    description: 'Names the list of sent, delivered, opened and so on of a mail, for screen readers',
  },
})

export const stepMessages = defineMessages<{
  sent: {}
  delayed: {}
  delivered: {}
  opened: {}
  clicked: {}
  bounced: {}
  unsubscribed: {}
  complained: {}
}>({
  sent: { id: 'contactMails.sent', defaultMessage: 'Sent', description: 'What became of a mail' },
  delayed: { id: 'contactMails.delayed', defaultMessage: 'Delayed', description: 'What became of a mail' },
  delivered: {
    id: 'contactMails.delivered',
    defaultMessage: 'Delivered',
    description: 'What became of a mail',
  },
  opened: { id: 'contactMails.opened', defaultMessage: 'Opened', description: 'What became of a mail' },
  clicked: { id: 'contactMails.clicked', defaultMessage: 'Clicked', description: 'What became of a mail' },
  bounced: { id: 'contactMails.bounced', defaultMessage: 'Bounced', description: 'What became of a mail' },
  unsubscribed: {
    id: 'contactMails.unsubscribed',
    defaultMessage: 'Unsubscribed',
    description: 'What became of a mail',
  },
  complained: {
    id: 'contactMails.complained',
    defaultMessage: 'Marked as spam',
    description: 'What became of a mail',
  },
})
