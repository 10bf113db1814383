import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  subscription: {}
  lists: {}
  optIn: {}
  single: {}
  singleHint: {}
  double: {}
  doubleHint: {}
  optInMail: {}
  optInMissing: {}
  standardText: {}
  welcome: {}
  welcomeAbout: {}
  welcomeHint: { variable: string }
  sender: {}
  senderName: { name: string; address: string }
  senderChoose: {}
  senderMissing: {}
  senderUnable: {}
  senderGone: {}
  noSender: {}
  toSenders: {}
  subject: {}
  body: {}
  bodyHint: { variable: string }
  afterwards: {}
  success: {}
  message: {}
  redirect: {}
  successText: {}
  successUrl: {}
  urlWrong: {}
  alreadyText: {}
  alreadyHint: {}
  errorText: {}
  errorHint: {}
  team: {}
  notify: {}
  notifyHint: { most: number }
  robots: {}
  honeypot: {}
  honeypotHint: {}
  captcha: {}
  captchaHint: {}
  origins: {}
  originsHint: {}
  limits: {}
  opensAt: {}
  closesAt: {}
  rangeWrong: {}
  maxSubmissions: {}
  maxHint: {}
  closedText: {}
  closedHint: {}
  appearance: {}
  kind: {}
  kindHint: {}
  inline: {}
  popup: {}
  page: {}
  locale: {}
  auto: {}
  en: {}
  ja: {}
}>({
  subscription: {
    id: 'formSettings.subscription',
    defaultMessage: 'Subscription',
    description: 'Heading of settings of a form',
  },
  lists: {
    id: 'formSettings.lists',
    defaultMessage: 'Mailing lists',
    description: 'Label: visitors are put on these lists',
  },
  optIn: {
    id: 'formSettings.optIn',
    defaultMessage: 'Confirmation',
    description: 'Label of the choice between single and double opt-in',
  },
  single: {
    id: 'formSettings.single',
    defaultMessage: 'Single opt-in',
    description: 'Choice: no confirmation',
  },
  singleHint: {
    id: 'formSettings.singleHint',
    defaultMessage: 'Subscribers join the lists immediately.',
    description: 'Below single opt-in',
  },
  double: {
    id: 'formSettings.double',
    defaultMessage: 'Double opt-in',
    description: 'Choice: confirmation by mail',
  },
  doubleHint: {
    id: 'formSettings.doubleHint',
    defaultMessage: 'Subscribers confirm by a link in an email first.',
    description: 'Below double opt-in',
  },
  optInMail: {
    id: 'formSettings.optInMail',
    defaultMessage: 'Confirmation email',
    description: 'Heading of the mail that asks for confirmation',
  },
  optInMissing: {
    id: 'formSettings.optInMissing',
    defaultMessage: 'There is no confirmation email yet.',
    description: 'Where the mail that asks for confirmation would be',
  },
  standardText: {
    id: 'formSettings.standardText',
    defaultMessage: 'Use the standard text',
    description: 'Button: begins the mail with usual words',
  },
  welcome: {
    id: 'formSettings.welcome',
    defaultMessage: 'Welcome email',
    description: 'Switch and heading: a mail goes out after the sign-up',
  },
  welcomeAbout: {
    id: 'formSettings.welcomeAbout',
    defaultMessage: 'Sent once the subscription is complete.',
    description: 'Below the switch of the welcome mail',
  },
  welcomeHint: {
    id: 'formSettings.welcomeHint',
    defaultMessage: '{variable} becomes the name of the contact.',
    description: 'Below the text of the welcome mail',
  },
  sender: {
    id: 'formSettings.sender',
    defaultMessage: 'Sender',
    description: 'Label of the choice of the sender of a mail',
  },
  senderName: {
    id: 'formSettings.senderName',
    defaultMessage: '{name} <{address}>',
    description: 'A sender in a choice',
  },
  senderChoose: {
    id: 'formSettings.senderChoose',
    defaultMessage: 'Choose a sender',
    description: 'Placeholder of the choice of a sender',
  },
  senderMissing: {
    id: 'formSettings.senderMissing',
    defaultMessage: 'Choose a sender, so that the email can be saved.',
    description: 'Error under the choice of a sender',
  },
  senderUnable: {
    id: 'formSettings.senderUnable',
    defaultMessage: 'This sender isn’t verified. Choose another one.',
    description: 'Error under the choice of a sender',
  },
  senderGone: {
    id: 'formSettings.senderGone',
    defaultMessage: 'Deleted sender',
    description: 'In the choice of a sender: the one that is set no longer exists',
  },
  noSender: {
    id: 'formSettings.noSender',
    defaultMessage: 'No sender of this workspace is verified.',
    description: 'Below the choice of a sender',
  },
  toSenders: {
    id: 'formSettings.toSenders',
    defaultMessage: 'Senders',
    description: 'Link to the settings of senders',
  },
  subject: {
    id: 'formSettings.subject',
    defaultMessage: 'Subject',
    description: 'Label of the subject of a mail',
  },
  body: {
    id: 'formSettings.body',
    defaultMessage: 'Text',
    description: 'Label of the text of a mail',
  },
  bodyHint: {
    id: 'formSettings.bodyHint',
    defaultMessage: '{variable} becomes the link. Without it, the link comes at the end.',
    description: 'Below the text of the confirmation mail',
  },
  afterwards: {
    id: 'formSettings.afterwards',
    defaultMessage: 'After submitting',
    description: 'Heading of settings of a form',
  },
  success: {
    id: 'formSettings.success',
    defaultMessage: 'What visitors get',
    description: 'Label of the choice between a message and another page',
  },
  message: {
    id: 'formSettings.message',
    defaultMessage: 'A message',
    description: 'Choice: a message in place of the form',
  },
  redirect: {
    id: 'formSettings.redirect',
    defaultMessage: 'Another page',
    description: 'Choice: visitors are led to an address',
  },
  successText: {
    id: 'formSettings.successText',
    defaultMessage: 'Thank-you message',
    description: 'Label of the text that is shown after submitting',
  },
  successUrl: {
    id: 'formSettings.successUrl',
    defaultMessage: 'Address of the page',
    description: 'Label of the address that visitors are led to',
  },
  urlWrong: {
    id: 'formSettings.urlWrong',
    defaultMessage: 'Enter an address that starts with https://.',
    description: 'Error under the address that visitors are led to',
  },
  alreadyText: {
    id: 'formSettings.alreadyText',
    defaultMessage: 'If already subscribed',
    description: 'Label of a text',
  },
  alreadyHint: {
    id: 'formSettings.alreadyHint',
    defaultMessage:
      'Shown after confirming by email, with double opt-in. The form itself doesn’t say who is subscribed: anyone can type any address.',
    description: 'Below the text for people who are subscribed already',
  },
  errorText: {
    id: 'formSettings.errorText',
    defaultMessage: 'If sending fails',
    description: 'Label of a text',
  },
  errorHint: {
    id: 'formSettings.errorHint',
    defaultMessage: 'Leave empty for the standard text.',
    description: 'Below a text',
  },
  team: {
    id: 'formSettings.team',
    defaultMessage: 'Notifications',
    description: 'Heading of settings of a form',
  },
  notify: {
    id: 'formSettings.notify',
    defaultMessage: 'Notify by email',
    description: 'Label of a list of addresses of colleagues',
  },
  notifyHint: {
    id: 'formSettings.notifyHint',
    defaultMessage: 'Each submission is sent to these addresses, at most {most}.',
    description: 'Below the list of addresses',
  },
  robots: {
    id: 'formSettings.robots',
    defaultMessage: 'Spam and security',
    description: 'Heading of settings of a form',
  },
  honeypot: {
    id: 'formSettings.honeypot',
    defaultMessage: 'Trap for bots',
    description: 'Switch: a hidden field that only robots fill',
  },
  honeypotHint: {
    id: 'formSettings.honeypotHint',
    defaultMessage: 'A field that people don’t see. Submissions that fill it are spam.',
    description: 'Below the switch',
  },
  captcha: {
    id: 'formSettings.captcha',
    defaultMessage: 'Browser check',
    description: 'Switch: the browser of a visitor solves a small task before a submission is taken',
  },
  captchaHint: {
    id: 'formSettings.captchaHint',
    defaultMessage:
      'The visitor’s browser solves a small task in the background. Nothing to click, and no other service is involved. Needs JavaScript.',
    description: 'Below the switch of the browser check',
  },
  origins: {
    id: 'formSettings.origins',
    defaultMessage: 'Allowed sites',
    description: 'Label of the list of origins that may show the form',
  },
  originsHint: {
    id: 'formSettings.originsHint',
    defaultMessage: 'Such as https://www.example.com. Leave empty to allow every site.',
    description: 'Below the list of origins',
  },
  limits: {
    id: 'formSettings.limits',
    defaultMessage: 'Availability',
    description: 'Heading of settings of a form',
  },
  opensAt: {
    id: 'formSettings.opensAt',
    defaultMessage: 'Opens',
    description: 'Label of a date and time',
  },
  closesAt: {
    id: 'formSettings.closesAt',
    defaultMessage: 'Closes',
    description: 'Label of a date and time',
  },
  rangeWrong: {
    id: 'formSettings.rangeWrong',
    defaultMessage: 'This is before it opens. Choose a later time.',
    description: 'Error under the time when a form closes',
  },
  maxSubmissions: {
    id: 'formSettings.maxSubmissions',
    defaultMessage: 'Submission limit',
    description: 'Label of a number',
  },
  maxHint: {
    id: 'formSettings.maxHint',
    defaultMessage: 'Leave empty for no limit.',
    description: 'Below the number',
  },
  closedText: {
    id: 'formSettings.closedText',
    defaultMessage: 'While it is closed',
    description: 'Label of a text',
  },
  closedHint: {
    id: 'formSettings.closedHint',
    defaultMessage: 'Shown in place of the form.',
    description: 'Below a text',
  },
  appearance: {
    id: 'formSettings.appearance',
    defaultMessage: 'Appearance',
    description: 'Heading of settings of a form',
  },
  kind: {
    id: 'formSettings.kind',
    defaultMessage: 'Shown as',
    description: 'Label of the choice how a form is shown',
  },
  kindHint: {
    id: 'formSettings.kindHint',
    defaultMessage: 'The usual way to show it. A site can choose another.',
    description: 'Below the choice how a form is shown',
  },
  inline: {
    id: 'formSettings.inline',
    defaultMessage: 'Part of the page',
    description: 'Choice how a form is shown',
  },
  popup: {
    id: 'formSettings.popup',
    defaultMessage: 'Pop-up',
    description: 'Choice how a form is shown',
  },
  page: {
    id: 'formSettings.page',
    defaultMessage: 'Page of its own',
    description: 'Choice how a form is shown',
  },
  locale: {
    id: 'formSettings.locale',
    defaultMessage: 'Language',
    description: 'Label of the language of a form',
  },
  auto: {
    id: 'formSettings.auto',
    defaultMessage: 'Same as the visitor’s page',
    description: 'Choice of the language of a form',
  },
  en: {
    id: 'formSettings.en',
    defaultMessage: 'English',
    description: 'Choice of the language of a form',
  },
  ja: {
    id: 'formSettings.ja',
    defaultMessage: 'Japanese',
    description: 'Choice of the language of a form',
  },
})
