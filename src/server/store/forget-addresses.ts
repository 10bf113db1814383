import type { Database } from './database.ts'
import { keepFormerReader } from './former-readers.store.ts'
import type { Tenant } from './tenant.ts'

/**
 * Removes the address of a contact, by its number, from the mails to it; their figures stay, and what waits is not sent. Their links
 * to unsubscribe still work. `now` as the API writes it.
 */
export async function forgetAddresses(
  db: Database,
  tenant: Tenant,
  contact: number,
  now: string,
): Promise<void> {
  const { number } = tenant
  await keepFormerReader(db, tenant, contact, now)
  await db
    .updateTable('deliveries')
    .set({ contact_id: null, email: null })
    .where('workspace_id', '=', number)
    .where('contact_id', '=', contact)
    .execute()
  await db
    .updateTable('message_recipients')
    .set({ contact_id: null, email: null, name: null })
    .where('workspace_id', '=', number)
    .where('contact_id', '=', contact)
    .execute()
}
