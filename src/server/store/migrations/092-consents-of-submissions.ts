import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The words that a submission agreed to, which are noted once it is confirmed. */
export const consentsOfSubmissions: Migration = {
  async up(db) {
    await sql`alter table form_submissions add column consent_note text`.execute(db)
  },
}
