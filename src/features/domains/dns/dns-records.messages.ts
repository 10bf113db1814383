import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  zone: { zone: string }
  registrar: {}
  registrarFound: { name: string }
  otherRegistrar: {}
  copyAll: {}
  letter: {}
  letterAbout: {}
  letterIn: {}
  letterCopy: {}
  letterMail: {}
  host: {}
  fullHost: {}
  value: {}
  type: {}
  priority: {}
  ttl: {}
  found: {}
  atName: {}
  copyHost: {}
  copyFullHost: {}
  copyValue: {}
  advised: {}
  copyAdvised: {}
  difference: {}
  optional: {}
  emptyHost: {}
  dkim: {}
  spf: {}
  return_path: {}
  dmarc: {}
  tracking: {}
  ownership: {}
  dkimWhy: {}
  spfWhy: {}
  return_pathWhy: {}
  dmarcWhy: {}
  trackingWhy: {}
  ownershipWhy: {}
  unchecked: {}
  missing: {}
  mismatch: {}
  verified: {}
  missingPart: { text: string }
  extraPart: { text: string }
  proxyOff: {}
}>({
  title: { id: 'dnsRecords.title', defaultMessage: 'DNS records', description: 'Title of a list of records' },
  about: {
    id: 'dnsRecords.about',
    defaultMessage:
      'Add each of these where your domain’s DNS is managed. Leave all other records as they are.',
    description: 'Above the list of DNS records',
  },
  zone: {
    id: 'dnsRecords.zone',
    defaultMessage: 'Add them to the DNS of {zone}.',
    description: 'Above the list of DNS records of a subdomain: where they are set',
  },
  registrar: {
    id: 'dnsRecords.registrar',
    defaultMessage: 'Where is your DNS managed?',
    description: 'Label of a choice of registrars',
  },
  registrarFound: {
    id: 'dnsRecords.registrarFound',
    defaultMessage:
      'Your name servers point to {name}. Names and values are written the way its form expects them.',
    description: 'Under the choice of registrars, where it was recognised',
  },
  otherRegistrar: {
    id: 'dnsRecords.otherRegistrar',
    defaultMessage: 'Somewhere else',
    description: 'In the choice of registrars: none of the list',
  },
  copyAll: {
    id: 'dnsRecords.copyAll',
    defaultMessage: 'Copy all as',
    description: 'Before buttons for formats',
  },
  letter: {
    id: 'dnsRecords.letter',
    defaultMessage: 'Letter to your administrator',
    description: 'Title of a card: somebody else sets the records',
  },
  letterAbout: {
    id: 'dnsRecords.letterAbout',
    defaultMessage: 'If someone else manages your DNS, send them this.',
    description: 'Above a letter that asks for DNS records',
  },
  letterIn: {
    id: 'dnsRecords.letterIn',
    defaultMessage: 'Language of the letter',
    description: 'Choice of a language',
  },
  letterCopy: { id: 'dnsRecords.letterCopy', defaultMessage: 'Copy letter', description: 'Button' },
  letterMail: {
    id: 'dnsRecords.letterMail',
    defaultMessage: 'Open in mail program',
    description: 'Link that begins a mail with the letter in it',
  },
  host: {
    id: 'dnsRecords.host',
    defaultMessage: 'Name',
    description: 'What to type into the field for the name of a DNS record',
  },
  fullHost: {
    id: 'dnsRecords.fullHost',
    defaultMessage: 'Full name',
    description: 'The whole name of a DNS record',
  },
  value: { id: 'dnsRecords.value', defaultMessage: 'Value', description: 'The value of a DNS record' },
  type: {
    id: 'dnsRecords.type',
    defaultMessage: 'Type',
    description: 'The type of a DNS record: TXT, CNAME or MX',
  },
  priority: {
    id: 'dnsRecords.priority',
    defaultMessage: 'Priority',
    description: 'The priority of an MX record',
  },
  ttl: {
    id: 'dnsRecords.ttl',
    defaultMessage: 'TTL',
    description: 'How long a DNS record may be kept, in seconds',
  },
  found: { id: 'dnsRecords.found', defaultMessage: 'Found', description: 'What stands in the DNS instead' },
  atName: {
    id: 'dnsRecords.atName',
    defaultMessage: 'Found at',
    description: 'At which other name it stands in the DNS',
  },
  copyHost: { id: 'dnsRecords.copyHost', defaultMessage: 'Copy name', description: 'Button' },
  copyFullHost: { id: 'dnsRecords.copyFullHost', defaultMessage: 'Copy full name', description: 'Button' },
  copyValue: { id: 'dnsRecords.copyValue', defaultMessage: 'Copy value', description: 'Button' },
  advised: {
    id: 'dnsRecords.advised',
    defaultMessage: 'Change it to',
    description: 'Before the value that a wrong DNS record should have',
  },
  copyAdvised: {
    id: 'dnsRecords.copyAdvised',
    defaultMessage: 'Copy the right value',
    description: 'Button',
  },
  difference: {
    id: 'dnsRecords.difference',
    defaultMessage: 'Difference',
    description: 'Before a text in which missing and extra characters are marked',
  },
  optional: {
    id: 'dnsRecords.optional',
    defaultMessage: 'Recommended',
    description: 'Badge of a DNS record that is not required',
  },
  emptyHost: {
    id: 'dnsRecords.emptyHost',
    defaultMessage: '(leave empty)',
    description: 'In place of the name of a DNS record that stands for the domain itself',
  },
  dkim: { id: 'dnsRecords.dkim', defaultMessage: 'DKIM', description: 'Purpose of a DNS record' },
  spf: { id: 'dnsRecords.spf', defaultMessage: 'SPF', description: 'Purpose of a DNS record' },
  return_path: {
    id: 'dnsRecords.returnPath',
    defaultMessage: 'Return path',
    description: 'Purpose of a DNS record',
  },
  dmarc: { id: 'dnsRecords.dmarc', defaultMessage: 'DMARC', description: 'Purpose of a DNS record' },
  tracking: {
    id: 'dnsRecords.tracking',
    defaultMessage: 'Target',
    description: 'Purpose of a DNS record: leads a hostname to our servers',
  },
  ownership: {
    id: 'dnsRecords.ownership',
    defaultMessage: 'Ownership',
    description: 'Purpose of a DNS record',
  },
  dkimWhy: {
    id: 'dnsRecords.dkimWhy',
    defaultMessage: 'Signs your mail, so that nobody can change it on the way.',
    description: 'What the DNS record is for',
  },
  spfWhy: {
    id: 'dnsRecords.spfWhy',
    defaultMessage: 'Says that our servers may send for you.',
    description: 'What the DNS record is for',
  },
  return_pathWhy: {
    id: 'dnsRecords.returnPathWhy',
    defaultMessage: 'Brings bounces back, so that dead addresses are not mailed again.',
    description: 'What the DNS record is for',
  },
  dmarcWhy: {
    id: 'dnsRecords.dmarcWhy',
    defaultMessage: 'Tells receivers what to do with forged mail. Gmail and Yahoo expect it.',
    description: 'What the DNS record is for',
  },
  trackingWhy: {
    id: 'dnsRecords.trackingWhy',
    defaultMessage: 'Points the hostname to our servers.',
    description: 'What the DNS record is for',
  },
  ownershipWhy: {
    id: 'dnsRecords.ownershipWhy',
    defaultMessage: 'Proves that the domain is yours.',
    description: 'What the DNS record is for',
  },
  unchecked: {
    id: 'dnsRecords.unchecked',
    defaultMessage: 'Not checked',
    description: 'Status of a DNS record',
  },
  missing: { id: 'dnsRecords.missing', defaultMessage: 'Not found', description: 'Status of a DNS record' },
  mismatch: { id: 'dnsRecords.mismatch', defaultMessage: 'Differs', description: 'Status of a DNS record' },
  verified: {
    id: 'dnsRecords.verified',
    defaultMessage: 'Found',
    description: 'Status of a DNS record: in order',
  },
  missingPart: {
    id: 'dnsRecords.missingPart',
    defaultMessage: 'missing: {text}',
    description: 'For screen readers, within a difference: characters that are missing in the DNS',
  },
  extraPart: {
    id: 'dnsRecords.extraPart',
    defaultMessage: 'extra: {text}',
    description: 'For screen readers, within a difference: characters that should not be in the DNS',
  },
  proxyOff: {
    id: 'dnsRecords.proxyOff',
    defaultMessage: 'Set it to “DNS only”: turn its proxy (the orange cloud) off.',
    description: 'Under a CNAME record, for Cloudflare',
  },
})
