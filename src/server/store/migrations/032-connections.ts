import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Access to other services, the databases there that contacts come from, and each time that they were fetched. */
export const connections: Migration = {
  async up(db) {
    await sql`
      create table integration_credentials (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        id text not null,
        place int8 generated always as identity,
        integration_key text not null,
        name text not null,
        status text not null,
        account jsonb,
        error text,
        secret bytea,
        asked jsonb,
        last_checked_at timestamptz,
        created_at timestamptz not null,
        created_by jsonb not null,
        primary key (workspace_id, id)
      )`.execute(db)
    await sql`
      create table connections (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        id text not null,
        place int8 generated always as identity,
        credential_id text not null,
        state text not null,
        settings jsonb not null,
        next_sync_at timestamptz,
        asked_at timestamptz,
        version int4 not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        created_by jsonb not null,
        updated_by jsonb,
        primary key (workspace_id, id),
        foreign key (workspace_id, credential_id) references integration_credentials on delete cascade
      )`.execute(db)
    await sql`create index connections_due on connections (next_sync_at) where state = 'active'`.execute(db)
    await sql`
      create table sync_runs (
        workspace_id int4 not null,
        id text not null,
        place int8 generated always as identity,
        connection_id text not null,
        status text not null,
        started_at timestamptz not null,
        finished_at timestamptz,
        created int4 not null default 0,
        updated int4 not null default 0,
        skipped int4 not null default 0,
        failed int4 not null default 0,
        errors jsonb not null default '[]',
        rows int4 not null default 0,
        cursor text,
        primary key (workspace_id, id),
        foreign key (workspace_id, connection_id) references connections on delete cascade
      )`.execute(db)
    await sql`create index sync_runs_newest on sync_runs (workspace_id, connection_id, place desc)`.execute(
      db,
    )
    await sql`
      create unique index sync_runs_running on sync_runs (workspace_id, connection_id) where status = 'running'`.execute(
      db,
    )
    await sql`
      create table connection_people (
        workspace_id int4 not null,
        connection_id text not null,
        email text not null,
        run_id text not null,
        primary key (workspace_id, connection_id, email),
        foreign key (workspace_id, connection_id) references connections on delete cascade
      )`.execute(db)
  },
}
