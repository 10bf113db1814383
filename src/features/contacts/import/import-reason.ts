import type { IntlShape } from 'react-intl'
import type { SchemaProperty } from '#api/schemas'
import { ownMax } from '#domain/import/own-limits'
import { propertyLabel, statusMessages } from '#features/contacts/facts'
import { contactStatuses } from '#lib/contact-status'
import { contactStatusOf } from '#lib/contact-status-words'
import { LIST_SUBSCRIPTIONS, type ColumnTarget } from './import-mapping.model.ts'
import { allowedMessages, messages } from './import-reason.messages.ts'
import type { ImportFailure } from './import-run.model.ts'
import { shortValue } from './short-value.model.ts'

/** Choices that are named where one of them is expected. */
const CHOICES_SHOWN = 8

/** What a reason is about: the columns of the file and the properties of contacts. */
export interface ReasonContext {
  /** How many columns the file has. */
  columns: number
  mapping: readonly ColumnTarget[]
  properties: readonly SchemaProperty[]
}

/** Why a row failed or was imported only in part, in words; an unknown reason is shown as the backend gave it. */
export function reasonText(intl: IntlShape, failure: ImportFailure, context: ReasonContext): string {
  const { reason, outcome, cells, invalidKeys = [] } = failure
  const [code = '', detail = ''] = reason.split(':')
  switch (code) {
    case 'missing_email':
    case 'invalid_email':
    case 'several_emails':
    case 'dotted_email':
    case 'duplicate_in_chunk':
    case 'exists':
      return intl.formatMessage(messages[code])
    case 'too_many_cells':
      return intl.formatMessage(messages.too_many_cells, {
        found: cells.length,
        columns: context.columns,
        beyond: cells.slice(context.columns).map(shortValue).join(' · '),
      })
  }
  if (invalidKeys.length > 0) {
    const text = invalidKeys.map((key) => invalidText(intl, key, cells, context)).join(' ')
    return outcome === 'invalid' ? text : intl.formatMessage(messages.emptied, { reason: text })
  }
  switch (code) {
    case 'unsubscribed':
    case 'bounced':
    case 'complained':
    case 'blocked':
      return intl.formatMessage(messages[code])
    case 'status_kept':
      return intl.formatMessage(messages.status_kept, {
        file: statusText(intl, cells[context.mapping.indexOf('status')] ?? ''),
        status: statusText(intl, detail),
      })
    default:
      return reason
  }
}

function invalidText(
  intl: IntlShape,
  key: string,
  cells: readonly string[],
  { mapping, properties }: ReasonContext,
): string {
  const value = shortValue(cells[mapping.indexOf(key)] ?? '')
  if (key === LIST_SUBSCRIPTIONS) {
    return intl.formatMessage(messages.invalid_value, {
      property: intl.formatMessage(messages.subscriptions),
      value,
      allowed: intl.formatMessage(allowedMessages.subscriptions),
    })
  }
  const property = properties.find((one) => one.key === key)
  return intl.formatMessage(messages.invalid_value, {
    property: property ? propertyLabel(intl, property) : key,
    value,
    allowed:
      key === 'status'
        ? statusesText(intl)
        : isOwn(key)
          ? intl.formatMessage(allowedMessages.characters, { max: ownMax[key] })
          : property
            ? allowedText(intl, property)
            : '—',
  })
}

const isOwn = (key: string): key is keyof typeof ownMax => Object.hasOwn(ownMax, key)

const statusesText = (intl: IntlShape) =>
  intl.formatList(
    contactStatuses.map((status) => intl.formatMessage(statusMessages[status])),
    { type: 'disjunction' },
  )

/** A status as it is written, in words where it is one. */
function statusText(intl: IntlShape, written: string): string {
  const status = contactStatusOf(written)
  return status === undefined ? shortValue(written) : intl.formatMessage(statusMessages[status])
}

/** What a cell of the property may hold. */
function allowedText(intl: IntlShape, { type, options = [] }: SchemaProperty): string {
  switch (type) {
    case 'select':
    case 'multi_select': {
      const labels = options.slice(0, CHOICES_SHOWN).map(({ label }) => label)
      const more = options.length - labels.length
      return intl.formatList(
        more > 0 ? [...labels, intl.formatMessage(messages.more, { count: more })] : labels,
        { type: 'disjunction' },
      )
    }
    case 'number':
    case 'boolean':
    case 'date':
    case 'datetime':
    case 'email':
    case 'url':
    case 'json':
      return intl.formatMessage(allowedMessages[type])
    case 'string':
    case 'text':
    case 'phone':
      return '—'
  }
}
