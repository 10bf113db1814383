import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Which uploads something has named, and which are to be removed. What was uploaded before counts as named: mails that were sent long
 * ago may show it. So does what a process of before takes, which notes no mails that name it.
 */
export const uploadMarks: Migration = {
  async up(db) {
    await sql`
      alter table uploads
        add column named_at timestamptz default now(),
        add column removing_at timestamptz`.execute(db)
    await sql`create index uploads_file on uploads (file)`.execute(db)
    await sql`create index uploads_unnamed on uploads (uploaded_at) where named_at is null`.execute(db)
  },
}
