import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  failed: {}
  reason: {}
  kind: {}
  code: {}
  count: {}
  people: {}
  hard: {}
  soft: {}
  show: {}
  showNamed: { reason: string }
  noMailbox: {}
  noDomain: {}
  badAddress: {}
  mailboxFull: {}
  mailboxOff: {}
  unreachable: {}
  tooLarge: {}
  blocked: {}
  slowDown: {}
  other: {}
}>({
  title: {
    id: 'bounces.title',
    defaultMessage: 'Bounces',
    description: 'Title of the card with the emails that came back',
  },
  failed: {
    id: 'bounces.failed',
    defaultMessage: 'The bounces could not be loaded.',
    description: 'Error in the card with the emails that came back',
  },
  reason: {
    id: 'bounces.reason',
    defaultMessage: 'Reason',
    description: 'Head of a column: why emails came back',
  },
  kind: {
    id: 'bounces.kind',
    defaultMessage: 'Kind',
    description: 'Head of a column: whether a bounce is for good',
  },
  code: {
    id: 'bounces.code',
    defaultMessage: 'Code',
    description: 'Head of a column: the status code of the mail server',
  },
  count: {
    id: 'bounces.count',
    defaultMessage: 'Emails',
    description: 'Head of a column: how many emails came back',
  },
  people: {
    id: 'bounces.people',
    defaultMessage: 'People',
    description: 'Head of a column with buttons that show whose emails came back',
  },
  hard: {
    id: 'bounces.hard',
    defaultMessage: 'Hard bounce',
    description: 'Kind of a bounce: the address will never work',
  },
  soft: {
    id: 'bounces.soft',
    defaultMessage: 'Soft bounce',
    description: 'Kind of a bounce: the address may work later',
  },
  show: {
    id: 'bounces.show',
    defaultMessage: 'Show people',
    description: 'Button that shows whose emails came back for a reason',
  },
  showNamed: {
    id: 'bounces.showNamed',
    defaultMessage: 'Show people: {reason}',
    description: 'Name for screen readers of the button that shows whose emails came back for a reason',
  },
  noMailbox: {
    id: 'bounces.noMailbox',
    defaultMessage: 'The mailbox doesn’t exist',
    description: 'Reason of a bounce',
  },
  noDomain: {
    id: 'bounces.noDomain',
    defaultMessage: 'The domain doesn’t exist or takes no email',
    description: 'Reason of a bounce',
  },
  badAddress: {
    id: 'bounces.badAddress',
    defaultMessage: 'Email can’t be delivered to this address',
    description: 'Reason of a bounce',
  },
  mailboxFull: {
    id: 'bounces.mailboxFull',
    defaultMessage: 'The mailbox is full',
    description: 'Reason of a bounce',
  },
  mailboxOff: {
    id: 'bounces.mailboxOff',
    defaultMessage: 'The mailbox is turned off',
    description: 'Reason of a bounce',
  },
  unreachable: {
    id: 'bounces.unreachable',
    defaultMessage: 'The mail server didn’t answer',
    description: 'Reason of a bounce',
  },
  tooLarge: {
    id: 'bounces.tooLarge',
    defaultMessage: 'The email is too large for the mailbox',
    description: 'Reason of a bounce',
  },
  blocked: {
    id: 'bounces.blocked',
    defaultMessage: 'The mail server refused the email',
    description: 'Reason of a bounce: policy or spam filter',
  },
  slowDown: {
    id: 'bounces.slowDown',
    defaultMessage: 'The mail server asked to slow down',
    description: 'Reason of a bounce',
  },
  other: {
    id: 'bounces.other',
    defaultMessage: 'Another reason',
    description: 'Reason of a bounce',
  },
})
