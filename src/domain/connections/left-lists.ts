import type { StoredContact } from '#domain/contacts/contact-changes'

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
