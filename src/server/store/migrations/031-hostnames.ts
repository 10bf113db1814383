import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Custom hostnames, their certificates, and what obtaining those takes. */
export const hostnames: Migration = {
  async up(db) {
    await sql`
      create table custom_hostnames (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        hostname text not null unique,
        purpose text not null,
        is_default boolean not null,
        token text not null,
        records jsonb not null,
        was_complete boolean not null default false,
        is_watched boolean not null default false,
        created_at timestamptz not null,
        last_checked_at timestamptz,
        next_check_at timestamptz,
        primary key (workspace_id, hostname)
      )`.execute(db)
    await sql`
      create unique index custom_hostnames_default on custom_hostnames (workspace_id, purpose) where is_default`.execute(
      db,
    )
    await sql`create index custom_hostnames_due on custom_hostnames (next_check_at) where is_watched`.execute(
      db,
    )
    await sql`
      create table certificates (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        hostname text not null,
        method text not null,
        auto_renew boolean not null,
        stage text not null,
        stage_at timestamptz not null,
        token text not null,
        records jsonb not null,
        issuer text,
        valid_from timestamptz,
        expires_at timestamptz,
        is_watched boolean not null default false,
        attempts int4 not null default 0,
        created_at timestamptz not null,
        asked_at timestamptz,
        last_checked_at timestamptz,
        next_check_at timestamptz,
        deleted_at timestamptz,
        primary key (workspace_id, hostname)
      )`.execute(db)
    await sql`create index certificates_due on certificates (next_check_at) where is_watched`.execute(db)
    await sql`
      create table certificate_items (
        workspace_id int4 not null,
        id text not null,
        place int8 generated always as identity,
        hostname text not null,
        serial text not null,
        algorithm text not null,
        issuer text not null,
        status text not null,
        issued_at timestamptz not null,
        expires_at timestamptz not null,
        private_key bytea,
        chain bytea,
        primary key (workspace_id, id),
        foreign key (workspace_id, hostname) references certificates on delete cascade
      )`.execute(db)
    await sql`create index certificate_items_newest on certificate_items (workspace_id, hostname, place desc)`.execute(
      db,
    )
    await sql`
      create table acme_accounts (
        directory text primary key,
        private_key bytea not null,
        url text
      )`.execute(db)
    await sql`
      create table acme_challenges (
        token text primary key,
        answer text not null,
        created_at timestamptz not null
      )`.execute(db)
  },
}
