import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When answers of imports were kept: they go after two days. Processes of before write none, so there is one for them. */
export const importTimes: Migration = {
  async up(db) {
    await sql`alter table import_chunks add column kept_at timestamptz not null default now()`.execute(db)
    await sql`create index import_chunks_kept on import_chunks (kept_at)`.execute(db)
  },
}
