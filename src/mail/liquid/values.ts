/** What a template can see: names and their values, none from a prototype. */
export type Scope = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Scope =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path; undefined where there is none. */
export function lookUp(scope: Scope, path: readonly string[]): unknown {
  let value: unknown = scope
  for (const key of path) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined
    value = value[key]
  }
  return value
}

/** A value as Liquid writes it: lists without anything between, and what is no text, number or truth not at all. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(textOf).join('')
  return ''
}

/** What a loop goes over: the entries of a list; a text is one entry, and a record has pairs of name and value. */
export function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value === 'string') return value === '' ? [] : [value]
  return isRecord(value) ? Object.entries(value) : []
}

/** Whether `default` takes the place of the value. Blanks are a value. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
}
/** For HTML, in texts and between quotes, with the bytes that Liquid's filter writes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** For the query of an address, with the bytes that Liquid's filter writes. */
export const urlEncode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+')

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

/** A number with at most so many decimals; what is no number stays as it is. */
export function round(value: unknown, decimals: number): unknown {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return value
  const scale = 10 ** decimals
  return Math.round(number * scale) / scale
}

export const join = (value: unknown, separator: string): string =>
  Array.isArray(value) ? value.map(textOf).join(separator) : textOf(value)
