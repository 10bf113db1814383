import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Which workspace has proven a hostname. Claims are rows of a table that inherits from `custom_hostnames`: reads, updates and
 * deletes of that table meet them as well, and its unique hostnames, which inserts of older processes rely on, do not hold for
 * them.
 */
export const provenHostnames: Migration = {
  async up(db) {
    await sql`
      create table hostname_claims (
        primary key (workspace_id, hostname),
        foreign key (workspace_id) references workspaces (number) on delete cascade
      ) inherits (custom_hostnames)`.execute(db)
    await sql`
      create unique index hostname_claims_default on hostname_claims (workspace_id, purpose) where is_default`.execute(
      db,
    )
    await sql`create index hostname_claims_due on hostname_claims (next_check_at) where is_watched`.execute(
      db,
    )
    await sql`create index hostname_claims_name on hostname_claims (hostname)`.execute(db)
    await sql`
      create table proven_hostnames (
        hostname text primary key,
        owner int4 not null references workspaces (number) on delete cascade
      )`.execute(db)
    await sql`create index proven_hostnames_owner on proven_hostnames (owner)`.execute(db)
    await sql`
      insert into proven_hostnames (hostname, owner)
      select hostname, workspace_id from custom_hostnames
      where not jsonb_path_exists(records, '$[*] ? (@.status != "verified")')`.execute(db)
  },
}
