import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  placeIn: { place: string; language: string }
  title: {}
  errors: {}
  errorsHint: {}
  warnings: {}
  infos: {}
  fix: {}
  fixLabel: { message: string }
  fixAll: { count: number }
  fixAllLabel: { count: number; title: string }
  fixed: { count: number }
  undo: {}
  none: {}
  noneText: {}
  failed: {}
}>({
  placeIn: {
    id: 'mailChecks.placeIn',
    defaultMessage: '{place}, {language}',
    description: 'Where a check of an email in two languages found something; such as: Button, Japanese',
  },
  title: {
    id: 'mailChecks.title',
    defaultMessage: 'Checks',
    description: 'Names the panel of the email editor that lists what is wrong with the email',
  },
  errors: {
    id: 'mailChecks.errors',
    defaultMessage: 'Errors',
    description: 'Title over the findings of the checks of an email that keep it from being scheduled',
  },
  errorsHint: {
    id: 'mailChecks.errorsHint',
    defaultMessage: 'The email can’t be scheduled until these are fixed.',
    description: 'Below the title of the errors in the checks of an email',
  },
  warnings: {
    id: 'mailChecks.warnings',
    defaultMessage: 'Warnings',
    description: 'Title over the findings of the checks of an email that should be fixed',
  },
  infos: {
    id: 'mailChecks.infos',
    defaultMessage: 'Suggestions',
    description: 'Title over the findings of the checks of an email that could be better',
  },
  fix: {
    id: 'mailChecks.fix',
    defaultMessage: 'Fix',
    description: 'Button beside a finding of the checks of an email that puts it right',
  },
  fixLabel: {
    id: 'mailChecks.fixLabel',
    defaultMessage: 'Fix: {message}',
    description:
      'Name of the button that puts a finding right, for screen readers; the message is the finding',
  },
  fixAll: {
    id: 'mailChecks.fixAll',
    defaultMessage: 'Fix all {count}',
    description: 'Button beside the title of a check that puts right everything it found',
  },
  fixAllLabel: {
    id: 'mailChecks.fixAllLabel',
    defaultMessage: 'Fix all {count}: {title}',
    description: 'Name of the button that puts right everything that a check found, for screen readers',
  },
  fixed: {
    id: 'mailChecks.fixed',
    defaultMessage: '{count, plural, one {# issue} other {# issues}} fixed.',
    description: 'Toast after findings of the checks of an email were put right; Undo is beside it',
  },
  undo: {
    id: 'mailChecks.undo',
    defaultMessage: 'Undo',
    description: 'Button of the toast after findings of the checks of an email were put right',
  },
  none: {
    id: 'mailChecks.none',
    defaultMessage: 'No issues found',
    description: 'In the checks of an email when nothing is wrong',
  },
  noneText: {
    id: 'mailChecks.noneText',
    defaultMessage: 'We checked accessibility, links, personalization, size, and what the law requires.',
    description: 'Below “No issues found” in the checks of an email',
  },
  failed: {
    id: 'mailChecks.failed',
    defaultMessage: 'The checks could not be loaded.',
    description: 'In the checks of an email when their code did not load; Try again is below',
  },
})
