import { contactStatuses, type ContactStatus } from '#lib/contact-status'
import type { SubscriptionStatus } from '#api/shapes'

/** A value of a field of another product: a text, several choices, or an object as JSON. */
export type FieldValue = string | readonly string[] | { json: string }

/** A contact as another product has it. Times are ISO texts in UTC. */
export interface ReadContact {
  /** Normalised, and an address that mail can be sent to. */
  email: string
  name?: string | undefined
  /** As BCP 47 writes it. */
  locale?: string | undefined
  /** An IANA name. */
  timezone?: string | undefined
  status: ContactStatus
  statusAt?: string | undefined
  statusReason?: string | undefined
  consentAt?: string | undefined
  /** Where the consent comes from, with addresses of the network: there is no other place for them. */
  consentNote?: string | undefined
  /** Statuses by the names of lists. */
  lists: Map<string, SubscriptionStatus>
  /** Values by what the other product calls the field. */
  fields: Map<string, FieldValue>
}

/** Why a row is refused, or what of it is lost. */
export const rowProblems = [
  'missing_email',
  'invalid_email',
  'unknown_status',
  'too_many_cells',
  'bad_attributes',
  'undecodable',
] as const
export type RowProblem = (typeof rowProblems)[number]

/** Whether a row with the problem is not imported at all. */
export const isRefusal = (problem: RowProblem): boolean =>
  problem !== 'bad_attributes' && problem !== 'undecodable'

/** What a row comes to; without a contact it is refused. */
export interface ReadRow {
  contact?: ReadContact
  problem?: RowProblem
}

/** Reads the cells of a row. */
export type RowReader = (cells: readonly string[]) => ReadRow

/** Which status goes before which when two files disagree: the last one wins (MIG-5). */
const STRICTER: readonly ContactStatus[] = [
  'subscribed',
  'pending',
  'bounced',
  'unsubscribed',
  'complained',
  'blocked',
]
const STRICTER_ON_LIST: readonly SubscriptionStatus[] = ['active', 'pending', 'unsubscribed']

export const strictnessOf = (status: ContactStatus): number =>
  contactStatuses.includes(status) ? STRICTER.indexOf(status) : STRICTER.length

/** Two rows about one person as one: what the first one says stays, but nobody gets more mail than either allows (MIG-5). */
export function mergedContact(first: ReadContact, second: ReadContact): ReadContact {
  const standing = strictnessOf(second.status) > strictnessOf(first.status) ? second : first
  const consent = earlierConsent(first, second)
  const lists = new Map(first.lists)
  for (const [name, status] of second.lists) {
    const before = lists.get(name)
    if (before === undefined || STRICTER_ON_LIST.indexOf(status) > STRICTER_ON_LIST.indexOf(before))
      lists.set(name, status)
  }
  const fields = new Map(first.fields)
  for (const [name, value] of second.fields) {
    const before = fields.get(name)
    if (before === undefined) fields.set(name, value)
    else if (isChoices(before) && isChoices(value)) fields.set(name, [...new Set([...before, ...value])])
  }
  return {
    email: first.email,
    name: first.name ?? second.name,
    locale: first.locale ?? second.locale,
    timezone: first.timezone ?? second.timezone,
    status: standing.status,
    statusAt: standing.statusAt,
    statusReason: standing.statusReason,
    consentAt: consent.consentAt,
    consentNote: consent.consentNote,
    lists,
    fields,
  }
}

export const isChoices = (value: FieldValue): value is readonly string[] => Array.isArray(value)

function earlierConsent(first: ReadContact, second: ReadContact): ReadContact {
  if (second.consentAt === undefined) return first
  return first.consentAt === undefined || second.consentAt < first.consentAt ? second : first
}
