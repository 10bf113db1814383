import type { Contact, ContactStatus } from '#api/contacts'
import type { SchemaProperty } from '#api/schemas'
import type { PropertyValue } from '#api/shapes'
import type { Db } from '#mocks/core/db'
import { ruleBroken } from '#mocks/core/handle'
import { fitsProperty } from './property-values.ts'
import { schemaId } from '#mocks/core/records'

type Subscriptions = Contact['subscriptions']
type Source = Contact['source']

/** From these nobody is moved by an import or a form alone (CONTRACT 1.2). */
const suppressing: ReadonlySet<ContactStatus> = new Set(['unsubscribed', 'bounced', 'complained', 'blocked'])
export const isSuppressed = (status: ContactStatus): boolean => suppressing.has(status)

/** What a person may change a status into, and what that needs. Bounces and complaints come from mail only. */
export const transitions: Record<
  ContactStatus,
  Partial<Record<ContactStatus, 'nothing' | 'consent' | 'owner'>>
> = {
  subscribed: { unsubscribed: 'nothing', blocked: 'nothing' },
  pending: { subscribed: 'consent', unsubscribed: 'nothing', blocked: 'nothing' },
  unsubscribed: { subscribed: 'consent', blocked: 'nothing' },
  bounced: { subscribed: 'owner', blocked: 'nothing' },
  complained: { subscribed: 'owner', blocked: 'nothing' },
  blocked: { subscribed: 'consent', unsubscribed: 'nothing' },
}

/** The custom properties of contacts by key. */
export function customProperties(db: Db, workspaceId: string): Map<string, SchemaProperty> {
  const properties = db.schemas.get(schemaId(workspaceId, 'contact'))?.properties ?? []
  return new Map(properties.filter(({ system }) => !system).map((property) => [property.key, property]))
}

/** Properties after a change, each value checked against the schema. */
export function withProperties(
  db: Db,
  workspaceId: string,
  before: Contact['properties'],
  changes: Contact['properties'] = {},
): Contact['properties'] {
  const known = customProperties(db, workspaceId)
  const after = new Map<string, PropertyValue>(Object.entries(before))
  for (const [key, value] of Object.entries(changes)) {
    const property = known.get(key)
    if (!property) throw ruleBroken(`Contacts have no property "${key}".`)
    if (!fitsProperty(property, value)) throw ruleBroken(`The value of "${key}" is no ${property.type}.`)
    if (value === null) after.delete(key)
    else after.set(key, value)
  }
  return Object.fromEntries(after)
}

/** Subscriptions after a change; null takes off the list. */
export function withLists(
  db: Db,
  workspaceId: string,
  before: Subscriptions,
  changes: Readonly<Record<string, Subscriptions[number]['status'] | null>> = {},
  source: Source,
  now: string,
): Subscriptions {
  const after = new Map(before.map((one) => [one.mailingListId, one]))
  for (const [mailingListId, status] of Object.entries(changes)) {
    expectList(db, workspaceId, mailingListId)
    if (status === null) after.delete(mailingListId)
    else if (after.get(mailingListId)?.status !== status)
      after.set(mailingListId, { mailingListId, status, source, updatedAt: now })
  }
  return [...after.values()]
}

export function expectList(db: Db, workspaceId: string, mailingListId: string): void {
  if (db.mailingLists.get(mailingListId)?.workspaceId !== workspaceId)
    throw ruleBroken(`There is no mailing list ${mailingListId}.`)
}

export const unsubscribedFromAll = (
  subscriptions: Subscriptions,
  source: Source,
  now: string,
): Subscriptions =>
  subscriptions.map((one) =>
    one.status === 'unsubscribed' ? one : { ...one, status: 'unsubscribed', source, updatedAt: now },
  )
