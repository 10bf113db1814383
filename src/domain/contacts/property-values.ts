import type { PropertyType, SchemaProperty } from '#api/schemas'
import type { PropertyValue } from '#api/shapes'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { safeHref } from '#lib/safe-url'
import { fold } from '#lib/fold-text'
import { dayOfCell } from './cell-dates.ts'
import { numberOfCell } from './cell-numbers.ts'
import { timeOfCell } from './cell-times.ts'

const YES = new Set(['true', 'yes', 'y', '1', 'on', 'はい', '有', '○'])
const NO = new Set(['false', 'no', 'n', '0', 'off', 'いいえ', '無', '×'])

type Typed = Pick<SchemaProperty, 'type' | 'options'>

const optionOf = ({ options = [] }: Typed, text: string) =>
  // Two values may differ in case alone.
  options.find(({ value }) => value === text)?.value ??
  options.find(({ value, label }) => fold(value) === fold(text) || fold(label) === fold(text))?.value

/** The value that a cell of a file stands for; undefined where it is none of this type. The cell is not blank. */
export function valueOfCell(property: Typed, cell: string): PropertyValue | undefined {
  const text = cell.trim()
  switch (property.type) {
    case 'number':
      return numberOfCell(text)
    case 'boolean':
      return YES.has(fold(text)) ? true : NO.has(fold(text)) ? false : undefined
    case 'date':
      return dateOf(text)
    case 'datetime':
      return timeOfCell(text)
    case 'select':
      return optionOf(property, text)
    case 'multi_select': {
      const parts = textsIn(text) ?? text.split(/[,;、]/)
      const values = parts.flatMap((part) => (part.trim() === '' ? [] : [optionOf(property, part.trim())]))
      const known = values.filter((value) => value !== undefined)
      return known.length === values.length ? known : undefined
    }
    case 'email':
      return isEmailAddress(normalizeEmail(text)) ? normalizeEmail(text) : undefined
    case 'url':
      return safeHref(text) === undefined ? undefined : text
    case 'json':
      return jsonOf(text)
    case 'string':
    case 'text':
    case 'phone':
      return text
  }
}

/** The texts of a JSON array; undefined where it is none. */
function textsIn(text: string): string[] | undefined {
  if (!text.startsWith('[')) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined
  } catch {
    return undefined
  }
}

function dateOf(text: string): string | undefined {
  const { year, month, day } = dayOfCell(text) ?? {}
  const two = (part: number | undefined) => String(part).padStart(2, '0')
  const date = `${year}-${two(month)}-${two(day)}`
  const time = Date.parse(`${date}T00:00:00Z`)
  // A day such as 31 February is another day after a round trip.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined
}

function jsonOf(text: string): PropertyValue | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Whether a value that came as JSON is one of the property's type; null empties any. */
export function fitsProperty(property: Typed, value: PropertyValue): boolean {
  if (value === null) return true
  const isOption = (one: string) => (property.options ?? []).some((option) => option.value === one)
  const shapes: Record<PropertyType, () => boolean> = {
    string: () => typeof value === 'string',
    text: () => typeof value === 'string',
    phone: () => typeof value === 'string',
    number: () => typeof value === 'number',
    boolean: () => typeof value === 'boolean',
    date: () => typeof value === 'string' && dateOf(value) === value,
    datetime: () => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
    select: () => typeof value === 'string' && isOption(value),
    multi_select: () => Array.isArray(value) && value.every(isOption),
    url: () => typeof value === 'string' && safeHref(value) !== undefined,
    email: () => isEmailAddress(value),
    json: () => typeof value === 'object' && !Array.isArray(value),
  }
  return shapes[property.type]()
}
