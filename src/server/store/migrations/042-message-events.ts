import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What happened to the mails to single people. */
export const messageEvents: Migration = {
  async up(db) {
    await sql`alter table message_recipients add column unknowns int2 not null default 0`.execute(db)
    await sql`create index message_recipients_open on message_recipients (id) where state in (0, 2, 6)`.execute(
      db,
    )
    await sql`create index messages_newest on messages (workspace_id, created_at desc)`.execute(db)
    await sql`
      create table message_events (
        workspace_id int4 not null,
        recipient_id int8 not null references message_recipients (id) on delete cascade,
        id int8 generated always as identity primary key,
        type text not null,
        at timestamptz not null,
        reason text
      )`.execute(db)
    await sql`create index message_events_recipient on message_events (recipient_id, id)`.execute(db)
  },
}
