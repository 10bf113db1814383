import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a form asked visitors to agree to before it was published anew. Of what was published until now nobody knows it. */
export const earlierConsents: Migration = {
  async up(db) {
    await sql`alter table form_publications add column earlier_consents jsonb not null default '[]'`.execute(
      db,
    )
  },
}
