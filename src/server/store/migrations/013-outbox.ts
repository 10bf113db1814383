import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mails that the product sends by itself: recorded with what brought them about, and written after it. */
export const outbox: Migration = {
  async up(db) {
    await sql`
      create table outgoing_mails (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        id text not null,
        kind text not null,
        submission_id text,
        recipient text,
        subject text,
        body text,
        recorded_at timestamptz not null,
        written_at timestamptz,
        failed_at timestamptz,
        primary key (workspace_id, id)
      )`.execute(db)
    await sql`
      create index outgoing_mails_due on outgoing_mails (recorded_at, id) where written_at is null and failed_at is null`.execute(
      db,
    )
  },
}
