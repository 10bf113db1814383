import { defineMessages, type IntlShape } from 'react-intl'
import type { ImportFailure } from './import-run.model.ts'
import { shortValue } from './short-value.model.ts'

const messages = defineMessages<{
  missing_email: {}
  invalid_email: {}
  duplicate_in_chunk: {}
  exists: {}
  unsubscribed: {}
  bounced: {}
  complained: {}
  blocked: {}
  invalid_value: { property: string }
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
    defaultMessage: 'The value for {property} does not fit its type',
    description: 'Why a row was not imported; {property} is a key',
  },
  too_many_cells: {
    id: 'importReason.too_many_cells',
    defaultMessage:
      '{found, number} cells for {columns, plural, one {# column} other {# columns}}. Left over: {beyond}',
    description:
      'Why a row was not imported: an unquoted comma splits a value; beyond is the text of the cells that are too many',
  },
})

/** Why a row failed, in words; an unknown reason is shown as the backend gave it. `columns`: how many the file has. */
export function reasonText(intl: IntlShape, { reason, cells }: ImportFailure, columns: number): string {
  const [code = '', property = ''] = reason.split(':')
  switch (code) {
    case 'missing_email':
    case 'invalid_email':
    case 'duplicate_in_chunk':
    case 'exists':
    case 'unsubscribed':
    case 'bounced':
    case 'complained':
    case 'blocked':
      return intl.formatMessage(messages[code])
    case 'invalid_value':
      return intl.formatMessage(messages.invalid_value, { property })
    case 'too_many_cells':
      return intl.formatMessage(messages.too_many_cells, {
        found: cells.length,
        columns,
        beyond: cells.slice(columns).map(shortValue).join(' · '),
      })
    default:
      return reason
  }
}
