import { sql } from 'kysely'
import { NAMES, namesIn } from '#server/ports/files/files'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** An image that somebody uploaded. */
export interface Upload {
  id: string
  accountId: string
  /** As many as were sent. */
  bytes: number
  /** As it was sent. */
  mediaType: string
  /** The name of the stored file, which several uploads share that are the same picture. */
  file: string
  at: string
}

/** Notes an upload; without a workspace it belongs to the account alone. */
export async function addUpload(
  db: Database,
  tenant: Tenant | undefined,
  { id, accountId, bytes, mediaType, file, at }: Upload,
): Promise<void> {
  await db
    .insertInto('uploads')
    .values({
      id,
      workspace_id: tenant?.number ?? null,
      account_id: accountId,
      bytes,
      media_type: mediaType,
      file,
      uploaded_at: at,
      named_at: null,
    })
    .execute()
}

/** Until the end of the transaction nobody else removes the file, or makes sure that it is there. */
export async function lockFile(db: Database, file: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${file}, 0))`.execute(db)
}

/** Keeps the files for good that texts name which leave the server: what came of them can't be looked up later. */
export const keepNamed = (db: Database, texts: readonly (string | undefined)[], now: string): Promise<void> =>
  keepFiles(db, namesIn(texts.join('\n')), now)

async function keepFiles(db: Database, files: readonly string[], now: string): Promise<void> {
  if (files.length === 0) return
  await sql`
    update uploads set named_at = ${now}, removing_at = null
    where file = any(${[...files]}::text[]) and named_at is null`.execute(db)
}

/** Files that nothing was found to name, of which each upload is older than that. */
export async function unnamedFiles(db: Database, before: string): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select u.file from uploads u
    where u.named_at is null and u.uploaded_at < ${before}
      and not exists (
        select from uploads o where o.file = u.file and (o.named_at is not null or o.uploaded_at >= ${before}))
    group by u.file order by u.file`.execute(db)
  return rows.map(({ file }) => file)
}

/**
 * Keeps all uploads for good where the tables are not those that were looked through last: a dump, or a copy that was recovered, does
 * not have the mails that were sent since it was made, and what they name. Returns how many uploads that are.
 */
export async function keepAfterRestore(db: Database, now: string): Promise<number> {
  const { rows } = await sql<{ place: string }>`
    select concat_ws(' ', (select system_identifier from pg_control_system()),
      (select timeline_id from pg_control_checkpoint()), 'uploads'::regclass::oid) as place`.execute(db)
  const place = rows[0]?.place ?? ''
  const known = await db.selectFrom('upload_places').select('place').execute()
  if (known.some((one) => one.place === place)) return 0
  await forgetPlace(db)
  await db.insertInto('upload_places').values({ place }).execute()
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ named_at: now, removing_at: null })
    .where('named_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** After files of the database were put back, which does not show in them: uploads are then kept as well. */
export async function forgetPlace(db: Database): Promise<void> {
  // A version of before has no such table, and the next one finds it empty.
  const { rows } = await sql`select where to_regclass('upload_places') is not null`.execute(db)
  if (rows.length > 0) await sql`delete from upload_places`.execute(db)
}

/** Marks files as to be removed; one that is marked keeps its time. */
export async function markRemoving(db: Database, files: readonly string[], now: string): Promise<void> {
  await sql`
    update uploads set removing_at = ${now}
    where file = any(${[...files]}::text[]) and named_at is null and removing_at is null`.execute(db)
}

/** Files each upload of which was marked before that time, and none was named since. */
export async function removingFiles(db: Database, before: string): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select file from uploads where file in (select file from uploads where removing_at < ${before})
    group by file having bool_and(named_at is null and removing_at is not null and removing_at < ${before})
    order by file`.execute(db)
  return rows.map(({ file }) => file)
}

/** Forgets the uploads of a file. */
export async function forgetUploads(db: Database, file: string): Promise<void> {
  await db.deleteFrom('uploads').where('file', '=', file).execute()
}

/**
 * Tables that name no file, or only as others do: rows of theirs are many. What is not here is looked through, so a new table is
 * too.
 */
const unread = [
  'uploads',
  'contact_exports',
  'deliveries',
  'events',
  'reactions',
  'subscriptions',
  'usage_days',
  'visits',
] as const
/** Of contacts, what they are found by is made from the rest. */
const derived = ['contacts.search', 'contacts.grams', 'contacts.match', 'contacts.dates'] as const

/** Which of these files anything in the tables names, wherever it stands: every text and every JSON is looked through. */
export async function namedFiles(db: Database, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return []
  const { rows: tables } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype, 'json'::regtype, 'varchar'::regtype)
      and c.relname <> all(${[...unread]}::text[]) and c.relname || '.' || a.attname <> all(${[...derived]}::text[])
    group by c.relname order by c.relname`.execute(db)
  const wanted = new Set(files)
  const named = new Set<string>()
  for (const { table, columns } of tables) {
    const texts = sql.join(columns.map((column) => sql`t.${sql.ref(column)}::text`))
    // oxlint-disable-next-line no-await-in-loop -- one after the other, beside the calls
    const { rows } = await sql<{ file: string }>`
      select distinct m[1] as file
      from ${sql.table(table)} t cross join lateral concat_ws(' ', ${texts}) as words
        cross join lateral regexp_matches(words, ${`(${NAMES})`}, 'g') as m
      where words ~ ${NAMES}`.execute(db)
    for (const { file } of rows) if (wanted.has(file)) named.add(file)
  }
  return [...named]
}

/** Keeps files for good that were found to be named. */
export const markNamed = keepFiles
