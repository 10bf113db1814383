import { sql, type RawBuilder } from 'kysely'
import { contactStatuses } from '#lib/contact-status'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** The hash of an address, as suppressions are kept by. */
const hashOf = ({ number }: Tenant, email: RawBuilder<unknown>) =>
  sql`sha256(convert_to(${String(number)}::text || e'\n' || ${email}, 'UTF8'))`

/** Keeps to whom the mails of a contact went that is deleted, by its number (CON-63). `now` as the API writes it. */
export async function keepFormerReader(
  db: Database,
  tenant: Tenant,
  contact: number,
  now: string,
): Promise<void> {
  await sql`
    insert into former_readers (workspace_id, delivery_id, address_hash, kept_at)
    select ${tenant.number}, d.id, ${hashOf(tenant, sql`d.email`)}, ${now}::timestamptz from deliveries d
    where d.workspace_id = ${tenant.number} and d.contact_id = ${contact} and d.email is not null and d.begun_at is not null`.execute(
    db,
  )
}

/** Who has the address now to which a mail of a deleted contact went, and whether mail to it has ended; undefined: nobody knows the address. */
export async function readerNow(
  db: Database,
  tenant: Tenant,
  deliveryId: number,
): Promise<{ contactId: string | undefined; hasEnded: boolean } | undefined> {
  const { number } = tenant
  // All addresses of one provider are looked at: it is seldom asked.
  const { rows } = await sql<{ uid: string | null; ended: boolean }>`
    select (
        select c.uid from contacts c
        where c.workspace_id = ${number} and right(c.email, length(d.provider) + 1) = '@' || d.provider
          and ${hashOf(tenant, sql`c.email`)} = f.address_hash
        limit 1) as uid,
      exists (select 1 from suppressions s where s.workspace_id = ${number} and s.address_hash = f.address_hash) as ended
    from former_readers f join deliveries d on d.workspace_id = ${number} and d.id = f.delivery_id
    where f.workspace_id = ${number} and f.delivery_id = ${deliveryId}`.execute(db)
  const [row] = rows
  return row && { contactId: row.uid ?? undefined, hasEnded: row.ended }
}

/** Keeps that somebody wants no more mail at the address to which a mail of a deleted contact went. */
export async function suppressFormerReader(
  db: Database,
  { number }: Tenant,
  deliveryId: number,
  { status, at }: { status: 'unsubscribed' | 'complained'; at: string },
): Promise<void> {
  await sql`
    insert into suppressions (workspace_id, address_hash, status, at)
    select ${number}, f.address_hash, ${contactStatuses.indexOf(status)}, ${at}::timestamptz from former_readers f
    where f.workspace_id = ${number} and f.delivery_id = ${deliveryId}
    on conflict (workspace_id, address_hash) do update set status = excluded.status, at = excluded.at`.execute(
    db,
  )
}

/** Forgets to whom mails of contacts went that were deleted before a time, of all workspaces. */
export async function forgetFormerReaders(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('former_readers')
    .where('kept_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
