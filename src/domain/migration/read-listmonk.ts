import type { SubscriptionStatus } from '#api/shapes'
import type { ContactStatus } from '#lib/contact-status'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import type { FieldValue, ReadContact, ReadRow, RowReader } from './read-contact.ts'
import { columnsOf, listName, otherColumns, timeOf } from './source-values.ts'

const OWN_COLUMNS: ReadonlySet<string> = new Set([
  'uuid',
  'id',
  'email',
  'name',
  'attributes',
  'attribs',
  'status',
  'created at',
  'updated at',
  'lists',
])

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** What listmonk calls its statuses. Who is blocklisted asked for it, reported a mail, or was blocked by hand. */
function statusOf(word: string): ContactStatus | undefined {
  switch (word.toLowerCase()) {
    case 'enabled':
      return 'subscribed'
    case 'disabled':
    case 'blocklisted':
    case 'blacklisted':
      return 'blocked'
    default:
      return undefined
  }
}

/** Reads an export of subscribers as CSV (MIG-3): it does not say who is on which list. `list`: on which they are put; '' on none. */
export function listmonkReader(header: readonly string[], { list }: { list: string }): RowReader {
  const { cellOf } = columnsOf(header)
  const fields = otherColumns(header, OWN_COLUMNS)
  return (cells) => {
    const cell = (...names: readonly string[]) => cellOf(cells, ...names)
    const attributes = attributesIn(cell('attributes', 'attribs'))
    const values = new Map(attributes)
    for (const { name, place } of fields) {
      const value = (cells[place] ?? '').trim()
      if (value !== '' && !values.has(name)) values.set(name, value)
    }
    const read = contactOf({
      email: cell('email'),
      name: cell('name'),
      status: cell('status'),
      createdAt: cell('created at'),
      updatedAt: cell('updated at'),
      fields: values,
      subscriptions: undefined,
      list,
    })
    return read.contact && attributes === undefined ? { ...read, problem: 'bad_attributes' } : read
  }
}

/** Whether a parsed file is one of listmonk: the answer about subscribers, a list of them, or the export of one profile. */
export const isListmonkJson = (value: unknown): boolean => subscribersIn(value).length > 0

/** The rows of such a file, in order. */
export const listmonkRows = (value: unknown, list: string): ReadRow[] =>
  subscribersIn(value).map((one) => rowOf(one, list))

function subscribersIn(value: unknown): Json[] {
  const isSubscriber = (one: unknown): one is Json =>
    isObject(one) && 'email' in one && ('attribs' in one || 'uuid' in one)
  if (Array.isArray(value)) return value.filter(isSubscriber)
  if (!isObject(value)) return []
  const { data, profile, subscriptions, results } = value
  if (data !== undefined) return subscribersIn(isObject(data) && 'results' in data ? data['results'] : data)
  if (results !== undefined) return subscribersIn(results)
  if (Array.isArray(profile))
    return profile.filter(isSubscriber).map((one) => ({ ...one, lists: subscriptions ?? [] }))
  return isSubscriber(value) ? [value] : []
}

function rowOf(one: Json, list: string): ReadRow {
  const attribs = one['attribs']
  const attributes = attribs === undefined || attribs === null ? new Map() : fieldsOf(attribs)
  const lists = one['lists']
  const read = contactOf({
    email: textOf(one['email']),
    name: textOf(one['name']),
    status: textOf(one['status']),
    createdAt: textOf(one['created_at']),
    updatedAt: textOf(one['updated_at']),
    fields: attributes,
    subscriptions: Array.isArray(lists) ? lists.filter(isObject) : undefined,
    list,
  })
  return read.contact && attributes === undefined ? { ...read, problem: 'bad_attributes' } : read
}

interface Subscriber {
  email: string
  name: string
  status: string
  createdAt: string
  updatedAt: string
  fields: Map<string, FieldValue> | undefined
  /** undefined: the file does not say. */
  subscriptions: readonly Json[] | undefined
  list: string
}

