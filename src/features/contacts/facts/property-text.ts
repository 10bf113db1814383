import type { IntlShape } from 'react-intl'
import type { Contact } from '#api/contacts'
import type { SchemaProperty } from '#api/schemas'

/** A property's value as the reader writes such values: dates, numbers, choices by their labels. '—' for none. */
export function propertyText(
  intl: IntlShape,
  property: SchemaProperty | undefined,
  value: Contact['properties'][string] | undefined,
): string {
  if (value === undefined || value === null || value === '') return '—'
  if (typeof value === 'boolean') return value ? '✓' : '✕'
  if (typeof value === 'number') return intl.formatNumber(value)
  const labelOf = (choice: string) =>
    property?.options?.find((option) => option.value === choice)?.label ?? choice
  if (Array.isArray(value))
    return value.length === 0
      ? '—'
      : intl.formatList(value.map(labelOf), { type: 'conjunction', style: 'narrow' })
  if (typeof value === 'object') return JSON.stringify(value)
  if (property?.type === 'date' || property?.type === 'datetime') return dateText(intl, value, property.type)
  return labelOf(value)
}

function dateText(intl: IntlShape, value: string, type: 'date' | 'datetime'): string {
  if (Number.isNaN(new Date(value).getTime())) return value
  // A date has no zone: it is the same day everywhere.
  return type === 'date'
    ? intl.formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' })
    : intl.formatDate(value, { dateStyle: 'medium', timeStyle: 'short' })
}
