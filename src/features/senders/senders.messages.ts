import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  failed: {}
  oneFailed: {}
  emptyTitle: {}
  empty: {}
  add: {}
  addFailed: {}
  address: {}
  addressHint: {}
  addressEmpty: {}
  addressWrong: {}
  addressFree: {}
  addressDomain: {}
  addressTaken: {}
  toDomains: {}
  fromName: {}
  fromNameHint: {}
  nameEmpty: {}
  nameWrong: {}
  en: {}
  enHint: {}
  ja: {}
  jaHint: {}
  replyTo: {}
  replyToHint: {}
  replyWrong: {}
  label: {}
  labelHint: {}
  identity: {}
  saved: {}
  saveFailed: {}
  statusHead: {}
  defaultBadge: {}
  backToAll: {}
  pending: {}
  verified: {}
  disabled: {}
  error: {}
  verification: {}
  verifiedAbout: {}
  domain_not_verified: {}
  mailbox_not_confirmed: { address: string }
  domain_lost: {}
  resend: {}
  resent: { address: string }
  resendFailed: {}
  resendTooSoon: {}
  mailbox: {}
  askedAt: { date: string }
  confirmedAt: { date: string }
  health: {}
  noHealth: {}
  sent: {}
  delivered: {}
  bounced: {}
  complained: {}
  level_success: {}
  level_warning: {}
  level_danger: {}
  defaultAbout: {}
  makeDefault: {}
  disable: {}
  enable: {}
  delete: {}
  deleteAbout: {}
  deleteQuestion: { address: string }
  deleteFailed: {}
  deleted: { address: string }
  domainTitle: {}
  domainName: {}
  dnsRecords: {}
  openDomain: {}
  dkimAligned: {}
  dkimMissing: {}
  dmarc: {}
  dmarc_none: {}
  dmarc_quarantine: {}
  dmarc_reject: {}
  dmarc_missing: {}
  domainFailed: {}
  domainGone: { name: string }
  domainGoneText: {}
  ampTitle: {}
  next_not_started: { provider: string }
  next_email_sent: { provider: string }
  next_form_submitted: { provider: string }
  next_rejected: { provider: string }
  picture: {}
  bimiSteps: {}
  bimiDmarc: {}
  bimiDmarcMet: {}
  bimiDmarcAbout: {}
  bimiLogo: {}
  bimiLogoAbout: {}
  bimiUrl: {}
  bimiUrlHint: {}
  bimiUrlWrong: {}
  bimiRecord: { host: string }
  copyRecord: {}
  gmailPicture: {}
  usedByTitle: {}
  unused: {}
  usesWaiting: {}
  usesForms: {}
  usesOthers: {}
  usesMore: { count: number }
  usesFailed: {}
  deleteUsed: {}
  deleteDefault: {}
  close: {}
  more: { address: string }
  isDefaultAlready: {}
  sendTest: {}
  testNeedsVerified: {}
  testQuestion: {}
  testAbout: { address: string; email: string }
  testToYou: { address: string }
  ownAddressFailed: {}
  testSubject: { name: string }
  testText: { address: string }
  testSent: { email: string }
  testFailed: {}
  openPage: {}
  gone: {}
  deletedMeanwhile: {}
}>({
  title: {
    id: 'senders.title',
    defaultMessage: 'Senders',
    description: 'Title of the section of the settings',
  },
  about: {
    id: 'senders.about',
    defaultMessage: 'The names and addresses that your emails come from.',
    description: 'Under the title of the section',
  },
  failed: {
    id: 'senders.failed',
    defaultMessage: 'The senders could not be loaded',
    description: 'In place of the list',
  },
  oneFailed: {
    id: 'senders.oneFailed',
    defaultMessage: 'The sender could not be loaded',
    description: 'In place of one sender',
  },
  emptyTitle: {
    id: 'senders.emptyTitle',
    defaultMessage: 'No senders yet',
    description: 'Where there is none',
  },
  empty: {
    id: 'senders.empty',
    defaultMessage: 'Add the address that your emails come from. Its domain must be one of your domains.',
    description: 'Where there is none',
  },
  add: {
    id: 'senders.add',
    defaultMessage: 'Add sender',
    description: 'Button, and title of its dialog',
  },
  addFailed: {
    id: 'senders.addFailed',
    defaultMessage: 'The sender could not be added',
    description: 'In the dialog that adds a sender',
  },
  address: {
    id: 'senders.address',
    defaultMessage: 'Address',
    description: 'Label of a field and head of a column: an email address',
  },
  addressHint: {
    id: 'senders.addressHint',
    defaultMessage:
      'We send an email there; its link confirms the mailbox. The address can’t be changed later.',
    description: 'Under the field for the address',
  },
  addressEmpty: {
    id: 'senders.addressEmpty',
    defaultMessage: 'Enter an email address.',
    description: 'Under the field for the address',
  },
  addressWrong: {
    id: 'senders.addressWrong',
    defaultMessage: 'Enter one whole address, such as hello@example.com.',
    description: 'Under the field for the address',
  },
  addressFree: {
    id: 'senders.addressFree',
    defaultMessage:
      'Mailbox providers such as Gmail and Yahoo reject mail that others send from their addresses. Use an address of your own domain.',
    description: 'Under the field for the address, for those of free mail',
  },
  addressDomain: {
    id: 'senders.addressDomain',
    defaultMessage: 'The domain of this address isn’t among your domains yet.',
    description: 'Under the field for the address',
  },
  addressTaken: {
    id: 'senders.addressTaken',
    defaultMessage: 'This address has already been added.',
    description: 'Under the field for the address',
  },
  toDomains: {
    id: 'senders.toDomains',
    defaultMessage: 'Add the domain first',
    description: 'Link to the section of domains',
  },
  fromName: {
    id: 'senders.fromName',
    defaultMessage: 'Name',
    description: 'Label of a field and head of a column: who mails come from',
  },
  fromNameHint: {
    id: 'senders.fromNameHint',
    defaultMessage: 'What inboxes show before the subject.',
    description: 'Under the field for the name',
  },
  nameEmpty: {
    id: 'senders.nameEmpty',
    defaultMessage: 'Enter a name.',
    description: 'Under the field for the name',
  },
  nameWrong: {
    id: 'senders.nameWrong',
    defaultMessage: 'Use at most 100 characters on one line.',
    description: 'Under the field for the name',
  },
  en: {
    id: 'senders.en',
    defaultMessage: 'Name for English readers',
    description: 'Label of a field',
  },
  enHint: {
    id: 'senders.enHint',
    defaultMessage: 'Leave empty to use the name above.',
    description: 'Under a field',
  },
  ja: {
    id: 'senders.ja',
    defaultMessage: 'Name for Japanese readers',
    description: 'Label of a field',
  },
  jaHint: {
    id: 'senders.jaHint',
    defaultMessage: 'Leave empty to use the name above.',
    description: 'Under a field',
  },
  replyTo: {
    id: 'senders.replyTo',
    defaultMessage: 'Replies go to',
    description: 'Label of a field: an email address',
  },
  replyToHint: {
    id: 'senders.replyToHint',
    defaultMessage: 'Leave empty to use the sender’s address.',
    description: 'Under a field',
  },
  replyWrong: {
    id: 'senders.replyWrong',
    defaultMessage: 'Enter one whole address, such as hello@example.com.',
    description: 'Under the field for replies',
  },
  label: {
    id: 'senders.label',
    defaultMessage: 'Label',
    description: 'Label of a field: what the team calls a sender',
  },
  labelHint: {
    id: 'senders.labelHint',
    defaultMessage: 'For your team only, up to 60 characters.',
    description: 'Under a field',
  },
  identity: {
    id: 'senders.identity',
    defaultMessage: 'Identity',
    description: 'Title of a form',
  },
  saved: {
    id: 'senders.saved',
    defaultMessage: 'Saved',
    description: 'Toast',
  },
  saveFailed: {
    id: 'senders.saveFailed',
    defaultMessage: 'The sender could not be saved',
    description: 'In a form',
  },
  statusHead: {
    id: 'senders.statusHead',
    defaultMessage: 'Status',
    description: 'Head of a column',
  },
  defaultBadge: {
    id: 'senders.defaultBadge',
    defaultMessage: 'Default',
    description: 'Badge of the sender that is taken unless another is chosen',
  },
  backToAll: {
    id: 'senders.backToAll',
    defaultMessage: 'Back to all senders',
    description: 'Link where a sender was not found',
  },
  pending: {
    id: 'senders.pending',
    defaultMessage: 'Not verified',
    description: 'Status of a sender',
  },
  verified: {
    id: 'senders.verified',
    defaultMessage: 'Verified',
    description: 'Status of a sender',
  },
  disabled: {
    id: 'senders.disabled',
    defaultMessage: 'Disabled',
    description: 'Status of a sender, and why it sends nothing',
  },
  error: {
    id: 'senders.error',
    defaultMessage: 'Error',
    description: 'Status of a sender',
  },
  verification: {
    id: 'senders.verification',
    defaultMessage: 'Verification',
    description: 'Title of a card',
  },
  verifiedAbout: {
    id: 'senders.verifiedAbout',
    defaultMessage: 'Mail can be sent from this address.',
    description: 'Status in words',
  },
  domain_not_verified: {
    id: 'senders.domainNotVerified',
    defaultMessage: 'The domain isn’t verified yet. Add its records to your DNS.',
    description: 'Why nothing can be sent',
  },
  mailbox_not_confirmed: {
    id: 'senders.mailboxNotConfirmed',
    defaultMessage: 'Open the email that we sent to {address} and follow its link.',
    description: 'Why nothing can be sent',
  },
  domain_lost: {
    id: 'senders.domainLost',
    defaultMessage: 'The records of the domain are gone, so nothing is sent. Add them to your DNS again.',
    description: 'Why nothing can be sent',
  },
  resend: {
    id: 'senders.resend',
    defaultMessage: 'Send the email again',
    description: 'Button: the mail that confirms a mailbox',
  },
  resent: {
    id: 'senders.resent',
    defaultMessage: 'Sent to {address}',
    description: 'Toast',
  },
  resendFailed: {
    id: 'senders.resendFailed',
    defaultMessage: 'The email could not be sent',
    description: 'When the mail that confirms a mailbox could not be sent',
  },
  resendTooSoon: {
    id: 'senders.resendTooSoon',
    defaultMessage: 'It was sent a moment ago. Wait a minute, and check the spam folder.',
    description: 'When it is asked for too often',
  },
  mailbox: {
    id: 'senders.mailbox',
    defaultMessage: 'Mailbox',
    description: 'What was confirmed by a mail',
  },
  askedAt: {
    id: 'senders.askedAt',
    defaultMessage: 'Email sent {date}',
    description: 'When the mail that confirms a mailbox was sent',
  },
  confirmedAt: {
    id: 'senders.confirmedAt',
    defaultMessage: 'Confirmed {date}',
    description: 'When a mailbox was confirmed',
  },
  health: {
    id: 'senders.health',
    defaultMessage: 'Last 30 days',
    description: 'Title of a card: how mails fared',
  },
  noHealth: {
    id: 'senders.noHealth',
    defaultMessage: 'Nothing was sent in the last 30 days.',
    description: 'In place of figures',
  },
  sent: {
    id: 'senders.sent',
    defaultMessage: 'Sent',
    description: 'Figure: mails that were sent',
  },
  delivered: {
    id: 'senders.delivered',
    defaultMessage: 'Delivered',
    description: 'Figure: share of mails',
  },
  bounced: {
    id: 'senders.bounced',
    defaultMessage: 'Bounced',
    description: 'Figure: share of mails',
  },
  complained: {
    id: 'senders.complained',
    defaultMessage: 'Spam complaints',
    description: 'Figure: share of mails',
  },
  level_success: {
    id: 'senders.levelSuccess',
    defaultMessage: 'Good',
    description: 'How a figure stands',
  },
  level_warning: {
    id: 'senders.levelWarning',
    defaultMessage: 'Near the limit',
    description: 'How a figure stands',
  },
  level_danger: {
    id: 'senders.levelDanger',
    defaultMessage: 'Too high',
    description: 'How a figure stands',
  },
  defaultAbout: {
    id: 'senders.defaultAbout',
    defaultMessage:
      'New campaigns start with this sender. To disable it, make another one the default first.',
    description: 'Of the default sender',
  },
  makeDefault: {
    id: 'senders.makeDefault',
    defaultMessage: 'Make default',
    description: 'Button',
  },
  disable: {
    id: 'senders.disable',
    defaultMessage: 'Disable',
    description: 'Button: nothing is sent from it until it is enabled',
  },
  enable: {
    id: 'senders.enable',
    defaultMessage: 'Enable',
    description: 'Button',
  },
  delete: {
    id: 'senders.delete',
    defaultMessage: 'Delete sender',
    description: 'Button',
  },
  deleteAbout: {
    id: 'senders.deleteAbout',
    defaultMessage:
      'Reports of past campaigns are kept. A sender can’t be deleted while something still to be sent uses it.',
    description: 'What deleting means',
  },
  deleteQuestion: {
    id: 'senders.deleteQuestion',
    defaultMessage: 'Delete {address}?',
    description: 'Title of the question',
  },
  deleteFailed: {
    id: 'senders.deleteFailed',
    defaultMessage: 'The sender could not be deleted',
    description: 'In the question',
  },
  deleted: {
    id: 'senders.deleted',
    defaultMessage: '{address} was deleted',
    description: 'Toast',
  },
  domainTitle: {
    id: 'senders.domainTitle',
    defaultMessage: 'Sending domain',
    description: 'Title of a card about the domain of an address',
  },
  domainName: {
    id: 'senders.domainName',
    defaultMessage: 'Name',
    description: 'Term: the name of a domain',
  },
  dnsRecords: {
    id: 'senders.dnsRecords',
    defaultMessage: 'DNS records',
    description: 'Term and head of a column: whether the records of a domain were found',
  },
  openDomain: {
    id: 'senders.openDomain',
    defaultMessage: 'Open the domain',
    description: 'Link to the domain in the settings',
  },
  dkimAligned: {
    id: 'senders.dkimAligned',
    defaultMessage: 'Passes and is aligned',
    description: 'State of the DKIM signature: it passes, and its domain is that of the address',
  },
  dkimMissing: {
    id: 'senders.dkimMissing',
    defaultMessage: 'Not found',
    description: 'State of the DKIM signature: its records were not found',
  },
  dmarc: {
    id: 'senders.dmarc',
    defaultMessage: 'DMARC policy',
    description: 'What receivers do with forged mail',
  },
  dmarc_none: {
    id: 'senders.dmarcNone',
    defaultMessage: 'None',
    description: 'DMARC policy',
  },
  dmarc_quarantine: {
    id: 'senders.dmarcQuarantine',
    defaultMessage: 'Quarantine',
    description: 'DMARC policy',
  },
  dmarc_reject: {
    id: 'senders.dmarcReject',
    defaultMessage: 'Reject',
    description: 'DMARC policy',
  },
  dmarc_missing: {
    id: 'senders.dmarcMissing',
    defaultMessage: 'Missing',
    description: 'There is no DMARC record',
  },
  domainFailed: {
    id: 'senders.domainFailed',
    defaultMessage: 'The domain could not be loaded.',
    description: 'In the card of the domain',
  },
  domainGone: {
    id: 'senders.domainGone',
    defaultMessage: '{name} is no longer in this workspace',
    description: 'Title of a warning: the domain of a sender was removed',
  },
  domainGoneText: {
    id: 'senders.domainGoneText',
    defaultMessage:
      'Nothing can be sent from this address. Add the domain again and add its records to your DNS.',
    description: 'What follows from a removed domain',
  },
  ampTitle: {
    id: 'senders.ampTitle',
    defaultMessage: 'AMP registration',
    description: 'Title of a card: how far the registration for AMP mails is',
  },
  next_not_started: {
    id: 'senders.nextNotStarted',
    defaultMessage: 'Register with {provider}',
    description: 'Link: the next step of a registration for AMP',
  },
  next_email_sent: {
    id: 'senders.nextEmailSent',
    defaultMessage: 'Fill in the form of {provider}',
    description: 'Link: the next step of a registration for AMP',
  },
  next_form_submitted: {
    id: 'senders.nextFormSubmitted',
    defaultMessage: 'Note the answer of {provider}',
    description: 'Link: the next step of a registration for AMP',
  },
  next_rejected: {
    id: 'senders.nextRejected',
    defaultMessage: 'See what to do about {provider}',
    description: 'Link: the next step of a registration for AMP',
  },
  picture: {
    id: 'senders.picture',
    defaultMessage: 'Picture in the inbox',
    description: 'Title of a card: the logo beside mails',
  },
  bimiSteps: {
    id: 'senders.bimiSteps',
    defaultMessage: 'What a logo in the inbox needs',
    description: 'Name of a list, for screen readers',
  },
  bimiDmarc: {
    id: 'senders.bimiDmarc',
    defaultMessage: 'DMARC at quarantine or reject',
    description: 'A condition for a logo (BIMI)',
  },
  bimiDmarcMet: {
    id: 'senders.bimiDmarcMet',
    defaultMessage: 'The policy of the domain protects your name.',
    description: 'A condition for a logo that is met',
  },
  bimiDmarcAbout: {
    id: 'senders.bimiDmarcAbout',
    defaultMessage: 'Providers show a logo only for domains that reject or quarantine forged mail.',
    description: 'Why the condition for a logo is there',
  },
  bimiLogo: {
    id: 'senders.bimiLogo',
    defaultMessage: 'Logo as SVG Tiny PS',
    description: 'A condition for a logo (BIMI)',
  },
  bimiLogoAbout: {
    id: 'senders.bimiLogoAbout',
    defaultMessage:
      'A square logo in the SVG Tiny Portable/Secure profile, at an https address. Gmail also requires a mark certificate (VMC or CMC).',
    description: 'What the logo has to be',
  },
  bimiUrl: {
    id: 'senders.bimiUrl',
    defaultMessage: 'Address of the logo',
    description: 'Label of a field',
  },
  bimiUrlHint: {
    id: 'senders.bimiUrlHint',
    defaultMessage: 'The BIMI record is written for it.',
    description: 'Under the field',
  },
  bimiUrlWrong: {
    id: 'senders.bimiUrlWrong',
    defaultMessage: 'Enter an https address that ends in .svg.',
    description: 'Error of the field',
  },
  bimiRecord: {
    id: 'senders.bimiRecord',
    defaultMessage: 'TXT record at {host}',
    description: 'Above a record to copy',
  },
  copyRecord: {
    id: 'senders.copyRecord',
    defaultMessage: 'Copy the BIMI record',
    description: 'Button',
  },
  gmailPicture: {
    id: 'senders.gmailPicture',
    defaultMessage:
      'Without BIMI, Gmail shows the profile picture of a Google Account with this address, if there is one.',
    description: 'Hint about the picture in Gmail',
  },
  usedByTitle: {
    id: 'senders.usedByTitle',
    defaultMessage: 'Used by',
    description: 'Title of a card, and head of a column with a number: what names a sender',
  },
  unused: {
    id: 'senders.unused',
    defaultMessage: 'No campaign or form uses this sender yet.',
    description: 'In the card, where nothing names a sender',
  },
  usesWaiting: {
    id: 'senders.usesWaiting',
    defaultMessage: 'Scheduled or being sent',
    description: 'Heading of a list of campaigns',
  },
  usesForms: {
    id: 'senders.usesForms',
    defaultMessage: 'Forms',
    description: 'Heading of a list of forms',
  },
  usesOthers: {
    id: 'senders.usesOthers',
    defaultMessage: 'Drafts and sent campaigns',
    description: 'Heading of a list of campaigns',
  },
  usesMore: {
    id: 'senders.usesMore',
    defaultMessage: 'And {count, number} more',
    description: 'Below a list that is not shown whole',
  },
  usesFailed: {
    id: 'senders.usesFailed',
    defaultMessage: 'What uses this sender could not be loaded.',
    description: 'In a card or dialog',
  },
  deleteUsed: {
    id: 'senders.deleteUsed',
    defaultMessage: 'Change these first: they send email from this address.',
    description: 'Why a sender cannot be deleted; a list of names follows',
  },
  deleteDefault: {
    id: 'senders.deleteDefault',
    defaultMessage: 'This is the default sender. Make another one the default first.',
    description: 'Why a sender cannot be deleted',
  },
  close: {
    id: 'senders.close',
    defaultMessage: 'Close',
    description: 'Button of a dialog',
  },
  more: {
    id: 'senders.more',
    defaultMessage: 'More actions for {address}',
    description: 'Name of a menu, for screen readers',
  },
  isDefaultAlready: {
    id: 'senders.isDefaultAlready',
    defaultMessage: 'It is already the default',
    description: 'Why an entry of a menu is disabled',
  },
  sendTest: {
    id: 'senders.sendTest',
    defaultMessage: 'Send test',
    description: 'Button: sends the reader a mail from a sender',
  },
  testNeedsVerified: {
    id: 'senders.testNeedsVerified',
    defaultMessage: 'Verify the sender first',
    description: 'Why an entry of a menu is disabled',
  },
  testQuestion: {
    id: 'senders.testQuestion',
    defaultMessage: 'Send yourself a test?',
    description: 'Title of a question',
  },
  testAbout: {
    id: 'senders.testAbout',
    defaultMessage:
      'A short email from {address} goes to {email}. It shows how the name and picture look in your inbox.',
    description: 'What sending a test does',
  },
  testToYou: {
    id: 'senders.testToYou',
    defaultMessage:
      'A short email from {address} goes to you. It shows how the name and picture look in your inbox.',
    description: 'What sending a test does, as long as the address of the reader is not known',
  },
  ownAddressFailed: {
    id: 'senders.ownAddressFailed',
    defaultMessage: 'Your email address could not be loaded.',
    description: 'In the question before sending a test',
  },
  testSubject: {
    id: 'senders.testSubject',
    defaultMessage: 'A test from {name}',
    description: 'Subject of a test mail',
  },
  testText: {
    id: 'senders.testText',
    defaultMessage: 'This is a test of {address}. Check the name and the picture beside it.',
    description: 'Text of a test mail',
  },
  testSent: {
    id: 'senders.testSent',
    defaultMessage: 'Test sent to {email}',
    description: 'Toast',
  },
  testFailed: {
    id: 'senders.testFailed',
    defaultMessage: 'The test could not be sent',
    description: 'Title of an error',
  },
  openPage: {
    id: 'senders.openPage',
    defaultMessage: 'Open this sender’s page',
    description: 'Link from the settings to the page',
  },
  gone: {
    id: 'senders.gone',
    defaultMessage: 'This sender may have been deleted.',
    description: 'Where a sender is not found',
  },
  deletedMeanwhile: {
    id: 'senders.deletedMeanwhile',
    defaultMessage: 'This sender was deleted. Nothing you change here can be saved.',
    description: 'Warning over a sender that somebody else deleted',
  },
})
