import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Conversations with the assistant are private, and everybody in the workspace reads the log (SET-70): it no longer names them. */
export const usageOfTheAssistant: Migration = {
  async up(db) {
    await sql`update usage_log set ref = null where metric = 'ai_messages' and ref is not null`.execute(db)
  },
}
