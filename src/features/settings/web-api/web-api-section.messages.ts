import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  failed: {}
  access: {}
  enabled: {}
  enabledHint: {}
  origins: {}
  originsHint: {}
  rate: {}
  rateHint: { max: number }
  rateWrong: { max: number }
  consent: {}
  consentHint: {}
  facts: {}
  publicKey: {}
  baseUrl: {}
  copy: { name: string }
  endpoints: {}
  saved: {}
  saveFailed: {}
  session: {}
  event: {}
  identify: {}
  end: {}
  tester: {}
  tryOrigin: {}
  letIn: {}
  notLetIn: {}
  switchedOff: {}
  noOrigin: {}
  tryIt: {}
}>({
  title: {
    id: 'webApi.title',
    defaultMessage: 'Web API',
    description: 'Heading of the settings about the calls of customers’ pages',
  },
  about: {
    id: 'webApi.about',
    defaultMessage: 'Lets your own pages report visits and events, and sign people up.',
    description: 'Sentence under the heading',
  },
  failed: {
    id: 'webApi.failed',
    defaultMessage: 'The web API settings could not be loaded',
    description: 'Title of the error in place of the settings',
  },
  access: {
    id: 'webApi.access',
    defaultMessage: 'Access',
    description: 'Heading of the part about who may call',
  },
  enabled: {
    id: 'webApi.enabled',
    defaultMessage: 'Accept calls',
    description: 'Switch: whether the web API answers at all',
  },
  enabledHint: {
    id: 'webApi.enabledHint',
    defaultMessage: 'While this is off, forms and the script tag report nothing.',
    description: 'What turning the web API off means',
  },
  origins: {
    id: 'webApi.origins',
    defaultMessage: 'Allowed origins',
    description: 'Label of the sites that may call',
  },
  originsHint: {
    id: 'webApi.originsHint',
    defaultMessage: 'For example https://www.example.com, without a path. Leave empty to allow every site.',
    description: 'What to write as an origin',
  },
  rate: {
    id: 'webApi.rate',
    defaultMessage: 'Calls per minute',
    description: 'Label of the limit per visitor',
  },
  rateHint: {
    id: 'webApi.rateHint',
    defaultMessage: 'All sites and visitors together, at most {max, number}.',
    description: 'What the limit means',
  },
  rateWrong: {
    id: 'webApi.rateWrong',
    defaultMessage: 'Enter a whole number from 1 to {max, number}.',
    description: 'Error at the limit',
  },
  consent: {
    id: 'webApi.consent',
    defaultMessage: 'Only with consent',
    description: 'Switch: whether events count only after the visitor agreed',
  },
  consentHint: {
    id: 'webApi.consentHint',
    defaultMessage:
      'Calls that do not report consent are refused with 428. The script tag waits until your page reports it.',
    description: 'What the switch means',
  },
  facts: {
    id: 'webApi.facts',
    defaultMessage: 'For your developers',
    description: 'Heading of the part with key and addresses',
  },
  publicKey: {
    id: 'webApi.publicKey',
    defaultMessage: 'Public key',
    description: 'Name of the key that stands in pages; it is no secret',
  },
  baseUrl: {
    id: 'webApi.baseUrl',
    defaultMessage: 'Base URL',
    description: 'Name of the address that calls begin with',
  },
  copy: {
    id: 'webApi.copy',
    defaultMessage: 'Copy {name}',
    description: 'Button beside a key or an address',
  },
  endpoints: { id: 'webApi.endpoints', defaultMessage: 'Calls', description: 'Heading of the list of calls' },
  saved: { id: 'webApi.saved', defaultMessage: 'Saved', description: 'Toast after the settings were saved' },
  saveFailed: {
    id: 'webApi.saveFailed',
    defaultMessage: 'Failed to save',
    description: 'Title of the reason after saving failed',
  },
  session: {
    id: 'webApi.session',
    defaultMessage: 'Starts a session; call it before anything else',
    description: 'What the call does',
  },
  event: {
    id: 'webApi.event',
    defaultMessage: 'Records a custom event',
    description: 'What the call does',
  },
  identify: {
    id: 'webApi.identify',
    defaultMessage: 'Identifies the visitor',
    description: 'What the call does',
  },
  end: { id: 'webApi.end', defaultMessage: 'Ends the session', description: 'What the call does' },
  tester: {
    id: 'webApi.tester',
    defaultMessage: 'Test an origin',
    description: 'Heading of the part that tries an origin',
  },
  tryOrigin: {
    id: 'webApi.tryOrigin',
    defaultMessage: 'Origin of the site',
    description: 'Label of the field for the origin that is tried',
  },
  letIn: {
    id: 'webApi.letIn',
    defaultMessage: 'Allowed: calls from this origin are accepted.',
    description: 'Answer: the origin is allowed',
  },
  notLetIn: {
    id: 'webApi.notLetIn',
    defaultMessage: 'Not allowed: this is not among the allowed origins.',
    description: 'Answer: the origin is not allowed',
  },
  switchedOff: {
    id: 'webApi.switchedOff',
    defaultMessage: 'Not allowed: the web API is off.',
    description: 'Answer: nothing is accepted now',
  },
  noOrigin: {
    id: 'webApi.noOrigin',
    defaultMessage: 'This is not an origin. Enter one such as https://www.example.com.',
    description: 'Error at the origin that is tried',
  },
  tryIt: {
    id: 'webApi.tryIt',
    defaultMessage: 'Try it in a terminal',
    description: 'Label of the command that opens a session',
  },
})
