import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  progress: { open: number; total: number }
  list: {}
  accept: {}
  named: { action: string; title: string }
  replace: {}
  reject: {}
  dismiss: {}
  reopen: {}
  acceptAll: {}
  rejectAll: {}
  before: {}
  now: {}
  after: {}
  accepted: {}
  rejected: {}
  changedSince: {}
  gone: {}
  done: {}
  changed: {}
  removed: {}
  moved: {}
  adds: {}
  arrived: { count: number }
  saidAccepted: { title: string }
  saidRejected: { title: string }
  saidReopened: { title: string }
  saidAcceptedAll: { count: number; left: number }
  saidEnd: { accepted: number; rejected: number }
  notAccepted: {}
  working: {}
  stop: {}
  stopped: {}
}>({
  title: {
    id: 'editor.review.title',
    defaultMessage: 'Proposed changes',
    description: 'Heading over the changes of an email that the assistant proposes',
  },
  progress: {
    id: 'editor.review.progress',
    defaultMessage: '{open} of {total} to decide',
    description: 'Beside that heading: how many of the changes are neither accepted nor rejected yet',
  },
  list: {
    id: 'editor.review.list',
    defaultMessage: 'Changes',
    description: 'Names the list of proposed changes for screen readers',
  },
  named: {
    id: 'editor.review.named',
    defaultMessage: '{action}. {title}',
    description:
      'A button of one proposed change for screen readers: what it does, and the title of the change',
  },
  accept: {
    id: 'editor.review.accept',
    defaultMessage: 'Accept',
    description: 'Button of one proposed change',
  },
  replace: {
    id: 'editor.review.replace',
    defaultMessage: 'Use proposal',
    description: 'Button of a proposed change of something that was edited since: accepts it all the same',
  },
  reject: {
    id: 'editor.review.reject',
    defaultMessage: 'Reject',
    description: 'Button of one proposed change',
  },
  dismiss: {
    id: 'editor.review.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Button of a proposed change that is no longer possible or needed',
  },
  reopen: {
    id: 'editor.review.reopen',
    defaultMessage: 'Undo',
    description: 'Button of a change that was rejected: it can be decided again',
  },
  acceptAll: {
    id: 'editor.review.acceptAll',
    defaultMessage: 'Accept all',
    description: 'Button over the proposed changes',
  },
  rejectAll: {
    id: 'editor.review.rejectAll',
    defaultMessage: 'Reject all',
    description: 'Button over the proposed changes',
  },
  before: {
    id: 'editor.review.before',
    defaultMessage: 'Before',
    description: 'Label of how something is before a proposed change',
  },
  now: {
    id: 'editor.review.now',
    defaultMessage: 'Now',
    description: 'Label of how something is now that was edited since a change was proposed',
  },
  after: {
    id: 'editor.review.after',
    defaultMessage: 'After',
    description: 'Label of how something would be after a proposed change',
  },
  accepted: {
    id: 'editor.review.accepted',
    defaultMessage: 'Accepted',
    description: 'State of a proposed change',
  },
  rejected: {
    id: 'editor.review.rejected',
    defaultMessage: 'Rejected',
    description: 'State of a proposed change',
  },
  changedSince: {
    id: 'editor.review.changedSince',
    defaultMessage: 'You edited this after it was proposed. Using the proposal discards your edit.',
    description: 'Note on a proposed change of something that was edited since',
  },
  gone: {
    id: 'editor.review.gone',
    defaultMessage: 'The block is no longer in the email, so this change can’t be made.',
    description: 'Note on a proposed change of something that was removed since',
  },
  done: {
    id: 'editor.review.done',
    defaultMessage: 'The email is already like this.',
    description: 'Note on a proposed change that somebody made by hand meanwhile',
  },
  changed: {
    id: 'editor.review.mark.changed',
    defaultMessage: 'Change proposed',
    description: 'On a block of an email for which the assistant proposes a change',
  },
  removed: {
    id: 'editor.review.mark.removed',
    defaultMessage: 'Removal proposed',
    description: 'On a block of an email that the assistant proposes to remove',
  },
  moved: {
    id: 'editor.review.mark.moved',
    defaultMessage: 'Move proposed',
    description: 'On a block of an email that the assistant proposes to move',
  },
  adds: {
    id: 'editor.review.mark.adds',
    defaultMessage: 'New block proposed here',
    description: 'On an email where the assistant proposes to add a block',
  },
  arrived: {
    id: 'editor.review.arrived',
    defaultMessage:
      '{count, plural, one {The assistant proposes # change to the email.} other {The assistant proposes # changes to the email.}}',
    description: 'Announced when a proposal of the assistant is shown',
  },
  saidAccepted: {
    id: 'editor.review.said.accepted',
    defaultMessage: 'Accepted. {title}',
    description: 'Announced after a proposed change was accepted',
  },
  saidRejected: {
    id: 'editor.review.said.rejected',
    defaultMessage: 'Rejected. {title}',
    description: 'Announced after a proposed change was rejected',
  },
  saidReopened: {
    id: 'editor.review.said.reopened',
    defaultMessage: 'To be decided again. {title}',
    description: 'Announced after a rejection was undone',
  },
  saidAcceptedAll: {
    id: 'editor.review.said.acceptedAll',
    defaultMessage:
      '{count, plural, one {# change accepted.} other {# changes accepted.}} {left, plural, =0 {} one {# change is left to decide.} other {# changes are left to decide.}}',
    description: 'Announced after all changes were accepted that could be',
  },
  saidEnd: {
    id: 'editor.review.said.end',
    defaultMessage: 'All changes are decided: {accepted} accepted, {rejected} rejected.',
    description: 'Announced after the last proposed change was decided',
  },
  notAccepted: {
    id: 'editor.review.notAccepted',
    defaultMessage: 'This change can’t be made in the email as it is now. Nothing was changed.',
    description: 'After a proposed change could not be accepted',
  },
  working: {
    id: 'editor.review.working',
    defaultMessage: 'The assistant is preparing changes. Blocks it is working on are locked.',
    description: 'Over an email while the assistant writes a proposal',
  },
  stop: {
    id: 'editor.review.stop',
    defaultMessage: 'Stop',
    description: 'Button beside that: the assistant stops',
  },
  stopped: {
    id: 'editor.review.stopped',
    defaultMessage: 'Stopped. The email is unchanged.',
    description: 'Announced after the assistant was stopped while it wrote a proposal',
  },
})
