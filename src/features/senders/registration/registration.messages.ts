import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  steps: {}
  step_sender: {}
  step_readiness: {}
  step_example: {}
  step_providers: {}
  step_progress: {}
  next: { step: string }
  back: {}
  sendersFailed: {}
  noneTitle: {}
  noneText: {}
  toSenders: {}
  introTitle: {}
  introWhat: {}
  introHow: {}
  introMore: {}
  senderQuestion: {}
  senderName: { name: string; address: string }
  sender_pending: {}
  sender_disabled: {}
  sender_error: {}
  domainFailed: {}
  toDomain: {}
  toExample: {}
  toHealth: {}
  check_spf: {}
  about_spf: {}
  check_dkim: {}
  about_dkim: {}
  check_dmarc: {}
  about_dmarc: {}
  check_tls: {}
  about_tls: {}
  check_links: {}
  about_links: {}
  linksUnknown: {}
  linksChecking: {}
  linksNotChecked: {}
  check_complaints: {}
  about_complaints: {}
  check_history: {}
  about_history: {}
  exampleQuestion: {}
  noExample: {}
  campaignsFailed: {}
  campaignFailed: {}
  hasNoAmp: {}
  exampleChecks: {}
  checkFailed: {}
  toCampaign: {}
  ampValid: {}
  ampValidMet: {}
  moreFindings: { count: number }
  validator: {}
  copyAmp: {}
  playground: {}
  htmlPart: {}
  htmlMet: {}
  htmlOther: {}
  htmlMissing: {}
  placeholders: {}
  placeholdersMet: {}
  placeholdersFound: { list: string }
  subjectCheck: {}
  subjectMet: { subject: string }
  subjectTrial: { subject: string }
  direct: {}
  directMet: {}
  directForwarded: {}
  rule_doctype: { about: string }
  rule_mark: { about: string }
  rule_charset: { about: string }
  rule_runtime: { about: string }
  rule_boilerplate: { about: string }
  rule_size: { about: string }
  rule_styleSize: { about: string }
  rule_styles: { about: string }
  rule_element: { about: string }
  rule_component: { about: string }
  rule_script: { about: string }
  rule_componentScript: { about: string }
  rule_attribute: { about: string }
  rule_image: { about: string }
  rule_address: { about: string }
  rule_form: { about: string }
  rule_input: { about: string }
  providersQuestion: {}
  refusal_already_approved: {}
  refusal_dmarc_policy: {}
  refusal_refused: {}
  noneToSend: {}
  send: {}
  wait: { seconds: number }
  sendQuestion: { count: number }
  sendConfirm: {}
  sendAbout: { name: string; address: string }
  sendFailed: {}
  sent: { count: number }
  partly: {}
  resultSent: {}
  resultFailed: {}
  retryFailed: { count: number }
  toProgress: {}
  facts: {}
  factDomain: {}
  factSender: {}
  factCompany: {}
  factSample: {}
  factPrivacy: {}
  factMissing: {}
  copyFact: { name: string }
  sendFirst: {}
  since: {}
  messageId: {}
  openForm: { provider: string }
  note: { provider: string }
  mark_form_submitted: {}
  mark_approved: {}
  mark_rejected: {}
  saveNote: {}
  takeBack: {}
  notKept: {}
  keptHere: {}
}>({
  title: {
    id: 'ampRegistration.title',
    defaultMessage: 'AMP registration',
    description: 'Title of the page',
  },
  steps: {
    id: 'ampRegistration.steps',
    defaultMessage: 'Steps of the registration',
    description: 'Name of the list of steps, for screen readers',
  },
  step_sender: {
    id: 'ampRegistration.stepSender',
    defaultMessage: 'Sender',
    description: 'Step of the registration: which address',
  },
  step_readiness: {
    id: 'ampRegistration.stepReadiness',
    defaultMessage: 'Readiness',
    description: 'Step of the registration: what providers look at',
  },
  step_example: {
    id: 'ampRegistration.stepExample',
    defaultMessage: 'Example email',
    description: 'Step of the registration: which real mail providers get',
  },
  step_providers: {
    id: 'ampRegistration.stepProviders',
    defaultMessage: 'Providers',
    description: 'Step of the registration: which providers get the mail',
  },
  step_progress: {
    id: 'ampRegistration.stepProgress',
    defaultMessage: 'Progress',
    description: 'Step of the registration: how far each provider is',
  },
  next: {
    id: 'ampRegistration.next',
    defaultMessage: 'Next: {step}',
    description: 'Button to the next step',
  },
  back: {
    id: 'ampRegistration.back',
    defaultMessage: 'Back',
    description: 'Button to the step before',
  },
  sendersFailed: {
    id: 'ampRegistration.sendersFailed',
    defaultMessage: 'The senders could not be loaded',
    description: 'Title of an error',
  },
  noneTitle: {
    id: 'ampRegistration.noneTitle',
    defaultMessage: 'Verify a sender first',
    description: 'Title where no sender can be registered',
  },
  noneText: {
    id: 'ampRegistration.noneText',
    defaultMessage: 'Only the address of a verified sender can be registered for AMP.',
    description: 'Sentence where no sender can be registered',
  },
  toSenders: {
    id: 'ampRegistration.toSenders',
    defaultMessage: 'Open senders',
    description: 'Button to the settings',
  },
  introTitle: {
    id: 'ampRegistration.introTitle',
    defaultMessage: 'What AMP emails are',
    description: 'Title of a card',
  },
  introWhat: {
    id: 'ampRegistration.introWhat',
    defaultMessage:
      'AMP emails are interactive: readers answer, choose and browse without leaving the inbox. Gmail, Yahoo and Mail.ru show them; everyone else gets the HTML part.',
    description: 'What AMP mails are',
  },
  introHow: {
    id: 'ampRegistration.introHow',
    defaultMessage:
      'Each provider approves the sender’s address once, not each email. They look at a real example and answer within about five working days.',
    description: 'How the registration works',
  },
  introMore: {
    id: 'ampRegistration.introMore',
    defaultMessage: 'Read more on amp.dev',
    description: 'Link to another site',
  },
  senderQuestion: {
    id: 'ampRegistration.senderQuestion',
    defaultMessage: 'Which address do you want to register?',
    description: 'The question above the senders',
  },
  senderName: {
    id: 'ampRegistration.senderName',
    defaultMessage: '{name} ({address})',
    description: 'A sender: name and address',
  },
  sender_pending: {
    id: 'ampRegistration.senderPending',
    defaultMessage: 'Not verified yet',
    description: 'Why a sender cannot be registered',
  },
  sender_disabled: {
    id: 'ampRegistration.senderDisabled',
    defaultMessage: 'Disabled',
    description: 'Why a sender cannot be registered',
  },
  sender_error: {
    id: 'ampRegistration.senderError',
    defaultMessage: 'The records of its domain are gone',
    description: 'Why a sender cannot be registered',
  },
  domainFailed: {
    id: 'ampRegistration.domainFailed',
    defaultMessage: 'The domain could not be loaded.',
    description: 'Error in a card',
  },
  toDomain: {
    id: 'ampRegistration.toDomain',
    defaultMessage: 'Open the domain',
    description: 'Link to the domain in the settings',
  },
  toExample: {
    id: 'ampRegistration.toExample',
    defaultMessage: 'Choose the example email',
    description: 'Link to another step',
  },
  toHealth: {
    id: 'ampRegistration.toHealth',
    defaultMessage: 'See the sending health',
    description: 'Link to the page of the sender',
  },
  check_spf: {
    id: 'ampRegistration.checkSpf',
    defaultMessage: 'SPF passes',
    description: 'What providers look at',
  },
  about_spf: {
    id: 'ampRegistration.aboutSpf',
    defaultMessage: 'The record of the return path names our servers.',
    description: 'What the check is about',
  },
  check_dkim: {
    id: 'ampRegistration.checkDkim',
    defaultMessage: 'DKIM passes and is aligned',
    description: 'What providers look at',
  },
  about_dkim: {
    id: 'ampRegistration.aboutDkim',
    defaultMessage: 'The signature has the same domain as the address.',
    description: 'What the check is about',
  },
  check_dmarc: {
    id: 'ampRegistration.checkDmarc',
    defaultMessage: 'DMARC at quarantine or reject',
    description: 'What providers look at',
  },
  about_dmarc: {
    id: 'ampRegistration.aboutDmarc',
    defaultMessage: 'Gmail recommends it. Yahoo and Mail.ru approve no one without it.',
    description: 'What the check is about',
  },
  check_tls: {
    id: 'ampRegistration.checkTls',
    defaultMessage: 'TLS',
    description: 'What providers look at',
  },
  about_tls: {
    id: 'ampRegistration.aboutTls',
    defaultMessage: 'Our servers send every email encrypted.',
    description: 'What the check is about',
  },
  check_links: {
    id: 'ampRegistration.checkLinks',
    defaultMessage: 'Links use https',
    description: 'What providers look at',
  },
  about_links: {
    id: 'ampRegistration.aboutLinks',
    defaultMessage: 'No link of the example email leads to an http address.',
    description: 'What the check is about',
  },
  linksUnknown: {
    id: 'ampRegistration.linksUnknown',
    defaultMessage: 'Checked once you have chosen the example email.',
    description: 'What the check is about, while there is no example',
  },
  linksChecking: {
    id: 'ampRegistration.linksChecking',
    defaultMessage: 'Checking the links of the example email…',
    description: 'What the check is about, while the example is read',
  },
  linksNotChecked: {
    id: 'ampRegistration.linksNotChecked',
    defaultMessage: 'The links of the example email could not be checked.',
    description: 'Error: the part of the app that checks could not be loaded; a button beside it tries again',
  },
  check_complaints: {
    id: 'ampRegistration.checkComplaints',
    defaultMessage: 'Few spam complaints',
    description: 'What providers look at',
  },
  about_complaints: {
    id: 'ampRegistration.aboutComplaints',
    defaultMessage: 'Below 0.1% of the emails delivered in 30 days is good; 0.3% is too high.',
    description: 'What the check is about',
  },
  check_history: {
    id: 'ampRegistration.checkHistory',
    defaultMessage: 'Sending history',
    description: 'What providers look at',
  },
  about_history: {
    id: 'ampRegistration.aboutHistory',
    defaultMessage: 'Gmail expects about a hundred emails a day for a few weeks.',
    description: 'What the check is about',
  },
  exampleQuestion: {
    id: 'ampRegistration.exampleQuestion',
    defaultMessage: 'Which campaign do the providers get?',
    description: 'The question above the campaigns',
  },
  noExample: {
    id: 'ampRegistration.noExample',
    defaultMessage:
      'No campaign has an AMP part yet. Turn on AMP in the settings of a campaign made of blocks.',
    description: 'Where no campaign can be the example',
  },
  campaignsFailed: {
    id: 'ampRegistration.campaignsFailed',
    defaultMessage: 'The campaigns could not be loaded.',
    description: 'Error in a card',
  },
  campaignFailed: {
    id: 'ampRegistration.campaignFailed',
    defaultMessage: 'This campaign could not be loaded.',
    description: 'Error',
  },
  hasNoAmp: {
    id: 'ampRegistration.hasNoAmp',
    defaultMessage: 'This campaign has no AMP part. Choose another one.',
    description: 'Error',
  },
  exampleChecks: {
    id: 'ampRegistration.exampleChecks',
    defaultMessage: 'Checks of the example email',
    description: 'Title of a card',
  },
  checkFailed: {
    id: 'ampRegistration.checkFailed',
    defaultMessage: 'The example email could not be checked. What you chose is kept.',
    description: 'Error: the part of the app that checks could not be loaded; a button beside it tries again',
  },
  toCampaign: {
    id: 'ampRegistration.toCampaign',
    defaultMessage: 'Open the campaign',
    description: 'Link',
  },
  ampValid: {
    id: 'ampRegistration.ampValid',
    defaultMessage: 'AMP part',
    description: 'A check of the example mail',
  },
  ampValidMet: {
    id: 'ampRegistration.ampValidMet',
    defaultMessage: 'Our check found nothing wrong.',
    description: 'The AMP part is in order',
  },
  moreFindings: {
    id: 'ampRegistration.moreFindings',
    defaultMessage: 'And {count, number} more',
    description: 'Below a list that is not shown whole',
  },
  validator: {
    id: 'ampRegistration.validator',
    defaultMessage:
      'We check structure, elements, addresses and sizes. The official validator knows every detail of markup and styles; paste the AMP part there before you send.',
    description: 'What the difference to the official validator is',
  },
  copyAmp: {
    id: 'ampRegistration.copyAmp',
    defaultMessage: 'Copy the AMP part',
    description: 'Button',
  },
  playground: {
    id: 'ampRegistration.playground',
    defaultMessage: 'Open the official playground',
    description: 'Link to another site',
  },
  htmlPart: {
    id: 'ampRegistration.htmlPart',
    defaultMessage: 'HTML part',
    description: 'A check of the example mail',
  },
  htmlMet: {
    id: 'ampRegistration.htmlMet',
    defaultMessage: 'It says the same as the AMP part.',
    description: 'A check that is met',
  },
  htmlOther: {
    id: 'ampRegistration.htmlOther',
    defaultMessage: 'It doesn’t say the same as the AMP part. Providers want both to be similar.',
    description: 'A check that is not met',
  },
  htmlMissing: {
    id: 'ampRegistration.htmlMissing',
    defaultMessage: 'There is none. Readers without AMP see this part.',
    description: 'A check that is not met',
  },
  placeholders: {
    id: 'ampRegistration.placeholders',
    defaultMessage: 'No placeholders',
    description: 'A check of the example mail',
  },
  placeholdersMet: {
    id: 'ampRegistration.placeholdersMet',
    defaultMessage: 'Every variable shows a value or its fallback.',
    description: 'A check that is met',
  },
  placeholdersFound: {
    id: 'ampRegistration.placeholdersFound',
    defaultMessage: 'Gmail refuses emails with {list}.',
    description: 'A check that is not met',
  },
  subjectCheck: {
    id: 'ampRegistration.subjectCheck',
    defaultMessage: 'A real subject',
    description: 'A check of the example mail',
  },
  subjectMet: {
    id: 'ampRegistration.subjectMet',
    defaultMessage: '“{subject}”',
    description: 'A check that is met: the subject itself',
  },
  subjectTrial: {
    id: 'ampRegistration.subjectTrial',
    defaultMessage: '“{subject}” looks like a test. Providers refuse those.',
    description: 'A check that is not met',
  },
  direct: {
    id: 'ampRegistration.direct',
    defaultMessage: 'Sent directly',
    description: 'A check of the example mail',
  },
  directMet: {
    id: 'ampRegistration.directMet',
    defaultMessage: 'We send it to the providers ourselves; a forwarded email loses its AMP part.',
    description: 'A check that is met',
  },
  directForwarded: {
    id: 'ampRegistration.directForwarded',
    defaultMessage: 'The subject is that of a forwarded email.',
    description: 'A check that is not met',
  },
  rule_doctype: {
    id: 'ampRegistration.ruleDoctype',
    defaultMessage: 'It must begin with {about}',
    description: 'A finding in AMP code',
  },
  rule_mark: {
    id: 'ampRegistration.ruleMark',
    defaultMessage: 'Mark it with {about}',
    description: 'A finding in AMP code',
  },
  rule_charset: {
    id: 'ampRegistration.ruleCharset',
    defaultMessage: 'The first element of the head must be {about}',
    description: 'A finding in AMP code',
  },
  rule_runtime: {
    id: 'ampRegistration.ruleRuntime',
    defaultMessage: 'Load {about} once, with async',
    description: 'A finding in AMP code',
  },
  rule_boilerplate: {
    id: 'ampRegistration.ruleBoilerplate',
    defaultMessage: 'The boilerplate style must be {about}',
    description: 'A finding in AMP code',
  },
  rule_size: {
    id: 'ampRegistration.ruleSize',
    defaultMessage: '{about} bytes; the limit is 200,000',
    description: 'A finding in AMP code',
  },
  rule_styleSize: {
    id: 'ampRegistration.ruleStyleSize',
    defaultMessage: '{about} bytes of styles; the limit is 75,000',
    description: 'A finding in AMP code',
  },
  rule_styles: {
    id: 'ampRegistration.ruleStyles',
    defaultMessage: 'Styles can’t have {about}',
    description: 'A finding in AMP code',
  },
  rule_element: {
    id: 'ampRegistration.ruleElement',
    defaultMessage: '{about} isn’t allowed',
    description: 'A finding in AMP code',
  },
  rule_component: {
    id: 'ampRegistration.ruleComponent',
    defaultMessage: '{about} can’t be used in email',
    description: 'A finding in AMP code',
  },
  rule_script: {
    id: 'ampRegistration.ruleScript',
    defaultMessage: '{about} can’t be loaded',
    description: 'A finding in AMP code',
  },
  rule_componentScript: {
    id: 'ampRegistration.ruleComponentScript',
    defaultMessage: 'The script of {about} is missing',
    description: 'A finding in AMP code',
  },
  rule_attribute: {
    id: 'ampRegistration.ruleAttribute',
    defaultMessage: 'Elements can’t have {about}',
    description: 'A finding in AMP code',
  },
  rule_image: {
    id: 'ampRegistration.ruleImage',
    defaultMessage: '{about} needs a source, a width and a height',
    description: 'A finding in AMP code',
  },
  rule_address: {
    id: 'ampRegistration.ruleAddress',
    defaultMessage: 'The address {about} isn’t allowed',
    description: 'A finding in AMP code',
  },
  rule_form: {
    id: 'ampRegistration.ruleForm',
    defaultMessage: '{about} must have an https address',
    description: 'A finding in AMP code',
  },
  rule_input: {
    id: 'ampRegistration.ruleInput',
    defaultMessage: '{about} isn’t allowed',
    description: 'A finding in AMP code',
  },
  providersQuestion: {
    id: 'ampRegistration.providersQuestion',
    defaultMessage: 'Which providers get the example email?',
    description: 'Name of the checkboxes, for screen readers',
  },
  refusal_already_approved: {
    id: 'ampRegistration.refusalAlreadyApproved',
    defaultMessage: 'This provider has already approved the sender.',
    description: 'Why no example mail is sent',
  },
  refusal_dmarc_policy: {
    id: 'ampRegistration.refusalDmarcPolicy',
    defaultMessage: 'Set DMARC to quarantine or reject first.',
    description: 'Why no example mail is sent',
  },
  refusal_refused: {
    id: 'ampRegistration.refusalRefused',
    defaultMessage: 'The mailbox of the provider refused the email.',
    description: 'Why no example mail was sent',
  },
  noneToSend: {
    id: 'ampRegistration.noneToSend',
    defaultMessage: 'No provider takes an example email from this sender now.',
    description: 'Where nothing can be sent',
  },
  send: {
    id: 'ampRegistration.send',
    defaultMessage: 'Send registration emails',
    description: 'Button',
  },
  wait: {
    id: 'ampRegistration.wait',
    defaultMessage: 'You can send again in {seconds, plural, one {# second} other {# seconds}}.',
    description: 'Beside a button that rests',
  },
  sendQuestion: {
    id: 'ampRegistration.sendQuestion',
    defaultMessage: '{count, plural, one {Send # registration email?} other {Send # registration emails?}}',
    description: 'Title of a question',
  },
  sendConfirm: {
    id: 'ampRegistration.sendConfirm',
    defaultMessage: 'Send',
    description: 'Button of a question',
  },
  sendAbout: {
    id: 'ampRegistration.sendAbout',
    defaultMessage: '“{name}” goes from {address} to:',
    description: 'What is sent; a list of addresses follows',
  },
  sendFailed: {
    id: 'ampRegistration.sendFailed',
    defaultMessage: 'Could not send the emails',
    description: 'Title of an error',
  },
  sent: {
    id: 'ampRegistration.sent',
    defaultMessage: '{count, plural, one {# registration email sent} other {# registration emails sent}}',
    description: 'Toast',
  },
  partly: {
    id: 'ampRegistration.partly',
    defaultMessage: 'Not all emails were sent',
    description: 'Title of a warning',
  },
  resultSent: {
    id: 'ampRegistration.resultSent',
    defaultMessage: 'Sent',
    description: 'State of a mail',
  },
  resultFailed: {
    id: 'ampRegistration.resultFailed',
    defaultMessage: 'Not sent',
    description: 'State of a mail',
  },
  retryFailed: {
    id: 'ampRegistration.retryFailed',
    defaultMessage: '{count, plural, one {Try # again} other {Try # again}}',
    description: 'Button: sends what failed once more',
  },
  toProgress: {
    id: 'ampRegistration.toProgress',
    defaultMessage: 'See the progress',
    description: 'Link to another step',
  },
  facts: {
    id: 'ampRegistration.facts',
    defaultMessage: 'What the forms ask for',
    description: 'Title of a card',
  },
  factDomain: {
    id: 'ampRegistration.factDomain',
    defaultMessage: 'Sending domain',
    description: 'What a form asks for',
  },
  factSender: {
    id: 'ampRegistration.factSender',
    defaultMessage: 'Sender address',
    description: 'What a form asks for',
  },
  factCompany: {
    id: 'ampRegistration.factCompany',
    defaultMessage: 'Company',
    description: 'What a form asks for',
  },
  factSample: {
    id: 'ampRegistration.factSample',
    defaultMessage: 'Subject of the example',
    description: 'What a form asks for',
  },
  factPrivacy: {
    id: 'ampRegistration.factPrivacy',
    defaultMessage: 'Privacy policy',
    description: 'What a form asks for',
  },
  factMissing: {
    id: 'ampRegistration.factMissing',
    defaultMessage: 'Not known yet',
    description: 'Where a fact is missing',
  },
  copyFact: {
    id: 'ampRegistration.copyFact',
    defaultMessage: 'Copy: {name}',
    description: 'Button',
  },
  sendFirst: {
    id: 'ampRegistration.sendFirst',
    defaultMessage: 'Send the example email first',
    description: 'Link to another step',
  },
  since: {
    id: 'ampRegistration.since',
    defaultMessage: 'Since',
    description: 'Term: when the state began',
  },
  messageId: {
    id: 'ampRegistration.messageId',
    defaultMessage: 'Message ID',
    description: 'Term: the id of a mail',
  },
  openForm: {
    id: 'ampRegistration.openForm',
    defaultMessage: 'Open the form of {provider}',
    description: 'Link to another site',
  },
  note: {
    id: 'ampRegistration.note',
    defaultMessage: 'Note on {provider}',
    description: 'Label of a field',
  },
  mark_form_submitted: {
    id: 'ampRegistration.markFormSubmitted',
    defaultMessage: 'I submitted the form',
    description: 'Button: what happened at a provider',
  },
  mark_approved: {
    id: 'ampRegistration.markApproved',
    defaultMessage: 'It was approved',
    description: 'Button: what happened at a provider',
  },
  mark_rejected: {
    id: 'ampRegistration.markRejected',
    defaultMessage: 'It was rejected',
    description: 'Button: what happened at a provider',
  },
  saveNote: {
    id: 'ampRegistration.saveNote',
    defaultMessage: 'Save note',
    description: 'Button',
  },
  takeBack: {
    id: 'ampRegistration.takeBack',
    defaultMessage: 'Undo',
    description: 'Button: takes back what was noted',
  },
  notKept: {
    id: 'ampRegistration.notKept',
    defaultMessage: 'This browser could not keep the note. It is lost when you leave.',
    description: 'Toast',
  },
  keptHere: {
    id: 'ampRegistration.keptHere',
    defaultMessage: 'Providers answer by mail. What you note here is kept in this browser only.',
    description: 'Where notes are kept',
  },
})
