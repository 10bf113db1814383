import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** Removes the address of a contact, by its number, from the mails that were sent to it; their figures stay. */
export async function forgetAddresses(db: Database, { number }: Tenant, contact: number): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      contact_id: null,
      email: null,
      // Nobody is there to get what has not left yet.
      state: sql<number>`case when state in (0, 6) then 7 else state end`,
      skipped: sql<number | null>`case when state in (0, 6) then 1 else skipped end`,
    })
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
