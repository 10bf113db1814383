import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sending domains with the keys that sign their mails, and senders. */
export const sendingDomains: Migration = {
  async up(db) {
    await sql`
      create table domains (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        name text not null,
        region text not null,
        status text not null,
        token text not null,
        records jsonb not null,
        dmarc_policy text not null,
        name_servers text[] not null default '{}',
        history jsonb not null,
        is_watched boolean not null default false,
        created_at timestamptz not null,
        verified_at timestamptz,
        asked_at timestamptz,
        last_checked_at timestamptz,
        next_check_at timestamptz,
        primary key (workspace_id, name)
      )`.execute(db)
    await sql`create index domains_due on domains (next_check_at) where is_watched`.execute(db)
    await sql`
      create table dkim_keys (
        workspace_id int4 not null,
        domain_name text not null,
        selector text not null,
        public_key text not null,
        private_key bytea not null,
        created_at timestamptz not null,
        primary key (workspace_id, domain_name),
        foreign key (workspace_id, domain_name) references domains on delete cascade
      )`.execute(db)
    await sql`
      create table senders (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        id text not null unique,
        place int8 generated always as identity,
        label text,
        from_name text not null,
        from_names jsonb,
        address text not null,
        reply_to text,
        domain_name text not null,
        is_default boolean not null,
        is_disabled boolean not null,
        amp jsonb not null,
        amp_asked_at timestamptz,
        mailbox_asked_at timestamptz not null,
        mailbox_confirmed_at timestamptz,
        version int4 not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        created_by jsonb not null,
        updated_by jsonb,
        primary key (workspace_id, id),
        unique (workspace_id, address),
        foreign key (workspace_id, domain_name) references domains on delete cascade
      )`.execute(db)
    await sql`
      create unique index senders_default on senders (workspace_id) where is_default`.execute(db)
  },
}
