import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Images that were uploaded; the files themselves are kept elsewhere. */
export const uploads: Migration = {
  async up(db) {
    await sql`
      create table uploads (
        id text primary key,
        workspace_id int4 references workspaces (number) on delete cascade,
        account_id text references accounts (id) on delete set null,
        bytes int4 not null,
        media_type text not null,
        file text not null,
        uploaded_at timestamptz not null
      )`.execute(db)
    await sql`create index uploads_newest on uploads (workspace_id, uploaded_at desc)`.execute(db)
  },
}
