import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  failed: {}
  emptyTitle: {}
  empty: {}
  add: {}
  addFailed: {}
  added: { name: string }
  hostname: {}
  hostHint: {}
  hostEmpty: {}
  hostWrong: {}
  hostNotYours: {}
  hostWhole: {}
  hostTaken: {}
  takeHost: { name: string }
  purpose: {}
  links: {}
  linksHint: {}
  forms: {}
  formsHint: {}
  assets: {}
  assetsHint: {}
  isDefault: {}
  inUse: {}
  shared: {}
  certificate: {}
  records: { name: string }
  cannotRemove: {}
  pending: {}
  active: {}
  moved: {}
  blocked: {}
  error: {}
  pendingAbout: {}
  activeAbout: {}
  movedAbout: {}
  blockedAbout: {}
  errorAbout: {}
  why_records_not_found: {}
  why_records_differ: {}
  why_points_elsewhere: {}
  why_blocked: {}
  why_taken: {}
}>({
  title: {
    id: 'hostnames.title',
    defaultMessage: 'Custom hostnames',
    description: 'Title of the section of the settings',
  },
  about: {
    id: 'hostnames.about',
    defaultMessage: 'Links, forms and files in your emails use names of your own instead of ours.',
    description: 'Under the title of the section',
  },
  failed: {
    id: 'hostnames.failed',
    defaultMessage: 'The hostnames could not be loaded',
    description: 'In place of the list',
  },
  emptyTitle: {
    id: 'hostnames.emptyTitle',
    defaultMessage: 'No hostnames yet',
    description: 'Where no hostname was added',
  },
  empty: {
    id: 'hostnames.empty',
    defaultMessage:
      'Until then, links and forms use our shared hostname. With one of your own, readers see your name in every link.',
    description: 'Where no hostname was added',
  },
  add: {
    id: 'hostnames.add',
    defaultMessage: 'Add hostname',
    description: 'Button, and title of its dialog',
  },
  addFailed: {
    id: 'hostnames.addFailed',
    defaultMessage: 'The hostname could not be added',
    description: 'In the dialog that adds a hostname',
  },
  added: {
    id: 'hostnames.added',
    defaultMessage: '{name} was added. Now add its records to your DNS.',
    description: 'Toast',
  },
  hostname: {
    id: 'hostnames.hostname',
    defaultMessage: 'Hostname',
    description: 'Label of a field',
  },
  hostHint: {
    id: 'hostnames.hostHint',
    defaultMessage: 'A subdomain of your own, such as links.example.com.',
    description: 'Under the field for a hostname',
  },
  hostEmpty: {
    id: 'hostnames.hostEmpty',
    defaultMessage: 'Enter a hostname.',
    description: 'Under the field for a hostname',
  },
  hostWrong: {
    id: 'hostnames.hostWrong',
    defaultMessage: 'This isn’t a hostname. Enter only the name, such as links.example.com.',
    description: 'Under the field for a hostname',
  },
  hostNotYours: {
    id: 'hostnames.hostNotYours',
    defaultMessage: 'This name isn’t yours. Enter a subdomain of your own.',
    description: 'Under the field for a hostname',
  },
  hostWhole: {
    id: 'hostnames.hostWhole',
    defaultMessage:
      'This is a whole domain, and its website would become unreachable. Use a subdomain of it, such as links.example.com.',
    description: 'Under the field for a hostname',
  },
  hostTaken: {
    id: 'hostnames.hostTaken',
    defaultMessage: 'This hostname has already been added.',
    description: 'Under the field for a hostname',
  },
  takeHost: {
    id: 'hostnames.takeHost',
    defaultMessage: 'Use {name}',
    description: 'Button under the field, when the address of a page was typed',
  },
  purpose: {
    id: 'hostnames.purpose',
    defaultMessage: 'What is it for?',
    description: 'Label of a choice',
  },
  links: {
    id: 'hostnames.links',
    defaultMessage: 'Links',
    description: 'What a hostname is for',
  },
  linksHint: {
    id: 'hostnames.linksHint',
    defaultMessage: 'Links in emails, and the counting of opens and clicks.',
    description: 'What a hostname is for',
  },
  forms: {
    id: 'hostnames.forms',
    defaultMessage: 'Forms',
    description: 'What a hostname is for',
  },
  formsHint: {
    id: 'hostnames.formsHint',
    defaultMessage: 'Pages with your forms.',
    description: 'What a hostname is for',
  },
  assets: {
    id: 'hostnames.assets',
    defaultMessage: 'Images and files',
    description: 'What a hostname is for',
  },
  assetsHint: {
    id: 'hostnames.assetsHint',
    defaultMessage: 'Images in emails, and files to download.',
    description: 'What a hostname is for',
  },
  isDefault: {
    id: 'hostnames.isDefault',
    defaultMessage: 'Default',
    description: 'Badge of a hostname that is used for its purpose',
  },
  inUse: {
    id: 'hostnames.inUse',
    defaultMessage: 'In use now',
    description: 'Title of a card',
  },
  shared: {
    id: 'hostnames.shared',
    defaultMessage: 'Our shared hostname',
    description: 'In place of a hostname: none of one’s own is used',
  },
  certificate: {
    id: 'hostnames.certificate',
    defaultMessage: 'Show its certificate',
    description: 'Link',
  },
  records: {
    id: 'hostnames.records',
    defaultMessage: 'DNS records of {name}',
    description: 'Title that opens the records',
  },
  cannotRemove: {
    id: 'hostnames.cannotRemove',
    defaultMessage: 'Hostnames can’t be removed, because links in emails already sent still use them.',
    description: 'Under the list of hostnames',
  },
  pending: {
    id: 'hostnames.pending',
    defaultMessage: 'Waiting for DNS',
    description: 'Status of a hostname',
  },
  active: {
    id: 'hostnames.active',
    defaultMessage: 'Active',
    description: 'Status of a hostname',
  },
  moved: {
    id: 'hostnames.moved',
    defaultMessage: 'Points elsewhere',
    description: 'Status of a hostname',
  },
  blocked: {
    id: 'hostnames.blocked',
    defaultMessage: 'Blocked',
    description: 'Status of a hostname',
  },
  error: {
    id: 'hostnames.error',
    defaultMessage: 'Error',
    description: 'Status of a hostname',
  },
  pendingAbout: {
    id: 'hostnames.pendingAbout',
    defaultMessage: 'Add the records below to your DNS. We keep checking for up to 72 hours.',
    description: 'What to do',
  },
  activeAbout: {
    id: 'hostnames.activeAbout',
    defaultMessage: 'It works. Leave its records where they are.',
    description: 'Status of a hostname in words',
  },
  movedAbout: {
    id: 'hostnames.movedAbout',
    defaultMessage:
      'It worked, but its DNS was changed. Links in emails already sent don’t open until the records are back.',
    description: 'Status of a hostname in words',
  },
  blockedAbout: {
    id: 'hostnames.blockedAbout',
    defaultMessage: 'Links under this hostname don’t open. Write to support if this is a mistake.',
    description: 'Status of a hostname in words',
  },
  errorAbout: {
    id: 'hostnames.errorAbout',
    defaultMessage: 'Fix what is marked in the records. We check once a minute.',
    description: 'Status of a hostname in words',
  },
  why_records_not_found: {
    id: 'hostnames.whyRecordsNotFound',
    defaultMessage: 'The records weren’t found within 72 hours.',
    description: 'Why a hostname doesn’t work',
  },
  why_records_differ: {
    id: 'hostnames.whyRecordsDiffer',
    defaultMessage: 'A record has a different value.',
    description: 'Why a hostname doesn’t work',
  },
  why_points_elsewhere: {
    id: 'hostnames.whyPointsElsewhere',
    defaultMessage: 'The CNAME record is gone or points elsewhere.',
    description: 'Why a hostname doesn’t work',
  },
  why_blocked: {
    id: 'hostnames.whyBlocked',
    defaultMessage: 'The name looks like one that is used for fraud.',
    description: 'Why a hostname doesn’t work',
  },
  why_taken: {
    id: 'hostnames.whyTaken',
    defaultMessage: 'Another workspace uses this hostname. Replace its TXT record.',
    description: 'Why a hostname doesn’t work',
  },
})
