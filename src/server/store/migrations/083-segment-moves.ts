import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What a segment asked when it was built, so that the next build tells people who came and went from those whom an edit moved.
 * Processes of before leave it as it is. Events of segments are worked out, so they don't count as taken in.
 */
export const segmentMoves: Migration = {
  async up(db) {
    await sql`alter table segment_builds add column meaning text`.execute(db)
    await sql`
      create or replace function note_usage_of_events() returns trigger language plpgsql as $$
      begin
        insert into usage_days as d (workspace_id, metric, day, writer, quantity)
        select c.workspace_id, 'events', c.day, pg_backend_pid() % 256, c.count
        from (
          select e.workspace_id, floor(extract(epoch from e.occurred_at) / 86400)::int4 as day, count(*) as count
          from changed e
          left join event_types t on t.workspace_id = e.workspace_id and t.id = e.type
            and t.name in ('segment.entered', 'segment.left') and e.source = 5
          where e.source <> 1 and t.id is null group by 1, 2
        ) c join workspaces w on w.number = c.workspace_id
        order by c.workspace_id, c.day
        on conflict (workspace_id, metric, day, writer) do update set quantity = d.quantity + excluded.quantity;
        return null;
      end $$`.execute(db)
  },
}
