import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The languages that mails of forms are read in, by which their senders are named. */
export const mailLanguages: Migration = {
  async up(db) {
    await sql`alter table outgoing_mails add column language text`.execute(db)
  },
}
