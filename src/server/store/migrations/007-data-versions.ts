import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a count of contacts depends on. */
const tables = ['contacts', 'subscriptions', 'events', 'segments', 'mailing_lists', 'schemas'] as const

/** Every statement that changes whom a question finds gives the workspace another version, in its own transaction. */
export const dataVersions: Migration = {
  async up(db) {
    // One row for each connection that writes, so that two of them don't wait for each other.
    await sql`
      create table data_versions (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        writer int4 not null,
        version int8 not null,
        primary key (workspace_id, writer)
      ) with (fillfactor = 50)`.execute(db)
    await sql`
      create function note_data_version() returns trigger language plpgsql as $$
      begin
        insert into data_versions as d (workspace_id, writer, version)
        select w.number, pg_backend_pid() % 256, 1
        from (select distinct workspace_id from changed) c join workspaces w on w.number = c.workspace_id
        on conflict (workspace_id, writer) do update set version = d.version + 1;
        return null;
      end $$`.execute(db)
    for (const table of tables)
      for (const [event, rows] of [
        ['insert', 'new'],
        ['update', 'new'],
        ['delete', 'old'],
      ] as const)
        await sql`
          create trigger ${sql.id(`${table}_${event}_version`)} after ${sql.raw(event)} on ${sql.id(table)}
          referencing ${sql.raw(rows)} table as changed for each statement execute function note_data_version()`.execute(
          db,
        )
  },
}
