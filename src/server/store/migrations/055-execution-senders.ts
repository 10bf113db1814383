import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The sender of each run, out of what it sends: its figures are those of the sender's health. */
export const executionSenders: Migration = {
  async up(db) {
    await sql`
      alter table executions add column sender_id text
        generated always as (snapshot -> 'sender' ->> 'id') stored`.execute(db)
    await sql`create index executions_sent on executions (workspace_id, sending_at)`.execute(db)
  },
}
