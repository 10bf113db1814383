import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'
import { NewerTables } from './newer-tables.ts'
import type { Tables } from './tables.ts'

const TABLE = 'migrations'

/**
 * Brings the tables to where this version wants them; two that try at once wait for each other. Returns what it ran. All of it is
 * one transaction: where a migration fails, nothing was done. Throws `NewerTables` where a newer version ran some of its own.
 */
export async function migrate(db: Kysely<Tables>, all = migrations): Promise<string[]> {
  await expectNotNewer(db, all)
  const { error, results = [] } = await migratorOf(db, all).migrateToLatest()
  if (error !== undefined) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** Throws `NewerTables` where the database has run migrations that this version does not know. */
export async function expectNotNewer(db: Kysely<Tables>, all = migrations): Promise<void> {
  const { rows: found } = await sql`select 1 where to_regclass(${TABLE}) is not null`.execute(db)
  if (found.length === 0) return
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)} order by name`.execute(db)
  const unknown = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(all, name))
  if (unknown.length > 0) throw new NewerTables(unknown)
}

/** Whether the tables are where this version wants them. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const all = await migratorOf(db, migrations).getMigrations()
  return all.every(({ executedAt }) => executedAt !== undefined)
}

const migratorOf = (db: Kysely<Tables>, all: typeof migrations) =>
  new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...all }) },
    migrationTableName: TABLE,
    migrationLockTableName: 'migrations_lock',
  })
