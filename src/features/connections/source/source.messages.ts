import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  notion: {}
  google_sheets: {}
  airtable: {}
  hubspot: {}
  integrationsFailed: {}
  notAvailable: {}
  soon: {}
  chosen: {}
  ownerOnly: {}
  connect: {}
  connectName: { name: string }
  access_pending: {}
  access_active: {}
  access_expired: {}
  access_revoked: {}
  access_error: {}
  isRevoked: {}
  authorise: {}
  reconnect: {}
  askFailed: {}
  reason_missing_email: {}
  reason_invalid_email: {}
  reason_several_emails: {}
  reason_dotted_email: {}
  reason_duplicate_in_chunk: {}
  reason_unsubscribed: {}
  reason_bounced: {}
  reason_complained: {}
  reason_blocked: {}
  reason_invalid_value: { property: string }
  reason_no_access: {}
  reason_database_gone: {}
  reason_no_answer: {}
  reason_column_gone: { column: string }
}>({
  notion: {
    id: 'connectionSource.notion',
    defaultMessage: 'Databases of a Notion workspace that are shared with the integration.',
    description: 'What the integration with Notion brings',
  },
  google_sheets: {
    id: 'connectionSource.google_sheets',
    defaultMessage: 'Sheets of a Google account whose first row has the column names.',
    description: 'What the integration with Google Sheets brings',
  },
  airtable: {
    id: 'connectionSource.airtable',
    defaultMessage: 'Tables of an Airtable base.',
    description: 'What the integration with Airtable brings',
  },
  hubspot: {
    id: 'connectionSource.hubspot',
    defaultMessage: 'Contacts of a HubSpot account.',
    description: 'What the integration with HubSpot will bring',
  },
  integrationsFailed: {
    id: 'connectionSource.integrationsFailed',
    defaultMessage: 'The integrations could not be loaded.',
    description: 'In place of the integrations to choose from',
  },
  notAvailable: {
    id: 'connectionSource.notAvailable',
    defaultMessage: 'Not available yet.',
    description: 'Why an integration can’t be chosen',
  },
  soon: {
    id: 'connectionSource.soon',
    defaultMessage: 'Soon',
    description: 'Badge of an integration that is not available yet',
  },
  chosen: {
    id: 'connectionSource.chosen',
    defaultMessage: 'Selected',
    description: 'Badge of the integration that is chosen',
  },
  ownerOnly: {
    id: 'connectionSource.ownerOnly',
    defaultMessage: 'Only an owner can do this.',
    description: 'Why a member can’t do something',
  },
  connect: {
    id: 'connectionSource.connect',
    defaultMessage: 'Connect',
    description: 'Button: begins a connection with the service above',
  },
  connectName: {
    id: 'connectionSource.connectName',
    defaultMessage: 'Connect {name}',
    description: 'The same for screen readers, with the service’s name',
  },
  access_pending: {
    id: 'connectionSource.access_pending',
    defaultMessage: 'Not finished',
    description: 'State of the access to another service: it was asked for and not given yet',
  },
  access_active: {
    id: 'connectionSource.access_active',
    defaultMessage: 'Active',
    description: 'State of the access to another service',
  },
  access_expired: {
    id: 'connectionSource.access_expired',
    defaultMessage: 'Expired',
    description: 'State of the access to another service: it has ended',
  },
  access_revoked: {
    id: 'connectionSource.access_revoked',
    defaultMessage: 'Revoked',
    description: 'State of the access to another service: it was taken back there',
  },
  access_error: {
    id: 'connectionSource.access_error',
    defaultMessage: 'Failed',
    description: 'State of the access to another service: the last attempt failed',
  },
  isRevoked: {
    id: 'connectionSource.isRevoked',
    defaultMessage: 'Access was revoked at the service. Connect a new account instead.',
    description: 'Why access can’t be asked for again',
  },
  authorise: {
    id: 'connectionSource.authorise',
    defaultMessage: 'Finish authorizing',
    description: 'Button: goes to the other service to give access that was begun',
  },
  reconnect: {
    id: 'connectionSource.reconnect',
    defaultMessage: 'Reconnect',
    description: 'Button: goes to the other service to give access again',
  },
  askFailed: {
    id: 'connectionSource.askFailed',
    defaultMessage: 'Access could not be requested. Try again.',
    description: 'Beside the button that asks another service for access',
  },
  reason_missing_email: {
    id: 'connectionSource.reason_missing_email',
    defaultMessage: 'No email address',
    description: 'Why a row was not imported',
  },
  reason_invalid_email: {
    id: 'connectionSource.reason_invalid_email',
    defaultMessage: 'Not an email address',
    description: 'Why a row was not imported',
  },
  reason_several_emails: {
    id: 'connectionSource.reason_several_emails',
    defaultMessage: 'Several email addresses in one cell',
    description: 'Why a row was not imported',
  },
  reason_dotted_email: {
    id: 'connectionSource.reason_dotted_email',
    defaultMessage: 'Address with two dots in a row, or a dot next to the @ or at the beginning',
    description: 'Why a row was not imported: mail can’t be sent to such an address reliably',
  },
  reason_duplicate_in_chunk: {
    id: 'connectionSource.reason_duplicate_in_chunk',
    defaultMessage: 'Same address as an earlier row',
    description: 'Why a row was skipped',
  },
  reason_unsubscribed: {
    id: 'connectionSource.reason_unsubscribed',
    defaultMessage: 'Unsubscribed: values are updated, the contact stays unsubscribed',
    description: 'Why a row was imported only in part',
  },
  reason_bounced: {
    id: 'connectionSource.reason_bounced',
    defaultMessage: 'Bounced: not subscribed again',
    description: 'Why a row was imported only in part',
  },
  reason_complained: {
    id: 'connectionSource.reason_complained',
    defaultMessage: 'Spam complaint: not subscribed again',
    description: 'Why a row was imported only in part',
  },
  reason_blocked: {
    id: 'connectionSource.reason_blocked',
    defaultMessage: 'Blocked: not subscribed',
    description: 'Why a row was imported only in part',
  },
  reason_invalid_value: {
    id: 'connectionSource.reason_invalid_value',
    defaultMessage: 'The value does not fit “{property}”',
    description: 'Why a row was not imported',
  },
  reason_no_access: {
    id: 'connectionSource.reason_no_access',
    defaultMessage: 'Access to the service has ended. Reconnect it.',
    description: 'Why a whole run failed',
  },
  reason_column_gone: {
    id: 'connectionSource.reason_column_gone',
    defaultMessage:
      'The filter uses the column “{column}”, which no longer exists, so no row was taken. Edit the mapping.',
    description: 'Why a sync failed; column is its key at the other service',
  },
  reason_database_gone: {
    id: 'connectionSource.reason_database_gone',
    defaultMessage: 'The database was deleted or is no longer shared.',
    description: 'Why a whole run failed',
  },
  reason_no_answer: {
    id: 'connectionSource.reason_no_answer',
    defaultMessage: 'The service did not answer for a day.',
    description: 'Why a whole run failed: the other service was down or broken for 24 hours',
  },
})
