import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  settings: {}
  loading: {}
  failed: {}
  apiOff: {}
  apiOffText: {}
  originRefused: {}
  originRefusedText: { origin: string }
  webApi: {}
  session: {}
  sessionNone: {}
  sessionStarting: {}
  sessionOpen: {}
  sessionBot: {}
  sessionFailed: {}
  sessionAwaited: {}
  consent: {}
  consentUnknown: {}
  consentAwaited: {}
  consentGranted: {}
  consentDenied: {}
  giveConsent: {}
  withdrawConsent: {}
  noteAwaited: {}
  noteDenied: {}
  initFailed: {}
  botText: {}
  start: {}
  end: {}
  visitor: {}
  self: {}
  crawler: {}
  shop: {}
  shopHint: {}
  address: {}
  addressWrong: {}
  open: {}
  shopPages: {}
  homePage: {}
  productPage: {}
  cartPage: {}
  product: {}
  addToCart: {}
  buy: {}
  event: {}
  eventType: {}
  payload: {}
  payloadHint: {}
  jsonWrong: {}
  track: {}
  identify: {}
  identifyHint: {}
  email: {}
  properties: {}
  lists: {}
  noLists: {}
  listsFailed: {}
  unset: {}
  wanted: {}
  unwanted: {}
  identifySend: {}
  contact: {}
  form: {}
  formChoice: {}
  formHint: {}
  noForms: {}
  noFormsText: {}
  toForms: {}
  formGone: {}
  formRefusedText: { origins: string }
  formsFailed: {}
  formFailed: {}
  choose: {}
  redirect: { url: string }
  snippet: {}
  snippetAbout: {}
  score: {}
  scoreValue: { points: number; score: number }
  scoreHuman: {}
  scoreBot: {}
  signals: {}
  points: { points: number }
  counts: {}
  countsNot: {}
  userAgent: {}
  webdriver: {}
  automation: {}
  selenium: {}
  noPointer: {}
  noScreen: {}
  noLanguage: {}
  noZone: {}
  console: {}
  consoleEmpty: {}
  clear: {}
  details: {}
  pending: {}
  noAnswer: {}
  ms: { ms: number }
  bodyAndAnswer: {}
  sentBody: {}
  answer: {}
  emptyAnswer: {}
  refused: { code: number }
  callFailed: { code: number }
  noteNoSession: {}
  noteBot: {}
  noteSessionFailed: {}
}>({
  title: {
    id: 'example.title',
    defaultMessage: 'Example page',
    description: 'Heading of the page on which the script tag is tried out',
  },
  about: {
    id: 'example.about',
    defaultMessage:
      'Try the script tag here before you put it on your site. The buttons call the same client that your site loads.',
    description: 'Sentence under the heading of the example page',
  },
  settings: {
    id: 'example.settings',
    defaultMessage: 'Script tag settings',
    description: 'Link from the example page to the settings of the script tag',
  },
  loading: {
    id: 'example.loading',
    defaultMessage: 'Loading the example page',
    description: 'For screen readers, while the example page loads',
  },
  failed: {
    id: 'example.failed',
    defaultMessage: 'The example page could not be loaded',
    description: 'Title of the error in place of the example page',
  },
  apiOff: {
    id: 'example.apiOff',
    defaultMessage: 'The Web API is off',
    description: 'Title of a warning on the example page',
  },
  apiOffText: {
    id: 'example.apiOffText',
    defaultMessage: 'Every call will be refused until it accepts calls again.',
    description: 'What it means that the Web API is off',
  },
  originRefused: {
    id: 'example.originRefused',
    defaultMessage: 'This page is not an allowed origin',
    description: 'Title of a warning on the example page',
  },
  originRefusedText: {
    id: 'example.originRefusedText',
    defaultMessage:
      'The Web API accepts calls only from its allowed origins. To try the script here, add {origin}.',
    description: 'What it means that the site of the app may not call the Web API',
  },
  webApi: {
    id: 'example.webApi',
    defaultMessage: 'Open Web API settings',
    description: 'Link from a warning to the settings of the Web API',
  },
  session: {
    id: 'example.session',
    defaultMessage: 'Session',
    description: 'Title of the card that starts and ends a session',
  },
  sessionNone: {
    id: 'example.sessionNone',
    defaultMessage: 'No session',
    description: 'State: no session was started',
  },
  sessionStarting: {
    id: 'example.sessionStarting',
    defaultMessage: 'Starting',
    description: 'State: a session is being opened',
  },
  sessionOpen: {
    id: 'example.sessionOpen',
    defaultMessage: 'Session open',
    description: 'State: a session is open',
  },
  sessionBot: {
    id: 'example.sessionBot',
    defaultMessage: 'Not tracked: bot',
    description: 'State: the visitor looks like a bot and is not tracked',
  },
  sessionFailed: {
    id: 'example.sessionFailed',
    defaultMessage: 'Session failed',
    description: 'State: the session could not be opened',
  },
  initFailed: {
    id: 'example.initFailed',
    defaultMessage:
      'The client reported “failed to init session” in the browser console and sends nothing more. See the calls for the reason.',
    description: 'Explains that the session could not be opened',
  },
  botText: {
    id: 'example.botText',
    defaultMessage: 'The bot score is above 0.5, so the client opens no session and sends nothing.',
    description: 'Explains that the visitor is taken for a bot',
  },
  start: {
    id: 'example.start',
    defaultMessage: 'Start session',
    description: 'Button that opens a session',
  },
  end: {
    id: 'example.end',
    defaultMessage: 'End session',
    description: 'Button that ends the session',
  },
  visitor: {
    id: 'example.visitor',
    defaultMessage: 'Visitor',
    description: 'Names the choice of who visits the example page',
  },
  self: {
    id: 'example.self',
    defaultMessage: 'This browser',
    description: 'Choice of the visitor: the real browser',
  },
  crawler: {
    id: 'example.crawler',
    defaultMessage: 'A crawler',
    description: 'Choice of the visitor: pretend to be a search robot',
  },
  shop: {
    id: 'example.shop',
    defaultMessage: 'Example shop',
    description: 'Title of the card with a made-up shop',
  },
  shopHint: {
    id: 'example.shopHint',
    defaultMessage: 'A made-up shop. Opening one of its pages reports a page view.',
    description: 'Under the title of the made-up shop',
  },
  address: {
    id: 'example.address',
    defaultMessage: 'Page URL',
    description: 'Label of the field with the address of the page in the made-up shop',
  },
  addressWrong: {
    id: 'example.addressWrong',
    defaultMessage: 'Enter a URL that begins with https:// or http://.',
    description: 'Error: the address is none',
  },
  open: {
    id: 'example.open',
    defaultMessage: 'Open page',
    description: 'Button that opens the typed address in the made-up shop',
  },
  shopPages: {
    id: 'example.shopPages',
    defaultMessage: 'Pages of the shop',
    description: 'Names, for screen readers, the links of the made-up shop',
  },
  homePage: {
    id: 'example.homePage',
    defaultMessage: 'Home',
    description: 'Name of a page of the made-up shop',
  },
  productPage: {
    id: 'example.productPage',
    defaultMessage: 'Coffee beans',
    description: 'Name of a page of the made-up shop',
  },
  cartPage: {
    id: 'example.cartPage',
    defaultMessage: 'Cart',
    description: 'Name of a page of the made-up shop',
  },
  product: {
    id: 'example.product',
    defaultMessage: 'Ethiopia Yirgacheffe, 200 g',
    description: 'Name of the product of the made-up shop',
  },
  addToCart: {
    id: 'example.addToCart',
    defaultMessage: 'Add to cart',
    description: 'Button of the made-up shop',
  },
  buy: {
    id: 'example.buy',
    defaultMessage: 'Buy',
    description: 'Button of the made-up shop',
  },
  event: {
    id: 'example.event',
    defaultMessage: 'Custom event',
    description: 'Title of the card that sends an event',
  },
  eventType: {
    id: 'example.eventType',
    defaultMessage: 'Event type',
    description: 'Label of the type of an event',
  },
  payload: {
    id: 'example.payload',
    defaultMessage: 'Payload (JSON)',
    description: 'Label of the payload of an event',
  },
  payloadHint: {
    id: 'example.payloadHint',
    defaultMessage: 'An object, or empty for none.',
    description: 'What to write as a payload',
  },
  jsonWrong: {
    id: 'example.jsonWrong',
    defaultMessage: 'This is not valid JSON.',
    description: 'Error: what was typed is no JSON',
  },
  track: {
    id: 'example.track',
    defaultMessage: 'Send event',
    description: 'Button that sends an event',
  },
  identify: {
    id: 'example.identify',
    defaultMessage: 'Identify the visitor',
    description: 'Title of the card that says who the visitor is',
  },
  identifyHint: {
    id: 'example.identifyHint',
    defaultMessage: 'This creates or updates a real contact in this workspace. Use an address of your own.',
    description: 'Warns that identifying changes a real contact',
  },
  email: {
    id: 'example.email',
    defaultMessage: 'Email',
    description: 'Label of the email address of the visitor',
  },
  properties: {
    id: 'example.properties',
    defaultMessage: 'Properties (JSON)',
    description: 'Label of the properties of the visitor',
  },
  lists: {
    id: 'example.lists',
    defaultMessage: 'Mailing lists',
    description: 'Names the mailing lists that the visitor can choose',
  },
  noLists: {
    id: 'example.noLists',
    defaultMessage: 'There are no mailing lists yet.',
    description: 'In place of the mailing lists',
  },
  listsFailed: {
    id: 'example.listsFailed',
    defaultMessage: 'The mailing lists could not be loaded.',
    description: 'Error in place of the mailing lists',
  },
  unset: {
    id: 'example.unset',
    defaultMessage: 'Not sent',
    description: 'Choice for a mailing list: it is not named in the call',
  },
  wanted: {
    id: 'example.wanted',
    defaultMessage: 'true (subscribe)',
    description: 'Choice for a mailing list: the visitor wants it',
  },
  unwanted: {
    id: 'example.unwanted',
    defaultMessage: 'false (unsubscribe)',
    description: 'Choice for a mailing list: the visitor does not want it',
  },
  identifySend: {
    id: 'example.identifySend',
    defaultMessage: 'Identify',
    description: 'Button that says who the visitor is',
  },
  contact: {
    id: 'example.contact',
    defaultMessage: 'Find the contact',
    description: 'Link to the contact with the address that was sent',
  },
  form: {
    id: 'example.form',
    defaultMessage: 'Published form',
    description: 'Title of the card that shows a published form',
  },
  formChoice: {
    id: 'example.formChoice',
    defaultMessage: 'Form',
    description: 'Label of the choice of the form',
  },
  formHint: {
    id: 'example.formHint',
    defaultMessage: 'Drawn by the script that your site loads. Submitting it creates a real submission.',
    description: 'Explains the form on the example page',
  },
  noForms: {
    id: 'example.noForms',
    defaultMessage: 'No published form',
    description: 'Title: there is no published form',
  },
  noFormsText: {
    id: 'example.noFormsText',
    defaultMessage: 'Publish a form to see it here.',
    description: 'What to do where there is no published form',
  },
  toForms: {
    id: 'example.toForms',
    defaultMessage: 'Go to forms',
    description: 'Link to the list of forms',
  },
  formGone: {
    id: 'example.formGone',
    defaultMessage: 'This form is not published. Choose another one.',
    description: 'The address names a form that is not published',
  },
  formRefusedText: {
    id: 'example.formRefusedText',
    defaultMessage: 'This form is accepted only from {origins}. What is sent from here is refused.',
    description: 'What it means that the site of the app is none of the origins that a published form allows',
  },
  formsFailed: {
    id: 'example.formsFailed',
    defaultMessage: 'The forms could not be loaded',
    description: 'Title of the error in place of the form',
  },
  formFailed: {
    id: 'example.formFailed',
    defaultMessage: 'The form could not be loaded',
    description: 'Title of the error in place of one form',
  },
  choose: {
    id: 'example.choose',
    defaultMessage: 'Choose a form',
    description: 'Placeholder of the choice of the form',
  },
  redirect: {
    id: 'example.redirect',
    defaultMessage: 'The form would now open {url}.',
    description: 'What a site would do after a submission',
  },
  snippet: {
    id: 'example.snippet',
    defaultMessage: 'Your snippet',
    description: 'Title of the card with the code of the script tag',
  },
  snippetAbout: {
    id: 'example.snippetAbout',
    defaultMessage: "Put this before '</head>' on every page.",
    description: 'Over the code of the script tag',
  },
  score: {
    id: 'example.score',
    defaultMessage: 'Bot score',
    description: 'Title of the card with the bot score, and name of its meter',
  },
  scoreValue: {
    id: 'example.scoreValue',
    defaultMessage: '{points, number} / 10 = {score, number}',
    description: 'The points and the score',
  },
  scoreHuman: {
    id: 'example.scoreHuman',
    defaultMessage: '0.5 or less: tracked as a person',
    description: 'What the score means',
  },
  scoreBot: {
    id: 'example.scoreBot',
    defaultMessage: 'Above 0.5: taken for a bot, not tracked',
    description: 'What the score means',
  },
  signals: {
    id: 'example.signals',
    defaultMessage: 'Signals',
    description: 'Names the list of what the bot score is made of',
  },
  points: {
    id: 'example.points',
    defaultMessage: '+{points, number}',
    description: 'Points that a signal adds',
  },
  counts: {
    id: 'example.counts',
    defaultMessage: 'applies',
    description: 'Beside a signal that adds its points',
  },
  countsNot: {
    id: 'example.countsNot',
    defaultMessage: 'does not apply',
    description: 'Beside a signal that adds nothing',
  },
  userAgent: {
    id: 'example.userAgent',
    defaultMessage: 'Crawler or automation name in the user agent',
    description: 'A signal of the bot score',
  },
  webdriver: {
    id: 'example.webdriver',
    defaultMessage: 'webdriver flag',
    description: 'A signal of the bot score',
  },
  automation: {
    id: 'example.automation',
    defaultMessage: 'Globals of automation tools',
    description: 'A signal of the bot score',
  },
  selenium: {
    id: 'example.selenium',
    defaultMessage: 'Globals of Selenium',
    description: 'A signal of the bot score',
  },
  noPointer: {
    id: 'example.noPointer',
    defaultMessage: 'No pointer or touch handlers',
    description: 'A signal of the bot score',
  },
  noScreen: {
    id: 'example.noScreen',
    defaultMessage: 'Screen size of zero',
    description: 'A signal of the bot score',
  },
  noLanguage: {
    id: 'example.noLanguage',
    defaultMessage: 'No language',
    description: 'A signal of the bot score',
  },
  noZone: {
    id: 'example.noZone',
    defaultMessage: 'No time zone, or UTC',
    description: 'A signal of the bot score',
  },
  console: {
    id: 'example.console',
    defaultMessage: 'Calls',
    description: 'Title of the card with what the client sent',
  },
  consoleEmpty: {
    id: 'example.consoleEmpty',
    defaultMessage: 'What the client sends appears here.',
    description: 'In place of the calls',
  },
  clear: {
    id: 'example.clear',
    defaultMessage: 'Clear',
    description: 'Button that empties the list of calls',
  },
  details: {
    id: 'example.details',
    defaultMessage: 'Show details',
    description: 'Switch that shows the body and the answer of each call',
  },
  pending: {
    id: 'example.pending',
    defaultMessage: 'Sending',
    description: 'State of a call that is under way',
  },
  noAnswer: {
    id: 'example.noAnswer',
    defaultMessage: 'No answer',
    description: 'State of a call without an answer',
  },
  ms: {
    id: 'example.ms',
    defaultMessage: '{ms, number} ms',
    description: 'How long a call took',
  },
  bodyAndAnswer: {
    id: 'example.bodyAndAnswer',
    defaultMessage: 'Body and answer',
    description: 'Opens what was sent and answered',
  },
  sentBody: {
    id: 'example.sentBody',
    defaultMessage: 'Sent',
    description: 'Names the body of a call',
  },
  answer: {
    id: 'example.answer',
    defaultMessage: 'Answer',
    description: 'Names the answer to a call',
  },
  emptyAnswer: {
    id: 'example.emptyAnswer',
    defaultMessage: 'Empty',
    description: 'A call without a body, or an answer without one',
  },
  refused: {
    id: 'example.refused',
    defaultMessage: 'Refused by the client with code {code}',
    description: 'A call that the client refused before it was sent',
  },
  callFailed: {
    id: 'example.callFailed',
    defaultMessage: 'The client threw code {code}',
    description: 'A call that failed, as the site sees it',
  },
  sessionAwaited: {
    id: 'example.sessionAwaited',
    defaultMessage: 'Waiting for consent',
    description: 'State of the session: nothing is sent before the visitor agrees',
  },
  consent: {
    id: 'example.consent',
    defaultMessage: 'Consent',
    description: 'Names what the visitor answered to being tracked',
  },
  consentUnknown: {
    id: 'example.consentUnknown',
    defaultMessage: 'Not reported',
    description: 'Consent: the site said nothing of it, and need not',
  },
  consentAwaited: {
    id: 'example.consentAwaited',
    defaultMessage: 'Required, not given yet',
    description: 'Consent: nothing is sent before it is given',
  },
  consentGranted: {
    id: 'example.consentGranted',
    defaultMessage: 'Given',
    description: 'Consent: the visitor agreed',
  },
  consentDenied: {
    id: 'example.consentDenied',
    defaultMessage: 'Denied',
    description: 'Consent: the visitor did not agree, or no longer does',
  },
  giveConsent: {
    id: 'example.giveConsent',
    defaultMessage: 'Give consent',
    description: 'Button: the visitor agrees to being tracked',
  },
  withdrawConsent: {
    id: 'example.withdrawConsent',
    defaultMessage: 'Withdraw consent',
    description: 'Button: the visitor does not agree, or no longer does',
  },
  noteAwaited: {
    id: 'example.noteAwaited',
    defaultMessage: 'Not sent yet: waiting for consent',
    description: 'Why nothing was sent; it is kept until the visitor agrees',
  },
  noteDenied: {
    id: 'example.noteDenied',
    defaultMessage: 'Not sent: consent is denied',
    description: 'Why nothing was sent',
  },
  noteNoSession: {
    id: 'example.noteNoSession',
    defaultMessage: 'Not sent: no session is open',
    description: 'Why nothing was sent',
  },
  noteBot: {
    id: 'example.noteBot',
    defaultMessage: 'Not sent: the visitor is taken for a bot',
    description: 'Why nothing was sent',
  },
  noteSessionFailed: {
    id: 'example.noteSessionFailed',
    defaultMessage: 'Not sent: failed to init session',
    description: 'Why nothing was sent',
  },
})
