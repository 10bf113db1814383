import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who is in a file of contacts that is fetched in parts: by number, in order, as found when it was begun. */
export const contactExports: Migration = {
  async up(db) {
    await sql`
      create table contact_exports (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        asked bytea not null,
        contacts int8[] not null,
        skips jsonb not null,
        kept_at timestamptz not null,
        primary key (workspace_id, asked)
      )`.execute(db)
    await sql`create index contact_exports_kept on contact_exports (kept_at)`.execute(db)
  },
}
