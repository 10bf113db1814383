import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The senders that mails of the product are from. */
export const mailSenders: Migration = {
  async up(db) {
    await sql`alter table outgoing_mails add column sender_id text`.execute(db)
  },
}
