import type { ConditionCandidate, ConditionContact, ConditionEvent } from './condition-types.ts'

/** Keys of the properties that stand in the contact itself. */
const ownKeys = {
  email: 'email',
  name: 'name',
  locale: 'locale',
  timezone: 'timezone',
  status: 'status',
  created_at: 'createdAt',
} as const
const isOwnKey = (key: string): key is keyof typeof ownKeys => Object.hasOwn(ownKeys, key)

/** Reads the property of a key; none from a prototype. */
export function propertyReader(key: string): (contact: ConditionContact) => unknown {
  if (typeof key !== 'string') return () => undefined
  if (isOwnKey(key)) {
    const own = ownKeys[key]
    return (contact) => contact[own]
  }
  return ({ properties }) => (typeof properties === 'function' ? properties(key) : ownValue(properties, key))
}

export const ownValue = (record: Readonly<Record<string, unknown>> | undefined, key: string): unknown =>
  record && Object.hasOwn(record, key) ? record[key] : undefined

/** The statuses that a contact has on a list; none: it is not on it. */
export function statusesOn({ subscriptions }: ConditionContact, mailingListId: string): readonly string[] {
  if (typeof subscriptions === 'function') {
    const status = subscriptions(mailingListId)
    return status === undefined ? [] : [status]
  }
  return subscriptions.filter((one) => one.mailingListId === mailingListId).map(({ status }) => status)
}

export const scoreOf = ({ engagement }: ConditionContact): number => engagement?.score ?? 0

/** The contact's events of a type. */
export function eventsOf({ events }: ConditionCandidate, type: string): Iterable<ConditionEvent> {
  if (typeof events === 'function') return events(type)
  return Array.isArray(events) ? events.filter((event: ConditionEvent) => event.type === type) : []
}

/** What a contact, or a seed, brings to its place among all: 32 bits of the text (FNV-1a). A backend may keep it. */
export function drawOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Mixes the bits of a draw. Below 2^31, so that a database multiplies by it in 64 bits with a sign. */
export const DRAW_MIXER = 0x45d9f3b

/**
 * Where a contact stands among all, from 0 up to but without 100: evenly spread, and another place for another seed. The two
 * are joined last, so that a database which keeps the draw of each contact can say it too.
 */
export function placeOf(seed: string, contactId: string): number {
  // Ids that follow each other must not stand beside each other, so the bits are mixed twice.
  let hash = drawOf(contactId) ^ drawOf(seed)
  hash = Math.imul(hash ^ (hash >>> 16), DRAW_MIXER)
  hash = Math.imul(hash ^ (hash >>> 16), DRAW_MIXER)
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100
}
