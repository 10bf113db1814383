import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  failed: {}
  oneFailed: {}
  itemsFailed: {}
  emptyTitle: {}
  empty: {}
  add: {}
  addFailed: {}
  hostname: {}
  statusHead: {}
  issuer: {}
  validFrom: {}
  expires: {}
  autoRenew: {}
  autoRenewHint: {}
  renewOn: {}
  renewOff: {}
  method: {}
  cname: {}
  cnameHint: {}
  txt: {}
  txtHint: {}
  http: {}
  httpHint: {}
  facts: {}
  items: {}
  serial: {}
  algorithm: {}
  backToAll: {}
  initializing: {}
  pending_validation: {}
  pending_issuance: {}
  pending_deployment: {}
  active: {}
  expiring: {}
  expired: {}
  validation_timed_out: {}
  statusFailed: {}
  deleting: {}
  initializingAbout: {}
  pending_validationAbout: {}
  pending_issuanceAbout: {}
  pending_deploymentAbout: {}
  activeAbout: { date: string }
  expiringAbout: { date: string }
  expiredAbout: { date: string }
  validation_timed_outAbout: {}
  failedAbout: {}
  deletingAbout: {}
  why_records_not_found: {}
  why_records_differ: {}
  why_issuance_forbidden: {}
  why_taken: {}
  item_pending: {}
  item_active: {}
  item_superseded: {}
  item_revoked: {}
  item_expired: {}
  delete: {}
  deleteAbout: {}
  deleteQuestion: { name: string }
  deleteFailed: {}
  deleted: { name: string }
}>({
  title: {
    id: 'certificates.title',
    defaultMessage: 'SSL certificates',
    description: 'Title of the section of the settings',
  },
  about: {
    id: 'certificates.about',
    defaultMessage:
      'They let readers open your links over an encrypted connection. Each custom hostname needs one.',
    description: 'Under the title of the section',
  },
  failed: {
    id: 'certificates.failed',
    defaultMessage: 'The certificates could not be loaded',
    description: 'In place of the list',
  },
  oneFailed: {
    id: 'certificates.oneFailed',
    defaultMessage: 'The certificate could not be loaded',
    description: 'In place of one certificate',
  },
  itemsFailed: {
    id: 'certificates.itemsFailed',
    defaultMessage: 'The issued certificates could not be loaded',
    description: 'In place of a list',
  },
  emptyTitle: {
    id: 'certificates.emptyTitle',
    defaultMessage: 'No certificates yet',
    description: 'Where there is none',
  },
  empty: {
    id: 'certificates.empty',
    defaultMessage: 'One is created with each custom hostname that you add.',
    description: 'Where there is none',
  },
  add: {
    id: 'certificates.add',
    defaultMessage: 'Add certificate',
    description: 'Button, and title of its dialog',
  },
  addFailed: {
    id: 'certificates.addFailed',
    defaultMessage: 'The certificate could not be added',
    description: 'In the dialog that adds a certificate',
  },
  hostname: {
    id: 'certificates.hostname',
    defaultMessage: 'Hostname',
    description: 'Head of a column',
  },
  statusHead: {
    id: 'certificates.statusHead',
    defaultMessage: 'Status',
    description: 'Head of a column',
  },
  issuer: {
    id: 'certificates.issuer',
    defaultMessage: 'Issuer',
    description: 'Who issued a certificate',
  },
  validFrom: {
    id: 'certificates.validFrom',
    defaultMessage: 'Valid from',
    description: 'Since when a certificate is good',
  },
  expires: {
    id: 'certificates.expires',
    defaultMessage: 'Expires',
    description: 'Until when a certificate is good',
  },
  autoRenew: {
    id: 'certificates.autoRenew',
    defaultMessage: 'Renewal',
    description: 'Whether a certificate is renewed by itself: label of a switch and of a column',
  },
  autoRenewHint: {
    id: 'certificates.autoRenewHint',
    defaultMessage: 'A new one is obtained 14 days before it expires.',
    description: 'Under a switch',
  },
  renewOn: {
    id: 'certificates.renewOn',
    defaultMessage: 'Automatic',
    description: 'A certificate is renewed by itself',
  },
  renewOff: {
    id: 'certificates.renewOff',
    defaultMessage: 'Off',
    description: 'A certificate is not renewed by itself',
  },
  method: {
    id: 'certificates.method',
    defaultMessage: 'How do you prove that the hostname is yours?',
    description: 'Label of a choice',
  },
  cname: {
    id: 'certificates.cname',
    defaultMessage: 'CNAME record',
    description: 'A way to prove it',
  },
  cnameHint: {
    id: 'certificates.cnameHint',
    defaultMessage: 'Set it once: it also serves for renewals.',
    description: 'What the choice means',
  },
  txt: {
    id: 'certificates.txt',
    defaultMessage: 'TXT record',
    description: 'A way to prove it',
  },
  txtHint: {
    id: 'certificates.txtHint',
    defaultMessage: 'You need to set it again for each renewal.',
    description: 'What the choice means',
  },
  http: {
    id: 'certificates.http',
    defaultMessage: 'Over HTTP',
    description: 'A way to prove it',
  },
  httpHint: {
    id: 'certificates.httpHint',
    defaultMessage: 'Nothing to set for a custom hostname that is active.',
    description: 'What the choice means',
  },
  facts: {
    id: 'certificates.facts',
    defaultMessage: 'This certificate',
    description: 'Title of a card',
  },
  items: {
    id: 'certificates.items',
    defaultMessage: 'Issued so far',
    description: 'Title of a card',
  },
  serial: {
    id: 'certificates.serial',
    defaultMessage: 'Serial number',
    description: 'Head of a column',
  },
  algorithm: {
    id: 'certificates.algorithm',
    defaultMessage: 'Algorithm',
    description: 'Head of a column',
  },
  backToAll: {
    id: 'certificates.backToAll',
    defaultMessage: 'Back to all certificates',
    description: 'Link where none was found',
  },
  initializing: {
    id: 'certificates.initializing',
    defaultMessage: 'Starting',
    description: 'Status of a certificate',
  },
  pending_validation: {
    id: 'certificates.pendingValidation',
    defaultMessage: 'Waiting for proof',
    description: 'Status of a certificate',
  },
  pending_issuance: {
    id: 'certificates.pendingIssuance',
    defaultMessage: 'Being issued',
    description: 'Status of a certificate',
  },
  pending_deployment: {
    id: 'certificates.pendingDeployment',
    defaultMessage: 'Being deployed',
    description: 'Status of a certificate',
  },
  active: {
    id: 'certificates.active',
    defaultMessage: 'Active',
    description: 'Status of a certificate',
  },
  expiring: {
    id: 'certificates.expiring',
    defaultMessage: 'Expires soon',
    description: 'Status of a certificate',
  },
  expired: {
    id: 'certificates.expired',
    defaultMessage: 'Expired',
    description: 'Status of a certificate',
  },
  validation_timed_out: {
    id: 'certificates.validationTimedOut',
    defaultMessage: 'Timed out',
    description: 'Status of a certificate',
  },
  statusFailed: {
    id: 'certificates.statusFailed',
    defaultMessage: 'Failed',
    description: 'Status of a certificate',
  },
  deleting: {
    id: 'certificates.deleting',
    defaultMessage: 'Being deleted',
    description: 'Status of a certificate',
  },
  initializingAbout: {
    id: 'certificates.initializingAbout',
    defaultMessage: 'The certificate is being ordered.',
    description: 'What happens',
  },
  pending_validationAbout: {
    id: 'certificates.pendingValidationAbout',
    defaultMessage: 'Add the records below to your DNS. We keep checking for up to 3 days.',
    description: 'What to do',
  },
  pending_issuanceAbout: {
    id: 'certificates.pendingIssuanceAbout',
    defaultMessage: 'Ownership is proven. The issuer is creating the certificate.',
    description: 'What happens',
  },
  pending_deploymentAbout: {
    id: 'certificates.pendingDeploymentAbout',
    defaultMessage: 'Issued. It is being deployed to our servers.',
    description: 'What happens',
  },
  activeAbout: {
    id: 'certificates.activeAbout',
    defaultMessage:
      'Links on this hostname open over an encrypted connection. The certificate is valid until {date}.',
    description: 'Status in words',
  },
  expiringAbout: {
    id: 'certificates.expiringAbout',
    defaultMessage:
      'It is valid only until {date}. If it isn’t renewed automatically, links show a warning after that.',
    description: 'Status in words',
  },
  expiredAbout: {
    id: 'certificates.expiredAbout',
    defaultMessage: 'It was valid until {date}. Browsers warn about links on this hostname.',
    description: 'Status in words',
  },
  validation_timed_outAbout: {
    id: 'certificates.validationTimedOutAbout',
    defaultMessage: 'The records weren’t found within 3 days. Correct them, then check again.',
    description: 'What to do',
  },
  failedAbout: {
    id: 'certificates.failedAbout',
    defaultMessage:
      'The certificate could not be issued. Fix the problem below, then delete the certificate and add it again.',
    description: 'What to do',
  },
  deletingAbout: {
    id: 'certificates.deletingAbout',
    defaultMessage: 'It will be gone in a few seconds.',
    description: 'What happens',
  },
  why_records_not_found: {
    id: 'certificates.whyRecordsNotFound',
    defaultMessage: 'The record that proves that the hostname is yours was not found.',
    description: 'Why there is no certificate',
  },
  why_records_differ: {
    id: 'certificates.whyRecordsDiffer',
    defaultMessage: 'The record that proves that the hostname is yours has a different value.',
    description: 'Why there is no certificate',
  },
  why_issuance_forbidden: {
    id: 'certificates.whyIssuanceForbidden',
    defaultMessage:
      'A CAA record of your domain keeps our issuer from creating certificates. Delete that record, or ask support which issuer to add to it.',
    description: 'Why there is no certificate',
  },
  why_taken: {
    id: 'certificates.whyTaken',
    defaultMessage: 'Another workspace uses this hostname.',
    description: 'Why there is no certificate',
  },
  item_pending: {
    id: 'certificates.itemPending',
    defaultMessage: 'Pending',
    description: 'Status of what was issued',
  },
  item_active: {
    id: 'certificates.itemActive',
    defaultMessage: 'Active',
    description: 'Status of what was issued',
  },
  item_superseded: {
    id: 'certificates.itemSuperseded',
    defaultMessage: 'Replaced',
    description: 'Status of what was issued',
  },
  item_revoked: {
    id: 'certificates.itemRevoked',
    defaultMessage: 'Revoked',
    description: 'Status of what was issued',
  },
  item_expired: {
    id: 'certificates.itemExpired',
    defaultMessage: 'Expired',
    description: 'Status of what was issued',
  },
  delete: {
    id: 'certificates.delete',
    defaultMessage: 'Delete certificate',
    description: 'Button, and title of its card',
  },
  deleteAbout: {
    id: 'certificates.deleteAbout',
    defaultMessage: 'Links on this hostname stop working, including those in emails already sent.',
    description: 'What deleting means',
  },
  deleteQuestion: {
    id: 'certificates.deleteQuestion',
    defaultMessage: 'Delete the certificate of {name}?',
    description: 'Title of the question',
  },
  deleteFailed: {
    id: 'certificates.deleteFailed',
    defaultMessage: 'The certificate could not be deleted',
    description: 'In the question',
  },
  deleted: {
    id: 'certificates.deleted',
    defaultMessage: 'The certificate of {name} is being deleted',
    description: 'Toast',
  },
})
