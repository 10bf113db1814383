import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Conversations with the assistant, and the events of their answers as they come. */
export const ai: Migration = {
  async up(db) {
    await sql`
      create table ai_threads (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        id text not null,
        account_id text not null references accounts (id) on delete cascade,
        title text not null,
        state text not null,
        run int4 not null default 0,
        updated_at timestamptz not null,
        alive_at timestamptz not null,
        signal jsonb,
        primary key (workspace_id, id)
      )`.execute(db)
    await sql`create index ai_threads_latest on ai_threads (workspace_id, account_id, updated_at desc)`.execute(
      db,
    )
    await sql`
      create table ai_messages (
        workspace_id int4 not null,
        thread_id text not null,
        id text not null,
        place int8 generated always as identity,
        created_at timestamptz not null,
        data jsonb not null,
        primary key (workspace_id, thread_id, id),
        foreign key (workspace_id, thread_id) references ai_threads on delete cascade
      )`.execute(db)
    await sql`create index ai_messages_place on ai_messages (workspace_id, thread_id, place)`.execute(db)
    await sql`
      create table ai_stream (
        workspace_id int4 not null,
        thread_id text not null,
        run int4 not null,
        seq int4 not null,
        events jsonb not null,
        primary key (workspace_id, thread_id, run, seq),
        foreign key (workspace_id, thread_id) references ai_threads on delete cascade
      )`.execute(db)
    await sql`
      create table ai_questions (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        account_id text not null,
        asked_at timestamptz not null
      )`.execute(db)
    await sql`create index ai_questions_lately on ai_questions (workspace_id, asked_at)`.execute(db)
  },
}
