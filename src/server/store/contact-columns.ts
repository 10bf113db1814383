import type { Contact } from '#api/contacts'
import type { ContactEvent } from '#api/contact-events'
import { drawOf } from '#lib/condition-contact'
import { contactStatuses } from '#lib/contact-status'
import { DAY } from '#lib/duration'
import { fold } from '#lib/fold-text'
import { monthAndDay, readDate } from '#lib/zoned-time'

/** Numbers stand for these in the tables, so that none is ever moved. In the order of their names: tables sort by it. */
export const contactSources = [
  'api',
  'connection',
  'form',
  'import',
  'manual',
  'tracking',
] as const satisfies Contact['source'][]
export const subscriptionStatuses = ['active', 'pending', 'unsubscribed'] as const
export const eventSources = [
  'tracking',
  'email',
  'form',
  'api',
  'import',
  'system',
] as const satisfies ContactEvent['source'][]

/**
 * What a text says as a date: the number of a day, a moment in ms, or a wall time in ms, which takes a zone to be a moment.
 * `y` is month × 100 + day where that does not depend on a zone.
 */
type WrittenDate = { d: number; y: number } | { t: number } | { w: number; y: number }
export type PropertyDates = Record<string, WrittenDate>

const dayOfYear = (number: number) => {
  const { month, day } = monthAndDay(number)
  return month * 100 + day
}

function writtenDate(value: unknown): WrittenDate | undefined {
  const read = readDate(value)
  if (!read) return undefined
  if ('day' in read) return { d: read.day, y: dayOfYear(read.day) }
  return 'wall' in read ? { w: read.wall, y: dayOfYear(Math.floor(read.wall / DAY)) } : { t: read.time }
}

/**
 * Values as conditions compare them, so that a database need not know how texts are folded and dates are read: texts folded,
 * also in lists; of anything else that has no equal only that it is there.
 */
export function matchOf(values: Readonly<Record<string, unknown>>): {
  match: Record<string, unknown>
  dates: PropertyDates | null
} {
  const match: [string, unknown][] = []
  const dates: [string, WrittenDate][] = []
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue
    match.push([key, Array.isArray(value) ? value.map((one) => keyOf(one) ?? null) : (keyOf(value) ?? {})])
    const date = writtenDate(value)
    if (date) dates.push([key, date])
  }
  return { match: Object.fromEntries(match), dates: dates.length > 0 ? Object.fromEntries(dates) : null }
}

/** What is equal has the same key; undefined for what has no equal. */
export const keyOf = (value: unknown): string | number | boolean | undefined =>
  typeof value === 'string'
    ? fold(value)
    : typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
      ? value
      : undefined

type Searched = Pick<Contact, 'id' | 'email' | 'name' | 'locale' | 'timezone' | 'status' | 'createdAt'> & {
  properties: Contact['properties']
}

/** The columns by which a contact is found; written with every change, and never worked out by the database. */
export function foundBy(contact: Searched) {
  const { id, email, name, locale, timezone, status, createdAt, properties } = contact
  // What stands in the contact itself goes before a property of the same key.
  const { match, dates } = matchOf({
    ...properties,
    email,
    name,
    locale,
    timezone,
    status,
    created_at: createdAt,
  })
  const search = `${email}\n${fold(name ?? '')}\n${fold(id)}`
  return {
    match,
    dates,
    search,
    grams: gramsOf(search),
    draw: drawOf(id),
    status: contactStatuses.indexOf(status),
  }
}

// oxlint-disable-next-line no-control-regex -- the range is all of ASCII
const isAscii = (text: string) => /^[\x00-\x7f]*$/.test(text)

/** The pairs of characters that follow each other, but for those of ASCII alone; null where there are none. */
export function gramsOf(text: string): string[] | null {
  if (isAscii(text)) return null
  const grams = new Set<string>()
  let before: string | undefined
  for (const character of text) {
    if (before !== undefined && (before > '\x7f' || character > '\x7f')) grams.add(before + character)
    before = character
  }
  return grams.size > 0 ? [...grams] : null
}
