import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What counts itself: rows of a table, by the day of UTC of one of its columns. Events of mails are not among those taken in. */
const counted = [
  { metric: 'contacts', table: 'contacts', moment: 'created_at', which: 'true' },
  { metric: 'events', table: 'events', moment: 'occurred_at', which: 'source <> 1' },
] as const

/** What was used: single things with who used them, and by day what came by itself. */
export const usage: Migration = {
  async up(db) {
    await sql`
      create table usage_log (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        id text collate "C" not null,
        metric text not null,
        quantity numeric(14, 2) not null,
        ref jsonb,
        actor jsonb,
        at timestamptz not null,
        primary key (workspace_id, id)
      )`.execute(db)
    await sql`create index usage_log_newest on usage_log (workspace_id, at desc, id desc)`.execute(db)
    // One row for each connection that writes, so that two of them don't wait for each other.
    await sql`
      create table usage_days (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        metric text not null,
        day int4 not null,
        writer int4 not null,
        quantity int8 not null,
        primary key (workspace_id, metric, day, writer)
      ) with (fillfactor = 50)`.execute(db)
    for (const { metric, table, moment, which } of counted) {
      await sql`
        create function ${sql.id(`note_usage_of_${metric}`)}() returns trigger language plpgsql as $$
        begin
          insert into usage_days as d (workspace_id, metric, day, writer, quantity)
          select c.workspace_id, ${sql.lit(metric)}, c.day, pg_backend_pid() % 256,
            case tg_op when 'DELETE' then -c.count else c.count end
          from (
            select workspace_id, floor(extract(epoch from ${sql.id(moment)}) / 86400)::int4 as day, count(*) as count
            from changed where ${sql.raw(which)} group by 1, 2
          ) c join workspaces w on w.number = c.workspace_id
          order by c.workspace_id, c.day
          on conflict (workspace_id, metric, day, writer) do update set quantity = d.quantity + excluded.quantity;
          return null;
        end $$`.execute(db)
      for (const [event, rows] of [
        ['insert', 'new'],
        // What is dropped of the history happened all the same.
        ...(metric === 'contacts' ? ([['delete', 'old']] as const) : []),
      ] as const)
        await sql`
          create trigger ${sql.id(`${table}_${event}_usage`)} after ${sql.raw(event)} on ${sql.id(table)}
          referencing ${sql.raw(rows)} table as changed for each statement
          execute function ${sql.id(`note_usage_of_${metric}`)}()`.execute(db)
    }
    // What there is already is counted once.
    for (const { metric, table, moment, which } of counted)
      await sql`
        insert into usage_days (workspace_id, metric, day, writer, quantity)
        select workspace_id, ${sql.lit(metric)}, floor(extract(epoch from ${sql.id(moment)}) / 86400)::int4, 0, count(*)
        from ${sql.id(table)} where ${sql.raw(which)} group by 1, 3`.execute(db)
  },
}
