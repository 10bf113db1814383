import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who had unsubscribed or complained when their contact was deleted, by a hash of their address. */
export const suppressions: Migration = {
  async up(db) {
    await sql`
      create table suppressions (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        address_hash bytea not null,
        status int2 not null,
        at timestamptz not null,
        primary key (workspace_id, address_hash)
      )`.execute(db)
  },
}