function contactOf(one: Subscriber): ReadRow {
  const email = normalizeEmail(one.email)
  if (email === '') return { problem: 'missing_email' }
  if (!isEmailAddress(email)) return { problem: 'invalid_email' }
  const status = statusOf(one.status)
  if (status === undefined) return { problem: 'unknown_status' }
  const lists = one.subscriptions ? listsOf(one.subscriptions) : listFor(status, one.list)
  const reach = one.subscriptions && status === 'subscribed' ? reachBy(lists) : status
  const createdAt = timeOf(one.createdAt)
  const updatedAt = timeOf(one.updatedAt)
  const words = one.subscriptions?.flatMap(confirmationOf) ?? []
  return {
    contact: {
      email,
      name: one.name === '' || one.name === one.email ? undefined : one.name,
      status: reach,
      ...(reach !== 'subscribed' && {
        statusAt: updatedAt,
        statusReason:
          status === 'blocked'
            ? `listmonk: ${one.status.toLowerCase()}`
            : reach === 'pending'
              ? 'listmonk: no confirmed list'
              : 'listmonk: left all lists',
      }),
      consentAt: createdAt,
      ...(createdAt !== undefined && {
        consentNote: [`listmonk: added ${createdAt}`, ...words].join(', '),
      }),
      lists,
      fields: one.fields ?? new Map(),
    },
  }
}

const listFor = (status: ContactStatus, list: string): ReadContact['lists'] =>
  new Map(list === '' ? [] : [[list, status === 'blocked' ? 'unsubscribed' : 'active']])

/** A list without double opt-in leaves its subscribers unconfirmed, and sends to them. */
function listsOf(subscriptions: readonly Json[]): ReadContact['lists'] {
  const lists: ReadContact['lists'] = new Map()
  for (const one of subscriptions) {
    const name = listName(textOf(one['name']))
    if (name === '') continue
    const word = textOf(one['subscription_status']).toLowerCase()
    const status: SubscriptionStatus =
      word === 'unsubscribed'
        ? 'unsubscribed'
        : word === 'confirmed' || (word === 'unconfirmed' && textOf(one['optin']) === 'single')
          ? 'active'
          : 'pending'
    const before = lists.get(name)
    if (before === undefined || status === 'unsubscribed' || before === 'active') lists.set(name, status)
  }
  return lists
}

/** Mail goes to lists there: who is on none of them, or has left them all, gets none. */
function reachBy(lists: ReadContact['lists']): ContactStatus {
  const statuses = new Set(lists.values())
  if (statuses.has('active')) return 'subscribed'
  return statuses.has('pending') || statuses.size === 0 ? 'pending' : 'unsubscribed'
}

function confirmationOf(one: Json): string[] {
  const meta = one['subscription_meta']
  const address = isObject(meta) ? textOf(meta['optin_ip']) : ''
  if (textOf(one['subscription_status']) !== 'confirmed') return []
  const at = timeOf(textOf(one['subscription_created_at']))
  return [
    `confirmed ${listName(textOf(one['name']))}${at === undefined ? '' : ` ${at}`}${address === '' ? '' : ` from ${address}`}`,
  ]
}

function attributesIn(cell: string): Map<string, FieldValue> | undefined {
  if (cell === '' || cell === 'null') return new Map()
  try {
    return fieldsOf(JSON.parse(cell))
  } catch {
    return undefined
  }
}

/** The fields of an object of attributes; undefined where it is none. */
function fieldsOf(value: unknown): Map<string, FieldValue> | undefined {
  if (!isObject(value)) return undefined
  return new Map(
    Object.entries(value).flatMap(([name, one]): [string, FieldValue][] => {
      const field = fieldOf(one)
      return field === undefined || name.trim() === '' ? [] : [[name, field]]
    }),
  )
}

function fieldOf(value: unknown): FieldValue | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return undefined
    return value.every((one) => typeof one === 'string' || typeof one === 'number')
      ? [...new Set(value.map(String))]
      : JSON.stringify(value)
  }
  return isObject(value) ? { json: JSON.stringify(value) } : undefined
}
