import { sql } from 'kysely'
import type { ContactEvent } from '#api/contact-events'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { eventOf, eventRows } from './contact-events.store.ts'
import { shownColumns, storedOf, type ShownRow } from './contacts.store.ts'
import type { Database, OpenDatabase } from './database.ts'
import type { Tenant } from './tenant.ts'

/** Rows that are in memory at once. */
const PART = 2000

/** Does something with the workspace as it is at one moment, whatever is written meanwhile. It can only read. */
export const atOneMoment = <T>(db: OpenDatabase, work: (db: Database) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)

/** All contacts, in the order in which they came, part by part. In a transaction. */
export async function* everyContact(db: Database, tenant: Tenant): AsyncGenerator<StoredContact[]> {
  let last = 0
  for (;;) {
    const rows: ShownRow[] = await db
      .selectFrom('contacts as c')
      .where('c.workspace_id', '=', tenant.number)
      .where('c.id', '>', last)
      .orderBy('c.id')
      .limit(PART)
      .select(shownColumns)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    last = end.id
    yield await storedOf(db, tenant, rows)
  }
}

/**
 * All that happened, the oldest first, part by part. In a transaction: a cursor reads on where it is, so that moments finer than
 * a millisecond are neither missed nor met twice.
 */
export async function* everyEvent(db: Database, tenant: Tenant): AsyncGenerator<ContactEvent[]> {
  const query = eventRows(db, tenant).orderBy('e.occurred_at').orderBy('e.id')
  await sql`declare every_event no scroll cursor for ${query}`.execute(db)
  for (;;) {
    const { rows } = await sql<EventRow>`fetch ${sql.raw(String(PART))} from every_event`.execute(db)
    if (rows.length === 0) break
    yield rows.map((row) => eventOf(row, true))
  }
  await sql`close every_event`.execute(db)
}

type EventRow = Parameters<typeof eventOf>[0]
