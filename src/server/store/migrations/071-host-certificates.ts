import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The certificates of the server's own hosts. */
export const hostCertificates: Migration = {
  async up(db) {
    await sql`
      create table host_certificates (
        hostname text primary key,
        private_key bytea,
        chain bytea,
        expires_at timestamptz,
        attempts int4 not null default 0,
        next_try_at timestamptz not null
      )`.execute(db)
  },
}
