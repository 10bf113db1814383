import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the server knows of its workers. The queues themselves are in the schema of pg-boss, which migrates it. */
export const jobs: Migration = {
  async up(db) {
    await sql`
      create table workers (
        id text primary key,
        started_at timestamptz not null,
        seen_at timestamptz not null
      )`.execute(db)
    await sql`
      create table failed_jobs (
        ticket_id text primary key,
        name text not null,
        data jsonb not null,
        error text not null,
        failed_at timestamptz not null
      )`.execute(db)
    await sql`create index failed_jobs_newest on failed_jobs (failed_at desc)`.execute(db)
    await sql`
      create table score_marks (
        workspace_id int4 primary key references workspaces (number) on delete cascade,
        scored_until timestamptz not null
      )`.execute(db)
  },
}
