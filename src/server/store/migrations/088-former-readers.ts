import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** To which addresses the mails of deleted contacts went, by a hash of them, for as long as their links to unsubscribe must work. */
export const formerReaders: Migration = {
  async up(db) {
    await sql`
      create table former_readers (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        delivery_id int8 primary key references deliveries (id) on delete cascade,
        address_hash bytea not null,
        kept_at timestamptz not null
      )`.execute(db)
    await sql`create index former_readers_kept on former_readers (kept_at)`.execute(db)
  },
}
