import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { SECOND } from '#lib/duration'
import { migrations } from './migrations/index.ts'
import { NewerTables } from './newer-tables.ts'
import { keepWorkspaceRole } from './row-security.ts'
import { TablesBusy } from './tables-busy.ts'
import type { Tables } from './tables.ts'

const TABLE = 'migrations'

/** How long a migration waits for a table, during which nobody else gets to it, and how often it is tried again. */
export interface MigrationPatience {
  /** In ms. */
  lock: number
  tries: number
  /** Waits before the next try. */
  pause: () => Promise<unknown>
}

const PATIENCE: MigrationPatience = { lock: 3000, tries: 20, pause: () => wait(SECOND) }

/**
 * Brings the tables to where this version wants them; two that try at once wait for each other. Returns what it ran. All of it is
 * one transaction: where a migration fails, nothing was done. One that has to wait for a table lets the others through and is tried
 * again. Throws `NewerTables` where a newer version ran some of its own, and `TablesBusy`.
 */
export async function migrate(
  db: Kysely<Tables>,
  all = migrations,
  patience: MigrationPatience = PATIENCE,
): Promise<string[]> {
  await expectNotNewer(db, all)
  for (let left = patience.tries; ; left -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- until it gets through
    const { error, results = [] } = await migratorOf(db, shortWaits(all, patience.lock)).migrateToLatest()
    if (error === undefined) {
      // Each time: a dump that was restored elsewhere has the tables, and not the role.
      await keepWorkspaceRole(db)
      return results.map(({ migrationName }) => migrationName)
    }
    if (!isBusy(error)) throw error
    if (left <= 1) throw new TablesBusy(error)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await patience.pause()
  }
}

/** Migrations that give up on a table that they don't get. Another `migrate` is waited for before. */
const shortWaits = (all: typeof migrations, lock: number): typeof migrations =>
  Object.fromEntries(
    Object.entries(all).map(([name, { up }]) => [
      name,
      {
        async up(db) {
          await sql`set local lock_timeout = ${sql.lit(lock)}`.execute(db)
          await up(db)
        },
      },
    ]),
  )

/** Whether PostgreSQL says that a lock could not be had in time, or that two waited for each other. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')

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
