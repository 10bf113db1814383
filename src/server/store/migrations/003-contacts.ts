import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Contacts with what they are asked by, lists, schemas, segments and what happened. */
export const contacts: Migration = {
  async up(db) {
    await sql`create extension if not exists pg_trgm`.execute(db)
    await sql`create extension if not exists btree_gin`.execute(db)
    await sql`alter table workspaces add column if not exists timezone text not null default 'UTC'`.execute(
      db,
    )
    await sql`
      create table schemas (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        type text not null,
        properties jsonb not null,
        deleted_keys text[] not null default '{}',
        version int4 not null default 1,
        primary key (workspace_id, type)
      )`.execute(db)
    await sql`
      create table mailing_lists (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        number int4 generated always as identity,
        id text not null,
        name text not null,
        name_key text not null,
        description text,
        visibility text not null,
        opt_in text not null,
        is_default boolean not null,
        color text not null,
        version int4 not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        created_by jsonb not null,
        updated_by jsonb,
        primary key (workspace_id, number),
        unique (workspace_id, id),
        unique (workspace_id, name_key)
      )`.execute(db)
    await sql`
      create table segments (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        id text not null,
        place int8 generated always as identity,
        name text not null,
        name_key text not null,
        description text,
        color text not null,
        conditions jsonb not null,
        timezone text not null,
        archived boolean not null default false,
        saved_at timestamptz not null,
        version int4 not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        created_by jsonb not null,
        updated_by jsonb,
        primary key (workspace_id, id),
        unique (workspace_id, name_key)
      )`.execute(db)
    await sql`
      create table contacts (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        id int8 generated always as identity,
        uid text not null,
        email text not null,
        name text,
        status int2 not null,
        source int2 not null,
        score int2 not null default 0,
        version int4 not null default 1,
        status_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        last_event_at timestamptz not null,
        draw int8 not null,
        status_reason text,
        locale text,
        timezone text,
        source_ref text,
        photo text,
        consent jsonb,
        props jsonb not null,
        match jsonb not null,
        dates jsonb,
        search text not null,
        grams text[],
        primary key (workspace_id, id)
      ) with (fillfactor = 85)`.execute(db)
    for (const columns of [
      'unique index contacts_uid on contacts (workspace_id, uid)',
      'unique index contacts_email on contacts (workspace_id, email)',
      'index contacts_search on contacts using gin (workspace_id, search gin_trgm_ops)',
      'index contacts_grams on contacts using gin (workspace_id, grams) where grams is not null',
      'index contacts_match on contacts using gin (workspace_id, match jsonb_path_ops)',
      'index contacts_status on contacts (workspace_id, status, id)',
      'index contacts_updated on contacts (workspace_id, updated_at desc, id)',
      'index contacts_last_event on contacts (workspace_id, last_event_at desc, id)',
    ])
      await sql`create ${sql.raw(columns)}`.execute(db)
    await sql`
      create table subscriptions (
        workspace_id int4 not null,
        contact_id int8 not null,
        list_id int4 not null,
        status int2 not null,
        source int2 not null,
        place int2 not null,
        updated_at timestamptz not null,
        primary key (workspace_id, contact_id, list_id),
        foreign key (workspace_id, contact_id) references contacts on delete cascade,
        foreign key (workspace_id, list_id) references mailing_lists on delete cascade
      )`.execute(db)
    await sql`create index subscriptions_list on subscriptions (workspace_id, list_id, status, contact_id)`.execute(
      db,
    )
    await sql`
      create table event_types (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        id int4 generated always as identity,
        name text not null,
        primary key (workspace_id, name)
      )`.execute(db)
    await sql`
      create table events (
        workspace_id int4 not null,
        id int8 generated always as identity,
        contact_id int8,
        type int4 not null,
        source int2 not null,
        occurred_at timestamptz not null,
        visitor_id text,
        session_id text,
        campaign_id text,
        form_id text,
        list_id text,
        message_id text,
        bot float8,
        payload jsonb,
        match jsonb,
        dates jsonb
      ) partition by range (occurred_at)`.execute(db)
    await sql`create table events_default partition of events default`.execute(db)
    for (const columns of [
      'events_type on events (workspace_id, type, occurred_at, contact_id)',
      'events_contact on events (workspace_id, contact_id, type, occurred_at)',
      'events_newest on events (workspace_id, occurred_at desc, id desc)',
      'events_campaign on events (workspace_id, campaign_id, type, contact_id) where campaign_id is not null',
    ])
      await sql`create index ${sql.raw(columns)}`.execute(db)
    await sql`
      create table import_chunks (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        import_id text not null,
        chunk text not null,
        place int8 generated always as identity,
        result jsonb not null,
        primary key (workspace_id, import_id, chunk)
      )`.execute(db)
    await sql`
      create table visits (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        id text not null,
        visitor_id text not null,
        contact_uid text,
        started_at timestamptz not null,
        ended_at timestamptz,
        primary key (workspace_id, id)
      )`.execute(db)
  },
}
