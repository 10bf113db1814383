import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who signs in, where they belong, and the settings of a workspace that people make. */
export const people: Migration = {
  async up(db) {
    for (const statement of [
      sql`
        create table accounts (
          id text primary key,
          email text not null,
          email_key text not null unique,
          name text not null,
          photo text,
          is_admin boolean not null default false,
          created_at timestamptz not null
        )`,
      sql`
        alter table workspaces
          add column timezone text not null default 'Asia/Tokyo',
          add column created_by text references accounts (id) on delete set null`,
      sql`
        create table sessions (
          id text primary key,
          account_id text not null references accounts (id) on delete cascade,
          refresh_hash bytea not null,
          turn int4 not null,
          turned_at timestamptz not null,
          created_at timestamptz not null,
          expires_at timestamptz not null
        )`,
      sql`create index on sessions (account_id)`,
      sql`
        create table memberships (
          workspace_id text not null references workspaces (id) on delete cascade,
          account_id text not null references accounts (id) on delete cascade,
          role text not null check (role in ('owner', 'member')),
          joined_at timestamptz not null,
          last_seen_at timestamptz,
          last_opened_at timestamptz,
          primary key (workspace_id, account_id)
        )`,
      sql`create index on memberships (account_id)`,
      sql`
        create table invitations (
          id text primary key,
          workspace_id text not null references workspaces (id) on delete cascade,
          created_by text references accounts (id) on delete set null,
          created_at timestamptz not null,
          expires_at timestamptz not null,
          uses int4 not null default 0,
          max_uses int4,
          revoked boolean not null default false
        )`,
      sql`create index on invitations (workspace_id, created_at desc)`,
      sql`
        create table api_keys (
          workspace_id text not null references workspaces (id) on delete cascade,
          id text not null,
          name text not null,
          permission text not null check (permission in ('full', 'send', 'read')),
          domain_names text[] not null,
          hash bytea not null unique,
          prefix text not null,
          last4 text not null,
          expires_at timestamptz,
          last_used_at timestamptz,
          created_at timestamptz not null,
          created_by text references accounts (id) on delete set null,
          primary key (workspace_id, id)
        )`,
      sql`
        create table api_key_days (
          workspace_id text not null,
          key_id text not null,
          day int4 not null,
          requests int4 not null,
          primary key (workspace_id, key_id, day),
          foreign key (workspace_id, key_id) references api_keys (workspace_id, id) on delete cascade
        )`,
      sql`
        create table web_apis (
          workspace_id text primary key references workspaces (id) on delete cascade,
          enabled boolean not null,
          allowed_origins text[] not null,
          rate_limit_per_minute int4 not null,
          require_consent boolean not null,
          version int4 not null
        )`,
      sql`
        create table brands (
          workspace_id text primary key references workspaces (id) on delete cascade,
          brand jsonb not null,
          version int4 not null
        )`,
    ])
      await statement.execute(db)
  },
}
