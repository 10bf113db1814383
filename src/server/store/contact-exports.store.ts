import { sql } from 'kysely'
import type { Skip } from '#domain/contacts/export-parts'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** A file that is fetched in parts. */
interface KeptExport {
  /** SHA-256 of who asks for what. */
  asked: Uint8Array
  /** The numbers of those who are in it, in order. */
  contacts: readonly number[]
  now: string
}

/** Keeps who is in a file, in the place of one that was asked for alike. */
export async function keepExport(
  db: Database,
  { number }: Tenant,
  { asked, contacts, now }: KeptExport,
): Promise<void> {
  await sql`
    insert into contact_exports (workspace_id, asked, contacts, skips, kept_at)
    values (${number}, ${asked}, ${[...contacts]}::int8[], '[]', ${now}::timestamptz)
    on conflict (workspace_id, asked) do update set contacts = excluded.contacts, skips = excluded.skips, kept_at = excluded.kept_at`.execute(
    db,
  )
}

/** Where parts of a file begin that was begun after a time; undefined where there is none. */
export async function skipsOfExport(
  db: Database,
  { number }: Tenant,
  asked: Uint8Array,
  since: string,
): Promise<readonly Skip[] | undefined> {
  const { rows } = await sql<{ skips: Skip[] }>`
    select skips from contact_exports
    where workspace_id = ${number} and asked = ${asked} and kept_at > ${since}::timestamptz`.execute(db)
  return rows[0]?.skips
}

/** Some of those who are in a file, by number. */
export async function contactsOfExport(
  db: Database,
  { number }: Tenant,
  asked: Uint8Array,
  { place, count }: { place: number; count: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ contacts: number[] }>`
    select array_to_json(contacts[${place + 1}::int4:${place + count}::int4]) as contacts from contact_exports
    where workspace_id = ${number} and asked = ${asked}`.execute(db)
  return rows[0]?.contacts ?? []
}

export async function noteSkips(
  db: Database,
  { number }: Tenant,
  asked: Uint8Array,
  skips: readonly Skip[],
): Promise<void> {
  await sql`
    update contact_exports set skips = ${JSON.stringify(skips)}::jsonb
    where workspace_id = ${number} and asked = ${asked}`.execute(db)
}

/** A file that has no further parts. */
export async function forgetExport(db: Database, { number }: Tenant, asked: Uint8Array): Promise<void> {
  await sql`delete from contact_exports where workspace_id = ${number} and asked = ${asked}`.execute(db)
}

/** Forgets the files of all workspaces that were begun before a time; how many there were. */
export async function forgetExportsBefore(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_exports')
    .where('kept_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
