import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who is in a segment, as it was last built. */
export const segmentMembers: Migration = {
  async up(db) {
    await sql`
      create table segment_builds (
        workspace_id int4 not null,
        segment_id text not null,
        saved_at timestamptz not null,
        as_of timestamptz not null,
        built_at timestamptz not null,
        basis text not null,
        version int8 not null,
        contacts int8 not null,
        count int8,
        primary key (workspace_id, segment_id),
        foreign key (workspace_id, segment_id) references segments on delete cascade
      )`.execute(db)
    // Without foreign keys: checking one for each of a million members costs more than finding them.
    await sql`
      create table segment_members (
        workspace_id int4 not null,
        segment_id int8 not null,
        contact_id int8 not null,
        primary key (workspace_id, segment_id, contact_id)
      )`.execute(db)
  },
}
