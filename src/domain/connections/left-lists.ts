import type { SyncRun } from '#api/connections'
import type { ImportRowResult } from '#api/import'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { isEmailAddress } from '#lib/email-address'
import type { KeptConnection } from './connection-rules.ts'
import { connectionFillsList } from './connection-uses.ts'

/** The addresses whose rows are there, also where another cell of a row keeps it from being taken (CNN-26). */
export const peopleFound = (results: readonly Pick<ImportRowResult, 'email'>[]): string[] => [
  ...new Set(results.map(({ email }) => email).filter(isEmailAddress)),
]

/**
 * Whether a run tells whose rows are gone. One that could take none of its rows doesn't: the column of the addresses may have
 * been deleted there.
 */
export const knowsMissing = ({
  created,
  updated,
  skipped,
  failed,
}: Pick<SyncRun, 'created' | 'updated' | 'skipped' | 'failed'>): boolean =>
  failed === 0 || created + updated + skipped > 0

/** The lists that a contact leaves whose row is gone: `others` have a row of it, and keep it on theirs. */
export const listsToLeave = (
  mailingListIds: readonly string[],
  others: readonly Pick<KeptConnection, 'state' | 'mailingListIds'>[],
): string[] => mailingListIds.filter((id) => !others.some((other) => connectionFillsList(other, id)))

/**
 * A contact whose row is gone, off the lists of the connection; undefined where it is on none of them. Who unsubscribed from
 * a list stays noted there, or an import could put them on it again (CNN-26). `now` as ISO 8601.
 */
export function offLists<Contact extends Pick<StoredContact, 'subscriptions' | 'version' | 'updatedAt'>>(
  contact: Contact,
  mailingListIds: readonly string[],
  now: string,
): Contact | undefined {
  const kept = contact.subscriptions.filter(
    ({ mailingListId, status }) => status === 'unsubscribed' || !mailingListIds.includes(mailingListId),
  )
  if (kept.length === contact.subscriptions.length) return undefined
  return { ...contact, subscriptions: kept, version: contact.version + 1, updatedAt: now }
}
