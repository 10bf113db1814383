import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Workspaces. */
export const workspaces: Migration = {
  async up(db) {
    await sql`
      create table workspaces (
        number int4 generated always as identity unique,
        id text primary key,
        name text not null,
        icon jsonb,
        allowed_domains text[] not null default '{}',
        created_at timestamptz not null,
        version int4 not null default 1
      )`.execute(db)
  },
}
