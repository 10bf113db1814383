import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  existing: {}
  skip: {}
  skipHint: {}
  fill: {}
  fillHint: {}
  overwrite: {}
  overwriteHint: {}
  duplicates: {}
  first: {}
  last: {}
  neverResubscribed: {}
  neverRevived: {}
  lists: {}
  optIn: {}
  active: {}
  activeHint: {}
  pending: {}
  pendingHint: {}
  consent: {}
  consented: {}
  consentNote: {}
  consentNoteHint: {}
}>({
  existing: {
    id: 'importRules.existing',
    defaultMessage: 'When a contact exists already',
    description: 'Heading of the rule for addresses that are contacts already',
  },
  skip: {
    id: 'importRules.skip',
    defaultMessage: 'Skip it',
    description: 'Rule: leave existing contacts as they are',
  },
  skipHint: {
    id: 'importRules.skipHint',
    defaultMessage: 'The contact stays exactly as it is.',
    description: 'What the rule ‘Skip it’ does',
  },
  fill: {
    id: 'importRules.fill',
    defaultMessage: 'Fill in blanks',
    description: 'Rule: only set values that are empty',
  },
  fillHint: {
    id: 'importRules.fillHint',
    defaultMessage: 'Only values that are empty are set.',
    description: 'What the rule ‘Fill in blanks’ does',
  },
  overwrite: {
    id: 'importRules.overwrite',
    defaultMessage: 'Overwrite',
    description: 'Rule: values of the file replace those of the contact',
  },
  overwriteHint: {
    id: 'importRules.overwriteHint',
    defaultMessage: 'Values in the file replace those of the contact. Empty cells change nothing.',
    description: 'What the rule ‘Overwrite’ does',
  },
  duplicates: {
    id: 'importRules.duplicates',
    defaultMessage: 'When an address is in the file more than once',
    description: 'Heading of the rule for rows of the same address',
  },
  first: {
    id: 'importRules.first',
    defaultMessage: 'The first row counts',
    description: 'Choice: of rows of the same address the first is imported',
  },
  last: {
    id: 'importRules.last',
    defaultMessage: 'The last row counts',
    description: 'Choice: of rows of the same address the last is imported',
  },
  neverResubscribed: {
    id: 'importRules.neverResubscribed',
    defaultMessage:
      'Contacts that are unsubscribed, bounced, complained or blocked, here or in the file, stay that way. An import never changes this.',
    description: 'Note that an import never makes anybody get mail again',
  },
  neverRevived: {
    id: 'importRules.neverRevived',
    defaultMessage:
      'Contacts who unsubscribed, bounced or complained in either product get no email here. No one is resubscribed.',
    description: 'What moving contacts from another product does about statuses',
  },
  lists: {
    id: 'importRules.lists',
    defaultMessage: 'Add to mailing lists',
    description: 'Heading of the choice of lists',
  },
  optIn: {
    id: 'importRules.optIn',
    defaultMessage: 'Subscription',
    description: 'Heading of the choice whether people must confirm',
  },
  active: {
    id: 'importRules.active',
    defaultMessage: 'Subscribed immediately',
    description: 'Choice: people get mail without confirming',
  },
  activeHint: {
    id: 'importRules.activeHint',
    defaultMessage: 'They have already agreed elsewhere.',
    description: 'When to choose ‘Subscribed at once’',
  },
  pending: {
    id: 'importRules.pending',
    defaultMessage: 'Pending confirmation',
    description: 'Choice: people get mail only after confirming',
  },
  pendingHint: {
    id: 'importRules.pendingHint',
    defaultMessage: 'They get mail only after they confirm.',
    description: 'What ‘Pending confirmation’ means',
  },
  consent: {
    id: 'importRules.consent',
    defaultMessage: 'Consent',
    description: 'Heading of the confirmation that people agreed to get mail',
  },
  consented: {
    id: 'importRules.consented',
    defaultMessage: 'These people agreed to receive email from us.',
    description: 'Confirmation that must be checked before an import',
  },
  consentNote: {
    id: 'importRules.consentNote',
    defaultMessage: 'Where they agreed',
    description: 'Field for a note that is kept with each contact',
  },
  consentNoteHint: {
    id: 'importRules.consentNoteHint',
    defaultMessage: 'Kept with each contact, such as “Trade fair, May 2026”.',
    description: 'Hint under the note about consent',
  },
})
