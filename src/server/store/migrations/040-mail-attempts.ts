import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How often a mail of the product was tried, and when it is tried again; webhooks and bounces that were taken. */
export const mailAttempts: Migration = {
  async up(db) {
    await sql`
      alter table outgoing_mails
        add column attempts int2 not null default 0,
        add column unknowns int2 not null default 0,
        add column begun_at timestamptz,
        add column retry_at timestamptz`.execute(db)
    // What providers and mail servers report; each report is taken once.
    await sql`
      create table inbox (
        source text not null,
        key text not null,
        received_at timestamptz not null,
        primary key (source, key)
      )`.execute(db)
    await sql`create index inbox_received on inbox (received_at)`.execute(db)
  },
}
