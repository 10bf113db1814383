import { defineMessages } from 'react-intl'

export const mailMessages = defineMessages<{
  readSelection: {}
  proposePatch: {}
  proposeSubjects: {}
  patchTitle: {}
  patchProgress: { open: number; total: number }
  review: {}
  lapsed: {}
  subjectsTitle: {}
  previewText: { text: string }
  use: {}
  useNamed: { subject: string }
  noSubject: {}
  taken: { subject: string }
  notTaken: {}
  readOnly: {}
  notLoaded: {}
}>({
  readSelection: {
    id: 'mailTools.readSelection',
    defaultMessage: 'Read the email',
    description: 'Over a step of the assistant in which it reads the email that is open in the editor',
  },
  proposePatch: {
    id: 'mailTools.proposePatch',
    defaultMessage: 'Propose changes to the email',
    description: 'Over a step of the assistant in which it proposes changes to the email that is open',
  },
  proposeSubjects: {
    id: 'mailTools.proposeSubjects',
    defaultMessage: 'Propose subjects',
    description: 'Over a step of the assistant in which it proposes subjects for the email that is open',
  },
  patchTitle: {
    id: 'mailTools.patchTitle',
    defaultMessage: 'Changes to the email',
    description: 'Title of a card in which the assistant proposes changes to the email that is open',
  },
  patchProgress: {
    id: 'mailTools.patchProgress',
    defaultMessage: '{open} of {total} to decide in the editor',
    description: 'In that card: how many of the changes are neither accepted nor rejected yet',
  },
  review: {
    id: 'mailTools.review',
    defaultMessage: 'Review',
    description: 'Button of that card that goes to the changes in the editor',
  },
  lapsed: {
    id: 'mailTools.lapsed',
    defaultMessage: 'The page was reloaded before this was decided. Nothing more was changed.',
    description:
      'What the assistant is told, and shown under its step, about a proposal that was open when the page was reloaded',
  },
  subjectsTitle: {
    id: 'mailTools.subjectsTitle',
    defaultMessage: 'Use one of these subjects?',
    description: 'Title of a card in which the assistant proposes subjects for the email that is open',
  },
  previewText: {
    id: 'mailTools.previewText',
    defaultMessage: 'Preview text: {text}',
    description: 'Under a proposed subject',
  },
  use: {
    id: 'mailTools.use',
    defaultMessage: 'Use',
    description: 'Button of a proposed subject: makes it the subject of the email',
  },
  useNamed: {
    id: 'mailTools.useNamed',
    defaultMessage: 'Use “{subject}”',
    description: 'The same button for screen readers',
  },
  noSubject: {
    id: 'mailTools.noSubject',
    defaultMessage: 'None of these',
    description: 'Button of the card with proposed subjects: takes none of them',
  },
  taken: {
    id: 'mailTools.taken',
    defaultMessage: 'The subject “{subject}” was used.',
    description: 'What the assistant is told, and shown under its step, after a proposed subject was taken',
  },
  notTaken: {
    id: 'mailTools.notTaken',
    defaultMessage: 'None of the subjects was used.',
    description: 'What the assistant is told, and shown under its step, after its subjects were declined',
  },
  notLoaded: {
    id: 'mailTools.notLoaded',
    defaultMessage: 'The changes could not be shown. Nothing was changed.',
    description:
      'What the assistant is told, and shown under its step, when a part of the app could not be loaded',
  },
  readOnly: {
    id: 'mailTools.readOnly',
    defaultMessage: 'This email can’t be edited.',
    description: 'In the card with proposed subjects, when the email is read-only',
  },
})
