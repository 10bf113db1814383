import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  missing_email: {}
  invalid_email: {}
  several_emails: {}
  dotted_email: {}
  duplicate_in_chunk: {}
  exists: {}
  unsubscribed: {}
  bounced: {}
  complained: {}
  blocked: {}
  invalid_value: { property: string; value: string; allowed: string }
  emptied: { reason: string }
  status_kept: { file: string; status: string }
  subscriptions: {}
  more: { count: number }
  too_many_cells: { found: number; columns: number; beyond: string }
}>({
  missing_email: {
    id: 'importReason.missing_email',
    defaultMessage: 'No email address',
    description: 'Why a row was not imported',
  },
  invalid_email: {
    id: 'importReason.invalid_email',
    defaultMessage: 'Not an email address',
    description: 'Why a row was not imported',
  },
  several_emails: {
    id: 'importReason.several_emails',
    defaultMessage: 'Several email addresses in one cell. Give each contact a row of its own.',
    description: 'Why a row was not imported',
  },
  dotted_email: {
    id: 'importReason.dotted_email',
    defaultMessage:
      'Two dots in a row, or one next to the @ or at the beginning. Mail can’t be sent to such an address reliably: ask for another one.',
    description:
      'Why a row was not imported: the address is one of an old kind that Japanese phone companies gave out, such as a..b@docomo.ne.jp',
  },
  duplicate_in_chunk: {
    id: 'importReason.duplicate_in_chunk',
    defaultMessage: 'Same address as an earlier row',
    description: 'Why a row was not imported',
  },
  exists: {
    id: 'importReason.exists',
    defaultMessage: 'Already a contact',
    description: 'Why a row was skipped',
  },
  unsubscribed: {
    id: 'importReason.unsubscribed',
    defaultMessage: 'Kept as unsubscribed',
    description: 'Why a row changed nothing about the mail a person gets',
  },
  bounced: {
    id: 'importReason.bounced',
    defaultMessage: 'Kept as bounced',
    description: 'Why a row changed nothing about the mail a person gets',
  },
  complained: {
    id: 'importReason.complained',
    defaultMessage: 'Kept as complained',
    description: 'Why a row changed nothing about the mail a person gets',
  },
  blocked: {
    id: 'importReason.blocked',
    defaultMessage: 'Kept as blocked',
    description: 'Why a row changed nothing about the mail a person gets',
  },
  invalid_value: {
    id: 'importReason.invalid_value',
    defaultMessage: '{property}: “{value}” is not valid. Allowed: {allowed}.',
    description:
      'Why a row was not imported; property is a label, value the beginning of what the cell holds, allowed what it may hold',
  },
  emptied: {
    id: 'importReason.emptied',
    defaultMessage: 'Cell left empty. {reason}',
    description: 'Why a row is imported only in part; reason is the sentence about the cell',
  },
  status_kept: {
    id: 'importReason.status_kept',
    defaultMessage:
      'The file says {file}, but the contact stays {status}: an import sets the status of new contacts only.',
    description:
      'Why a row is imported only in part; both are statuses of a contact, and that of the file gets less mail',
  },
  subscriptions: {
    id: 'importReason.subscriptions',
    defaultMessage: 'Mailing lists',
    description: 'Name of a column with the mailing lists of a contact and their statuses',
  },
  more: {
    id: 'importReason.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'Last entry of a list of allowed choices: how many more there are',
  },
  too_many_cells: {
    id: 'importReason.too_many_cells',
    defaultMessage:
      '{found, number} cells for {columns, plural, one {# column} other {# columns}}. Left over: {beyond}',
    description:
      'Why a row was not imported: an unquoted comma splits a value; beyond is the text of the cells that are too many',
  },
})

export const allowedMessages = defineMessages<{
  number: {}
  boolean: {}
  date: {}
  datetime: {}
  email: {}
  url: {}
  json: {}
  subscriptions: {}
  characters: { max: number }
}>({
  number: {
    id: 'importAllowed.number',
    defaultMessage: 'a number, such as 1200',
    description: 'What a cell of a file may hold; end of a sentence',
  },
  boolean: {
    id: 'importAllowed.boolean',
    defaultMessage: 'yes or no',
    description: 'What a cell of a file may hold; end of a sentence',
  },
  date: {
    id: 'importAllowed.date',
    defaultMessage: 'a date that exists, such as 2026-01-31',
    description: 'What a cell of a file may hold; end of a sentence',
  },
  datetime: {
    id: 'importAllowed.datetime',
    defaultMessage: 'a date and time, such as 2026-01-31T09:00:00Z',
    description: 'What a cell of a file may hold; end of a sentence',
  },
  email: {
    id: 'importAllowed.email',
    defaultMessage: 'an email address',
    description: 'What a cell of a file may hold; end of a sentence',
  },
  url: {
    id: 'importAllowed.url',
    defaultMessage: 'a web address that begins with https://',
    description: 'What a cell of a file may hold; end of a sentence',
  },
  subscriptions: {
    id: 'importAllowed.subscriptions',
    defaultMessage: 'mailing lists of this workspace by ID or name, such as Newsletter=unsubscribed',
    description: 'What a cell of a file may hold; end of a sentence',
  },
  characters: {
    id: 'importAllowed.characters',
    defaultMessage: 'at most {max, number} characters',
    description: 'What a cell of a file may hold; end of a sentence',
  },
  json: {
    id: 'importAllowed.json',
    defaultMessage: 'a JSON object',
    description: 'What a cell of a file may hold; end of a sentence',
  },
})
