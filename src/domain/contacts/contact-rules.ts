import type { Contact, ContactStatus } from '#api/contacts'
import type { MailingList } from '#api/mailing-lists'
import type { SchemaProperty } from '#api/schemas'
import type { Role } from '#api/self-account'
import type { PropertyValue } from '#api/shapes'
import { forbidden, ruleBroken } from '#domain/kernel/refusals'
import { reachOf } from '#lib/contact-status'
import { fitsProperty } from './property-values.ts'

type Subscriptions = Contact['subscriptions']
type Source = Contact['source']

/** From these nobody is moved by an import or a form alone (CON-3). */
export const isSuppressed = (status: ContactStatus): boolean => reachOf(status) === 0

/**
 * Where a contact counts among the numbers of a list that it is on. 'active' are those whom a mail to the list reaches, so
 * the contact's own status goes before that of its subscription (LST-9).
 */
export function standingOn(
  contact: ContactStatus,
  subscription: Subscriptions[number]['status'],
): keyof MailingList['counts'] {
  if (contact === 'bounced') return 'bounced'
  if (isSuppressed(contact)) return 'unsubscribed'
  return contact === 'pending' && subscription === 'active' ? 'pending' : subscription
}

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

/** What a change of status brings along. */
interface StatusChange {
  status?: ContactStatus | undefined
  statusReason?: string | null | undefined
  consent?: Contact['consent']
}

/** Whether somebody wrote down how consent was given. */
export const hasConsentNote = (consent: Contact['consent']): boolean =>
  consent?.note !== undefined && consent.note.trim() !== ''

/** The status after a change by a person of that role; refuses what may not be. */
export function statusAfter(
  role: Role,
  before: ContactStatus,
  { status, statusReason, consent }: StatusChange,
): ContactStatus {
  if (status === undefined || status === before) return before
  const needs = transitions[before][status]
  if (!needs)
    throw ruleBroken(
      `A contact that is ${before} can't become ${status}.`,
      'このステータスには変更できません。',
    )
  if (needs === 'consent' && !hasConsentNote(consent))
    throw ruleBroken(
      `From ${before} to ${status} takes a note on the consent.`,
      'このステータスへの変更には、同意についてのメモが必要です。',
    )
  if (needs === 'owner') {
    if (role !== 'owner') throw forbidden()
    if ((statusReason ?? '').trim() === '')
      throw ruleBroken(
        `From ${before} to ${status} takes a reason.`,
        'このステータスへの変更には、理由が必要です。',
      )
  }
  return status
}

/** Refuses to put somebody on a list who gets no mail. */
export function expectMailable(status: ContactStatus): void {
  if (isSuppressed(status))
    throw ruleBroken(
      `The contact is ${status}: it can't be put on a list.`,
      '配信できないコンタクトのため、リストに追加できません。',
    )
}

/** Of the properties of contacts those that the workspace has made, by key. */
export const customProperties = (properties: readonly SchemaProperty[]): Map<string, SchemaProperty> =>
  new Map(properties.filter(({ system }) => !system).map((property) => [property.key, property]))

/** The property with the options that a contact has, also those that were removed since: what is read can be written back. */
function withHeld(property: SchemaProperty, held: PropertyValue | undefined): SchemaProperty {
  const texts = Array.isArray(held) ? held : typeof held === 'string' ? [held] : []
  const { options } = property
  return options
    ? { ...property, options: [...options, ...texts.map((value) => ({ value, label: value }))] }
    : property
}

/** Properties after a change, each value checked against those that there are. */
export function withProperties(
  known: ReadonlyMap<string, SchemaProperty>,
  before: Contact['properties'],
  changes: Contact['properties'] = {},
): Contact['properties'] {
  const after = new Map<string, PropertyValue>(Object.entries(before))
  for (const [key, value] of Object.entries(changes)) {
    const property = known.get(key)
    if (!property)
      throw ruleBroken(
        `Contacts have no property "${key}".`,
        `コンタクトにプロパティ「${key}」はありません。`,
      )
    if (!fitsProperty(withHeld(property, before[key]), value))
      throw ruleBroken(
        `The value of "${key}" is no ${property.type}.`,
        `「${key}」の値の形式が正しくありません。`,
      )
    if (value === null) after.delete(key)
    else after.set(key, value)
  }
  return Object.fromEntries(after)
}

/** Says of an id whether the workspace has a mailing list of it. */
export type IsList = (mailingListId: string) => boolean

/** Subscriptions after a change; null takes off the list. */
export function withLists(
  isList: IsList,
  before: Subscriptions,
  changes: Readonly<Record<string, Subscriptions[number]['status'] | null>> = {},
  source: Source,
  now: string,
): Subscriptions {
  const after = new Map(before.map((one) => [one.mailingListId, one]))
  for (const [mailingListId, status] of Object.entries(changes)) {
    expectList(isList, mailingListId)
    if (status === null) after.delete(mailingListId)
    else if (after.get(mailingListId)?.status !== status)
      after.set(mailingListId, { mailingListId, status, source, updatedAt: now })
  }
  return [...after.values()]
}

export function expectList(isList: IsList, mailingListId: string): void {
  if (!isList(mailingListId))
    throw ruleBroken(
      `There is no mailing list ${mailingListId}. It may have been deleted.`,
      'メーリングリストが見つかりません。削除された可能性があります。',
    )
}

/** Subscriptions of somebody who leaves all lists. */
export const unsubscribedFromAll = (
  subscriptions: Subscriptions,
  source: Source,
  now: string,
): Subscriptions =>
  subscriptions.map((one) =>
    one.status === 'unsubscribed' ? one : { ...one, status: 'unsubscribed', source, updatedAt: now },
  )
