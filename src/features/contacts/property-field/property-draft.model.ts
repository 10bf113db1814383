import type { Contact } from '#api/contacts'
import type { SchemaProperty } from '#api/schemas'
import { dateTimeAt, momentOf, type DateTimeValue } from '#lib/date-time'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { dayOfIso } from '#lib/iso-date'
import { safeHref } from '#lib/safe-url'

type PropertyValue = Contact['properties'][string]
type Typed = Pick<SchemaProperty, 'type' | 'options'>

/** What stands in the field of a property; it need not be a value yet. */
export type PropertyDraft = string | number | boolean | null | readonly string[] | DateTimeValue

export type PropertyProblem = 'number' | 'date' | 'datetime' | 'email' | 'url' | 'json'

/** A value as its field shows it; `timezone` is where moments are read. */
export function draftOf({ type }: Typed, value: PropertyValue | undefined, timezone: string): PropertyDraft {
  switch (type) {
    case 'number':
      return typeof value === 'number' ? value : null
    case 'boolean':
      return typeof value === 'boolean' ? value : null
    case 'multi_select':
      return Array.isArray(value) ? value : []
    case 'datetime': {
      const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
      return Number.isNaN(time) ? { date: '', time: '', timezone } : dateTimeAt(time, timezone)
    }
    case 'json':
      return value === undefined || value === null ? '' : JSON.stringify(value, null, 2)
    case 'string':
    case 'text':
    case 'date':
    case 'select':
    case 'url':
    case 'email':
    case 'phone':
      return typeof value === 'string' ? value : ''
  }
}

/** What the draft stands for, null for nothing; or what keeps it from being a value of its type. */
export function valueOf(
  { type }: Typed,
  draft: PropertyDraft,
): { value: PropertyValue } | { problem: PropertyProblem } {
  if (draft === null) return { value: null }
  if (typeof draft === 'number') return Number.isFinite(draft) ? { value: draft } : { problem: 'number' }
  if (typeof draft === 'boolean') return { value: draft }
  if (isList(draft)) return { value: draft.length === 0 ? null : [...draft] }
  if (typeof draft === 'object') {
    if (draft.date === '' && draft.time === '') return { value: null }
    const moment = momentOf(draft)
    return moment === undefined ? { problem: 'datetime' } : { value: new Date(moment).toISOString() }
  }
  const text = draft.trim()
  if (text === '') return { value: null }
  if (type === 'date') return dayOfIso(text) !== undefined ? { value: text } : { problem: 'date' }
  if (type === 'url') return safeHref(text) === undefined ? { problem: 'url' } : { value: text }
  if (type === 'json') return jsonOf(text)
  if (type !== 'email') return { value: text }
  const email = normalizeEmail(text)
  return isEmailAddress(email) ? { value: email } : { problem: 'email' }
}

/** Array.isArray lets a readonly array through as no array at all. */
const isList = (draft: PropertyDraft): draft is readonly string[] => Array.isArray(draft)

function jsonOf(text: string): { value: PropertyValue } | { problem: PropertyProblem } {
  try {
    const value: unknown = JSON.parse(text)
    // Copied without what would be taken for the object's own prototype.
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { value: { ...value } }
      : { problem: 'json' }
  } catch {
    return { problem: 'json' }
  }
}
