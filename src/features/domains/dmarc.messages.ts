import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  now_missing: {}
  now_none: {}
  now_quarantine: {}
  now_reject: {}
  alignment: { name: string }
  policy: {}
  none: {}
  noneHint: {}
  quarantine: {}
  quarantineHint: {}
  reject: {}
  rejectHint: {}
  reports: {}
  reportsHint: {}
  reportsWrong: {}
  strict: {}
  strictHint: { name: string }
  result: { host: string }
  copy: {}
}>({
  title: {
    id: 'dmarc.title',
    defaultMessage: 'DMARC',
    description: 'Title of a card',
  },
  now_missing: {
    id: 'dmarc.nowMissing',
    defaultMessage:
      'There is no DMARC record yet. Gmail and Yahoo expect one from senders who mail more than 5,000 people a day.',
    description: 'What the DNS says now',
  },
  now_none: {
    id: 'dmarc.nowNone',
    defaultMessage: 'Receivers are asked to let forged mail through and only to report it.',
    description: 'What the DNS says now: policy none',
  },
  now_quarantine: {
    id: 'dmarc.nowQuarantine',
    defaultMessage: 'Receivers are asked to put forged mail in spam.',
    description: 'What the DNS says now: policy quarantine',
  },
  now_reject: {
    id: 'dmarc.nowReject',
    defaultMessage: 'Receivers are asked to refuse forged mail.',
    description: 'What the DNS says now: policy reject',
  },
  alignment: {
    id: 'dmarc.alignment',
    defaultMessage:
      'An email passes when the domain readers see after “From” is the one that DKIM or SPF vouches for. Email we send for {name} does. Check your other services too before you choose a stricter policy.',
    description: 'What DMARC alignment means',
  },
  policy: {
    id: 'dmarc.policy',
    defaultMessage: 'What should receivers do with forged mail?',
    description: 'Label of a choice',
  },
  none: {
    id: 'dmarc.none',
    defaultMessage: 'Let it through (none)',
    description: 'Choice of a DMARC policy',
  },
  noneHint: {
    id: 'dmarc.noneHint',
    defaultMessage: 'Nothing changes. Start here, and read the reports for a few weeks.',
    description: 'What the choice means',
  },
  quarantine: {
    id: 'dmarc.quarantine',
    defaultMessage: 'Put it in spam (quarantine)',
    description: 'Choice of a DMARC policy',
  },
  quarantineHint: {
    id: 'dmarc.quarantineHint',
    defaultMessage: 'For when the reports show that all your own mail passes. AMP emails need at least this.',
    description: 'What the choice means',
  },
  reject: {
    id: 'dmarc.reject',
    defaultMessage: 'Refuse it (reject)',
    description: 'Choice of a DMARC policy',
  },
  rejectHint: {
    id: 'dmarc.rejectHint',
    defaultMessage: 'The best protection. Mail from a service you forgot is lost.',
    description: 'What the choice means',
  },
  reports: {
    id: 'dmarc.reports',
    defaultMessage: 'Send daily reports to',
    description: 'Label of a field for an email address',
  },
  reportsHint: {
    id: 'dmarc.reportsHint',
    defaultMessage: 'Optional. Receivers send a file with figures each day, so don’t use your own inbox.',
    description: 'Under the field for the address of reports',
  },
  reportsWrong: {
    id: 'dmarc.reportsWrong',
    defaultMessage: 'Enter an email address, such as dmarc@example.com.',
    description: 'Under the field for the address of reports',
  },
  strict: {
    id: 'dmarc.strict',
    defaultMessage: 'Strict alignment',
    description: 'Label of a checkbox',
  },
  strictHint: {
    id: 'dmarc.strictHint',
    defaultMessage: 'Only exactly {name} passes, no subdomain of it.',
    description: 'Under the checkbox',
  },
  result: {
    id: 'dmarc.result',
    defaultMessage: 'The TXT record for {host}:',
    description: 'Before the record that was written',
  },
  copy: {
    id: 'dmarc.copy',
    defaultMessage: 'Copy record',
    description: 'Button',
  },
})
