import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** Removes the address of a contact, by its number, from the mails to it; their figures stay, and what waits is not sent. */
export async function forgetAddresses(db: Database, { number }: Tenant, contact: number): Promise<void> {
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
