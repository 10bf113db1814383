import { defineMessages } from 'react-intl'

/** What the assistant is told about its proposal; the reader can read it under the step. */
export const outcomeMessages = defineMessages<{
  accepted: {}
  rejected: {}
  done: {}
  gone: {}
  undecided: {}
  replaced: {}
  closed: {}
  readOnly: {}
  at: { place: number; reason: string }
}>({
  accepted: {
    id: 'editor.proposal.told.accepted',
    defaultMessage: 'Accepted:',
    description: 'What the assistant is told about its proposal; a list of changes follows',
  },
  rejected: {
    id: 'editor.proposal.told.rejected',
    defaultMessage: 'Rejected:',
    description: 'What the assistant is told about its proposal; a list of changes follows',
  },
  done: {
    id: 'editor.proposal.told.done',
    defaultMessage: 'Already made by the person:',
    description: 'What the assistant is told about its proposal; a list of changes follows',
  },
  gone: {
    id: 'editor.proposal.told.gone',
    defaultMessage: 'Not possible, because the block is gone:',
    description: 'What the assistant is told about its proposal; a list of changes follows',
  },
  undecided: {
    id: 'editor.proposal.told.undecided',
    defaultMessage: 'Not decided:',
    description: 'What the assistant is told about its proposal; a list of changes follows',
  },
  replaced: {
    id: 'editor.proposal.told.replaced',
    defaultMessage: 'A newer proposal took the place of this one.',
    description: 'What the assistant is told about its proposal, before what was accepted',
  },
  closed: {
    id: 'editor.proposal.told.closed',
    defaultMessage: 'The email was closed before everything was decided.',
    description: 'What the assistant is told about its proposal, before what was accepted',
  },
  readOnly: {
    id: 'editor.proposal.told.readOnly',
    defaultMessage: 'This email can’t be edited. Nothing was changed.',
    description: 'What the assistant is told when it proposes changes of an email that is read-only',
  },
  at: {
    id: 'editor.proposal.told.at',
    defaultMessage: 'Operation {place}: {reason}',
    description: 'What the assistant is told when one of the changes it proposes is not possible',
  },
})

export const refusals = defineMessages<{
  malformed: {}
  nothing: {}
  locked: {}
  no_such_node: {}
  wrong_place: {}
  invalid: {}
  duplicate_id: {}
}>({
  malformed: {
    id: 'editor.proposal.refused.malformed',
    defaultMessage: 'This is not an operation on an email. Nothing was changed.',
    description: 'What the assistant is told when its proposal is refused',
  },
  nothing: {
    id: 'editor.proposal.refused.nothing',
    defaultMessage: 'The email is already like that. Nothing was changed.',
    description: 'What the assistant is told when its proposal is refused',
  },
  locked: {
    id: 'editor.proposal.refused.locked',
    defaultMessage: 'The proposal changes a locked part of the email. Nothing was changed.',
    description: 'What the assistant is told when its proposal is refused',
  },
  no_such_node: {
    id: 'editor.proposal.refused.noSuchNode',
    defaultMessage: 'The email has no such block. Nothing was changed.',
    description: 'What the assistant is told when its proposal is refused',
  },
  wrong_place: {
    id: 'editor.proposal.refused.wrongPlace',
    defaultMessage: 'A block like this can’t go there. Nothing was changed.',
    description: 'What the assistant is told when its proposal is refused',
  },
  invalid: {
    id: 'editor.proposal.refused.invalid',
    defaultMessage: 'The result would not be a valid email. Nothing was changed.',
    description: 'What the assistant is told when its proposal is refused',
  },
  duplicate_id: {
    id: 'editor.proposal.refused.duplicateId',
    defaultMessage: 'The ID of a new block is already taken. Nothing was changed.',
    description: 'What the assistant is told when its proposal is refused',
  },
})
