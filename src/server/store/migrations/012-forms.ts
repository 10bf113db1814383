import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Forms, what is public of them, what was sent to them, and how often they were seen. */
export const forms: Migration = {
  async up(db) {
    await sql`
      create table forms (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        id text not null unique,
        place int8 generated always as identity,
        name text not null,
        kind text not null,
        fields jsonb not null,
        settings jsonb not null,
        style jsonb not null,
        draft_version int4 not null,
        is_public boolean not null default false,
        version int4 not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        created_by jsonb not null,
        updated_by jsonb,
        primary key (workspace_id, id)
      )`.execute(db)
    await sql`
      create table form_publications (
        workspace_id int4 not null,
        form_id text not null,
        version int4 not null,
        published_at timestamptz not null,
        published_by jsonb not null,
        snapshot jsonb not null,
        primary key (workspace_id, form_id),
        foreign key (workspace_id, form_id) references forms on delete cascade
      )`.execute(db)
    await sql`
      create table form_submissions (
        workspace_id int4 not null,
        id text not null unique,
        form_id text not null,
        submission_id text not null,
        form_version int4 not null,
        contact_id int8,
        answers jsonb not null,
        search text not null,
        status text not null,
        source jsonb not null,
        bot_score float8,
        is_test boolean not null default false,
        lists text[] not null default '{}',
        submitted_at timestamptz not null,
        primary key (workspace_id, id),
        unique (workspace_id, form_id, submission_id),
        foreign key (workspace_id, form_id) references forms on delete cascade,
        foreign key (workspace_id, contact_id) references contacts on delete set null (contact_id)
      )`.execute(db)
    for (const columns of [
      'form_submissions_newest on form_submissions (workspace_id, form_id, submitted_at desc, id desc)',
      'form_submissions_contact on form_submissions (workspace_id, contact_id) where contact_id is not null',
    ])
      await sql`create index ${sql.raw(columns)}`.execute(db)
    await sql`
      create table form_days (
        workspace_id int4 not null,
        form_id text not null,
        day int4 not null,
        views int4 not null,
        submissions int4 not null,
        last_submission_at timestamptz,
        primary key (workspace_id, form_id, day),
        foreign key (workspace_id, form_id) references forms on delete cascade
      ) with (fillfactor = 50)`.execute(db)
  },
}
