import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who signs in to an account, as providers call them: an address can get another owner, a subject can't. */
export const identities: Migration = {
  async up(db) {
    await sql`
      create table identities (
        issuer text not null,
        subject text not null,
        account_id text not null references accounts (id) on delete cascade,
        created_at timestamptz not null,
        primary key (issuer, subject),
        unique (issuer, account_id)
      )`.execute(db)
  },
}
