import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  failed: {}
  oneFailed: {}
  emptyTitle: {}
  empty: {}
  add: {}
  name: {}
  nameHint: {}
  nameEmpty: {}
  nameWrong: {}
  nameSuffix: {}
  nameMailbox: {}
  nameTaken: {}
  takeName: { name: string }
  region: {}
  regionHint: {}
  added: { name: string }
  addFailed: {}
  status: {}
  lastCheck: {}
  never: {}
  senders: {}
  backToAll: {}
  steps: {}
  stepAdded: {}
  stepRecords: {}
  stepVerified: {}
  notStartedAbout: {}
  pendingAbout: { date: string }
  verifiedAbout: {}
  failedAbout: {}
  temporaryAbout: { date: string }
  watch: {}
  watchHint: {}
  nowVerified: { name: string }
  history: {}
  historyOf: { status: string }
  facts: {}
  created: {}
  regionFixed: {}
  delete: {}
  deleteAbout: {}
  deleteOwners: {}
  deleteQuestion: { name: string }
  deleteFailed: {}
  deleteUsed: { count: number }
  deleted: { name: string }
}>({
  title: {
    id: 'domains.title',
    defaultMessage: 'Domains',
    description: 'Title of the section of the settings',
  },
  about: {
    id: 'domains.about',
    defaultMessage: 'Your senders use these domains. Their DNS proves that your email really comes from you.',
    description: 'Under the title of the section of domains',
  },
  failed: {
    id: 'domains.failed',
    defaultMessage: 'The domains could not be loaded',
    description: 'In place of the list of domains',
  },
  oneFailed: {
    id: 'domains.oneFailed',
    defaultMessage: 'The domain could not be loaded',
    description: 'In place of one domain',
  },
  emptyTitle: {
    id: 'domains.emptyTitle',
    defaultMessage: 'No domains yet',
    description: 'Where no domain was added',
  },
  empty: {
    id: 'domains.empty',
    defaultMessage:
      'Add the domain of your email addresses. We then show what to add to its DNS, step by step.',
    description: 'Where no domain was added: what to do',
  },
  add: { id: 'domains.add', defaultMessage: 'Add domain', description: 'Button, and title of its dialog' },
  name: {
    id: 'domains.name',
    defaultMessage: 'Domain',
    description: 'Label of a field and head of a column',
  },
  nameHint: {
    id: 'domains.nameHint',
    defaultMessage: 'What comes after the @ of your addresses, such as example.com.',
    description: 'Under the field for the name of a domain',
  },
  nameEmpty: {
    id: 'domains.nameEmpty',
    defaultMessage: 'Enter a domain.',
    description: 'Under the field for the name of a domain, when it is empty',
  },
  nameWrong: {
    id: 'domains.nameWrong',
    defaultMessage: 'This isn’t a domain name. Enter only the name, such as example.com.',
    description: 'Under the field for the name of a domain',
  },
  nameSuffix: {
    id: 'domains.nameSuffix',
    defaultMessage: 'Anyone can register names under this one. Enter your own domain.',
    description: 'Under the field for the name of a domain, for names such as co.jp',
  },
  nameMailbox: {
    id: 'domains.nameMailbox',
    defaultMessage:
      'This domain belongs to a mailbox provider, so you can’t change its DNS. Enter a domain of your own.',
    description: 'Under the field for the name of a domain, for names such as gmail.com',
  },
  nameTaken: {
    id: 'domains.nameTaken',
    defaultMessage: 'This domain has already been added.',
    description: 'Under the field for the name of a domain',
  },
  takeName: {
    id: 'domains.takeName',
    defaultMessage: 'Use {name}',
    description:
      'Button under the field, when the address of a page or of a mail was typed: takes the domain of it',
  },
  region: {
    id: 'domains.region',
    defaultMessage: 'Region',
    description: 'Label of a field and head of a column',
  },
  regionHint: {
    id: 'domains.regionHint',
    defaultMessage: 'Where mail is sent from. It can’t be changed later.',
    description: 'Under the field for the region of a domain',
  },
  added: {
    id: 'domains.added',
    defaultMessage: '{name} was added. Now add its records to your DNS.',
    description: 'Toast after a domain was added',
  },
  addFailed: {
    id: 'domains.addFailed',
    defaultMessage: 'The domain could not be added',
    description: 'In the dialog that adds a domain',
  },
  status: { id: 'domains.status', defaultMessage: 'Status', description: 'Head of a column' },
  lastCheck: { id: 'domains.lastCheck', defaultMessage: 'Last check', description: 'Head of a column' },
  never: { id: 'domains.never', defaultMessage: 'Never', description: 'In the column of the last check' },
  senders: { id: 'domains.senders', defaultMessage: 'Senders', description: 'Head of a column: how many' },
  backToAll: {
    id: 'domains.backToAll',
    defaultMessage: 'Back to all domains',
    description: 'Link where a domain was not found',
  },
  steps: {
    id: 'domains.steps',
    defaultMessage: 'Progress',
    description: 'Names the list of steps of a domain',
  },
  stepAdded: {
    id: 'domains.stepAdded',
    defaultMessage: 'Domain added',
    description: 'First step of a domain',
  },
  stepRecords: {
    id: 'domains.stepRecords',
    defaultMessage: 'Records in your DNS',
    description: 'Second step of a domain',
  },
  stepVerified: {
    id: 'domains.stepVerified',
    defaultMessage: 'Verified',
    description: 'Last step of a domain',
  },
  notStartedAbout: {
    id: 'domains.notStartedAbout',
    defaultMessage: 'Add the records below to your DNS, then check them.',
    description: 'What to do with a domain that was just added',
  },
  pendingAbout: {
    id: 'domains.pendingAbout',
    defaultMessage: 'Changes can take up to 72 hours. We keep checking until {date}.',
    description: 'What happens while records are looked for',
  },
  verifiedAbout: {
    id: 'domains.verifiedAbout',
    defaultMessage: 'Mail can be sent from this domain. Leave the records where they are.',
    description: 'Of a domain that is verified',
  },
  failedAbout: {
    id: 'domains.failedAbout',
    defaultMessage: 'The records weren’t found within 72 hours. Fix what is marked below, then check again.',
    description: 'Of a domain whose records were not found in time',
  },
  temporaryAbout: {
    id: 'domains.temporaryAbout',
    defaultMessage:
      'Records that were there are gone, so no mail is sent from this domain. Put them back by {date}, or verification fails.',
    description: 'Of a domain that lost its records',
  },
  watch: {
    id: 'domains.watch',
    defaultMessage: 'Watch for changes',
    description: 'Switch: asks again and again whether the DNS has changed',
  },
  watchHint: {
    id: 'domains.watchHint',
    defaultMessage: 'Every 10 seconds at first, then every minute, as long as this page is in view.',
    description: 'Under the switch that watches the DNS',
  },
  nowVerified: {
    id: 'domains.nowVerified',
    defaultMessage: '{name} is verified',
    description: 'Toast: all records of a domain were found',
  },
  history: { id: 'domains.history', defaultMessage: 'History', description: 'Title of a card' },
  historyOf: {
    id: 'domains.historyOf',
    defaultMessage: 'Status: {status}',
    description: 'A line of the history of a domain',
  },
  facts: { id: 'domains.facts', defaultMessage: 'About this domain', description: 'Title of a card' },
  created: { id: 'domains.created', defaultMessage: 'Added', description: 'When a domain was added' },
  regionFixed: {
    id: 'domains.regionFixed',
    defaultMessage: 'It can’t be changed. To send from elsewhere, delete the domain and add it again.',
    description: 'Under the region of a domain',
  },
  delete: {
    id: 'domains.delete',
    defaultMessage: 'Delete domain',
    description: 'Button, and title of its card',
  },
  deleteAbout: {
    id: 'domains.deleteAbout',
    defaultMessage: 'No mail can be sent from it anymore. Its records may stay in your DNS.',
    description: 'What deleting a domain means',
  },
  deleteOwners: {
    id: 'domains.deleteOwners',
    defaultMessage: 'Only an owner can delete a domain.',
    description: 'Why a member can’t delete a domain',
  },
  deleteQuestion: {
    id: 'domains.deleteQuestion',
    defaultMessage: 'Delete {name}?',
    description: 'Title of the question before a domain is deleted',
  },
  deleteFailed: {
    id: 'domains.deleteFailed',
    defaultMessage: 'The domain could not be deleted',
    description: 'In the question before a domain is deleted',
  },
  deleteUsed: {
    id: 'domains.deleteUsed',
    defaultMessage: '{count, plural, one {# sender uses} other {# senders use}} it. Delete them first:',
    description: 'Why a domain can’t be deleted; followed by the addresses',
  },
  deleted: {
    id: 'domains.deleted',
    defaultMessage: '{name} was deleted',
    description: 'Toast after a domain was deleted',
  },
})
