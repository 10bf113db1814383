import { sql } from 'kysely'
import type { OpenDatabase } from './database.ts'

/** Every column with values that are kept encrypted. */
const SEALED = [
  { table: 'dkim_keys', column: 'private_key' },
  { table: 'certificate_items', column: 'private_key' },
  { table: 'certificate_items', column: 'chain' },
  { table: 'host_certificates', column: 'private_key' },
  { table: 'host_certificates', column: 'chain' },
  { table: 'acme_accounts', column: 'private_key' },
  { table: 'integration_credentials', column: 'secret' },
] as const

/**
 * Goes over every encrypted value of all workspaces, a column in one transaction: `work` answers what is to stand in its place;
 * undefined leaves it.
 */
export async function eachSealed(
  db: OpenDatabase,
  work: (sealed: Buffer) => Buffer | undefined,
): Promise<void> {
  for (const { table, column } of SEALED)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await db.transaction().execute(async (inside) => {
      const { rows } = await sql<{ at: string; value: Buffer }>`
        select ctid::text as at, ${sql.ref(column)} as value from ${sql.table(table)}
        where ${sql.ref(column)} is not null for update`.execute(inside)
      for (const { at, value } of rows) {
        const next = work(value)
        // Nobody else moves a row that is locked.
        if (next)
          // oxlint-disable-next-line no-await-in-loop -- of a transaction, one after the other
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${next} where ctid = ${at}::tid`.execute(
            inside,
          )
      }
    })
}
