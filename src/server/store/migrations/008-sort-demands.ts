import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Orders that took long to bring about: indexes are made for those that are asked again and again. */
export const sortDemands: Migration = {
  async up(db) {
    await sql`
      create table sort_demands (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        key text not null,
        direction text not null,
        asked int4 not null,
        last_asked_at timestamptz not null,
        primary key (workspace_id, key, direction)
      )`.execute(db)
  },
}
