import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

/**
 * Brings the tables to where this version wants them; two that try at once wait for each other. Returns what it ran. All of it is
 * one transaction: where a migration fails, nothing was done.
 */
export async function migrate(db: Kysely<Tables>, all = migrations): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db, all).migrateToLatest()
  if (error !== undefined) throw error
  return results.map(({ migrationName }) => migrationName)
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
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  })
