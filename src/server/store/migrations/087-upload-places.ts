import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where the tables were when uploads were last looked through: elsewhere, after a dump of them was restored (LIM-12). */
export const uploadPlaces: Migration = {
  async up(db) {
    await sql`create table upload_places (place text primary key)`.execute(db)
  },
}
