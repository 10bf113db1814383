import { suppressionOf, type Suppression } from '#domain/contacts/suppressions'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { collectionOf } from '#mocks/core/collection'
import type { Db } from '#mocks/core/db'

interface SuppressionRecord extends Suppression {
  /** Of the workspace and the address. */
  id: string
}

const suppressions = collectionOf<SuppressionRecord>('suppressions')
const idOf = (workspaceId: string, email: string) => `${workspaceId} ${email}`

/** How somebody stood whose contact was deleted, where they want no more mail (CON-63). */
export const suppressionAt = (db: Db, workspaceId: string, email: string): Suppression | undefined =>
  db.of(suppressions).get(idOf(workspaceId, email))

/** Keeps what an address keeps of a contact that leaves it; of several the last counts. `now` in ms since 1970. */
export function keepSuppression(db: Db, workspaceId: string, contact: StoredContact, now: number): void {
  const kept = suppressionOf(contact, now)
  if (kept === 'lifted') liftSuppression(db, workspaceId, contact.email)
  else if (kept) db.of(suppressions).put({ id: idOf(workspaceId, contact.email), ...kept })
}

/** Forgets how somebody stood, who agreed to get mail again. */
export const liftSuppression = (db: Db, workspaceId: string, email: string): void =>
  db.of(suppressions).remove(idOf(workspaceId, email))
