import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Texts of single mails that are over went in most cases, and not in all (they hold codes and links to reset passwords): now the rest goes. */
export const textsOfMails: Migration = {
  async up(db) {
    await sql`
      update messages m set mail = null where m.mail is not null and not exists (
        select 1 from message_recipients r
        where r.workspace_id = m.workspace_id and r.message_number = m.number and r.state in (0, 2, 6))`.execute(
      db,
    )
  },
}
