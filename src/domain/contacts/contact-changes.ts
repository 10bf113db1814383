import type { Contact, ContactUpdate, ContactUpsert } from '#api/contacts'
import type { MailingList } from '#api/mailing-lists'
import type { SchemaProperty } from '#api/schemas'
import type { Role } from '#api/self-account'
import {
  expectMailable,
  hasConsentNote,
  statusAfter,
  unsubscribedFromAll,
  withLists,
  withProperties,
  type IsList,
} from './contact-rules.ts'

/** A contact as it is stored: without what is worked out from what happened. */
export type StoredContact = Omit<Contact, 'engagement' | 'lastEventAt' | 'segmentIds'>

/** What a workspace knows that contacts are checked against. */
export interface ContactFacts {
  /** The properties that the workspace has made, by key. */
  properties: ReadonlyMap<string, SchemaProperty>
  isList: IsList
}

/** Whoever somebody added by hand; the address is checked, and free. */
export function contactAdded(
  { properties, isList }: ContactFacts,
  email: string,
  body: ContactUpsert,
  now: string,
): Omit<StoredContact, 'id'> {
  const subscriptions = withLists(isList, [], body.mailingLists, 'manual', now)
  const onlyPending = subscriptions.length > 0 && subscriptions.every((one) => one.status === 'pending')
  return {
    email,
    status: onlyPending ? 'pending' : 'subscribed',
    statusAt: now,
    ...(body.name !== undefined && body.name !== '' && { name: body.name }),
    properties: withProperties(properties, {}, body.properties),
    subscriptions,
    source: 'manual',
    ...(body.consent && { consent: body.consent }),
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
}

/** Whether what is added by hand brings somebody of that status back: lists take a consent. Throws the 422 where it is missing. */
export function isRevived(
  status: Contact['status'],
  body: Pick<ContactUpsert, 'mailingLists' | 'consent'>,
): boolean {
  const wantsMail = Object.values(body.mailingLists ?? {}).some((one) => one !== 'unsubscribed')
  const revives = wantsMail && status === 'unsubscribed' && hasConsentNote(body.consent)
  if (wantsMail && !revives) expectMailable(status)
  return revives
}

/** A contact that was there, with what was added by hand; a consent brings back whoever had unsubscribed. */
export function contactMerged(
  { properties, isList }: ContactFacts,
  before: StoredContact,
  body: ContactUpsert,
  now: string,
): StoredContact {
  const revives = isRevived(before.status, body)
  return {
    ...before,
    ...(body.name !== undefined && body.name !== '' && { name: body.name }),
    ...(revives && { status: 'subscribed', statusAt: now, statusReason: undefined }),
    ...(body.consent && { consent: body.consent }),
    properties: withProperties(properties, before.properties, body.properties),
    subscriptions: withLists(isList, before.subscriptions, body.mailingLists, 'manual', now),
    updatedAt: now,
    version: before.version + 1,
  }
}

/** A contact after a change by a person of that role; the address is checked, and free. */
export function contactUpdated(
  {
    properties,
    isList,
    optInOf,
  }: ContactFacts & { optInOf: (mailingListId: string) => MailingList['optIn'] | undefined },
  before: StoredContact,
  email: string,
  { body, role, now }: { body: ContactUpdate; role: Role; now: string },
): StoredContact {
  const status = statusAfter(role, before.status, body)
  const wantsMail = Object.values(body.mailingLists ?? {}).some(
    (one) => one === 'active' || one === 'pending',
  )
  if (wantsMail) expectMailable(status)

  let subscriptions = withLists(isList, before.subscriptions, body.mailingLists, 'manual', now)
  if (status === 'unsubscribed' && before.status !== status)
    subscriptions = unsubscribedFromAll(subscriptions, 'manual', now)
  // Whoever confirmed the old address has not confirmed the new one.
  if (email !== before.email) {
    subscriptions = subscriptions.map((one) =>
      one.status === 'active' && optInOf(one.mailingListId) === 'double'
        ? { ...one, status: 'pending', updatedAt: now }
        : one,
    )
  }
  return {
    ...before,
    email,
    name: changed(before.name, body.name),
    locale: changed(before.locale, body.locale),
    timezone: changed(before.timezone, body.timezone),
    ...(body.consent && { consent: body.consent }),
    ...(status !== before.status && { status, statusAt: now, statusReason: body.statusReason }),
    properties: withProperties(properties, before.properties, body.properties),
    subscriptions,
    updatedAt: now,
    version: before.version + 1,
  }
}

const changed = (before: string | undefined, given: string | null | undefined): string | undefined =>
  given === undefined ? before : given === null || given === '' ? undefined : given
