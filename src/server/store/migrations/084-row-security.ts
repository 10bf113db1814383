import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Tables with secrets of workspaces, and the setting that says of which one a call may have rows. */
const secrets = [
  { table: 'api_keys', own: `current_setting('otegami.id', true)` },
  { table: 'dkim_keys', own: `nullif(current_setting('otegami.number', true), '')::int4` },
  { table: 'integration_credentials', own: `nullif(current_setting('otegami.number', true), '')::int4` },
] as const

/** A call has secrets of its own workspace only (docs/decisions/078). Who owns the tables, as processes of before do, has all. */
export const rowSecurity: Migration = {
  async up(db) {
    for (const { table, own } of secrets) {
      await sql`alter table ${sql.id(table)} enable row level security`.execute(db)
      await sql`
        create policy workspace on ${sql.id(table)}
        using (workspace_id = ${sql.raw(own)}) with check (workspace_id = ${sql.raw(own)})`.execute(db)
    }
  },
}
