import type { IntlShape } from 'react-intl'
import type { SchemaProperty } from '#api/schemas'
import { propertyLabel } from '#lib/property-label'
import { messages } from './source.messages.ts'

const reasons = {
  missing_email: messages.reason_missing_email,
  invalid_email: messages.reason_invalid_email,
  several_emails: messages.reason_several_emails,
  dotted_email: messages.reason_dotted_email,
  duplicate_in_chunk: messages.reason_duplicate_in_chunk,
  unsubscribed: messages.reason_unsubscribed,
  bounced: messages.reason_bounced,
  complained: messages.reason_complained,
  blocked: messages.reason_blocked,
  no_access: messages.reason_no_access,
  database_gone: messages.reason_database_gone,
  no_answer: messages.reason_no_answer,
} as const
const isKnown = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code)

/** Why a row or a run failed, in words; an unknown reason is shown as the backend gave it. */
export function reasonText(
  intl: IntlShape,
  reason: string,
  properties: readonly SchemaProperty[] = [],
): string {
  const [code = '', ...rest] = reason.split(':')
  const key = rest.join(':')
  if (isKnown(code)) return intl.formatMessage(reasons[code])
  if (code === 'column_gone') return intl.formatMessage(messages.reason_column_gone, { column: key })
  if (code !== 'invalid_value') return reason
  const property = properties.find((one) => one.key === key)
  return intl.formatMessage(messages.reason_invalid_value, {
    property: property ? propertyLabel(intl, property) : key,
  })
}
