import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Opens and clicks as they come, before they are counted: a visitor waits for one small row only. */
export const reactions: Migration = {
  async up(db) {
    await sql`
      create table reactions (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        id int8 generated always as identity primary key,
        delivery_id int8 not null,
        link int2,
        is_bot boolean not null,
        at timestamptz not null
      )`.execute(db)
    await sql`create index reactions_at on reactions (at, id)`.execute(db)
  },
}
