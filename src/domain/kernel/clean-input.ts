import { badInput, tooLarge, type Refusal } from './refusals.ts'

/** How much a call may bring (API-44). Lengths in bytes. */
const LIMIT = { body: 1_000_000, upload: 8_000_000, deep: 64, keys: 2000 } as const

/** Groups of the contract whose calls carry files or rows. */
const LARGE: ReadonlySet<string> = new Set(['upload', 'import'])

/** How many bytes the body of a call of a group has at most, and the 413 for one that has more. */
export function bodyLimit(group: string): { most: number; refused: () => Refusal } {
  const most = LARGE.has(group) ? LIMIT.upload : LIMIT.body
  return {
    most,
    refused: () =>
      tooLarge(
        `The body is longer than ${most / 1_000_000} MB.`,
        `送信できるデータは${most / 1_000_000}MBまでです。`,
      ),
  }
}

/**
 * A value of a call as it can be kept: lone halves of surrogate pairs become the mark for what can't be read. Throws the 400 where a
 * text holds a NUL, where it is nested deeper or an object has more keys than any call needs.
 */
export function cleanValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= LIMIT.deep) throw badInput(`The body is nested more than ${LIMIT.deep} deep.`)
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, depth + 1))
  const entries = Object.entries(value)
  if (entries.length > LIMIT.keys) throw badInput(`An object of the body has more than ${LIMIT.keys} keys.`)
  return Object.fromEntries(entries.map(([key, item]) => [cleanText(key), cleanValue(item, depth + 1)]))
}

/** The same of one text. */
export function cleanText(text: string): string {
  if (text.includes('\0'))
    throw badInput('A text holds the character NUL.', '使用できない文字（NUL）が含まれています。')
  return text.toWellFormed()
}

/** The same of the query of a call. */
export const cleanSearch = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].map(([name, value]) => [cleanText(name), cleanText(value)]))

/** The same of the parameters of its path. */
export const cleanParams = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, cleanText(value)]))
