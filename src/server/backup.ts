import { chmod, chown, cp, mkdir, readdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { ServerConfig } from './config.ts'
import { backupCluster, copyOnto } from './engine/backup-cluster.ts'
import { whoRunsIt } from './engine/cluster.ts'
import { openEngine } from './engine/open-engine.ts'
import { isCode } from './engine/postgres-package.ts'
import { openDatabase, type OpenDatabase } from './store/database.ts'
import { expectNotNewer, isMigrated } from './store/migrate.ts'
import { NewerTables } from './store/newer-tables.ts'
import { forgetPlace } from './store/uploads.store.ts'

/** A backup, or a place for one, that can't be used. The message is for the person who asked. */
export class NoBackup extends Error {}

/** The major version of the PostgreSQL of npm (package.json). */
export const ENGINE_MAJOR = 18

/** What the data folder holds beside the database. */
const BESIDE = ['secret', 'files', 'outbox'] as const
const clusterOf = (dataDir: string) => join(dataDir, 'database', 'data')

/** Where something is made that goes into a folder that is there already. It may be a disk of its own, onto which nothing can be moved. */
const INSIDE = 'incomplete'
/** What a file system puts into its own folder. */
const OF_THE_DISK = 'lost+found'

/** Whether a path has something that would be lost: a file, or a folder that is not empty. */
async function isTaken(path: string): Promise<boolean> {
  try {
    const names = await readdir(path)
    // The database comes last: what there is without it is of one that was interrupted.
    const isHalf = names.includes(INSIDE) && !names.includes('database')
    const left: readonly string[] = isHalf ? [OF_THE_DISK, INSIDE, ...BESIDE] : [OF_THE_DISK]
    return names.some((name) => !left.includes(name))
  } catch (error) {
    return !isCode(error, 'ENOENT')
  }
}

/** Where to make what goes to a path that is not taken. What an interrupted one has left there is removed. */
async function placeFor(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  )
  const made = isThere ? join(path, INSIDE) : `${path}.incomplete`
  const left = isThere ? [made, ...BESIDE.map((name) => join(path, name))] : [made]
  await Promise.all(left.map((one) => rm(one, { recursive: true, force: true })))
  return made
}

/** Puts what was made in its place, of a folder that is there already the database last: without it, it is not whole. */
async function putInPlace(made: string, path: string): Promise<void> {
  if (dirname(made) !== path) {
    await mkdir(dirname(path), { recursive: true })
    await rename(made, path)
    return
  }
  const beside = (await readdir(made)).filter((name) => name !== 'database')
  for (const name of [...beside, 'database'])
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await rename(join(made, name), join(path, name))
  await rmdir(made)
}

/**
 * Copies a file, or a folder that is written to meanwhile: a file gets its name once it is whole, and one that goes has been
 * removed. `cp` fails at the first name that is gone.
 */
async function copyWritten(from: string, to: string): Promise<void> {
  const found = await stat(from).catch(() => undefined)
  if (found?.isDirectory()) {
    await mkdir(to, { recursive: true, mode: found.mode })
    // oxlint-disable-next-line no-await-in-loop -- one disk
    for (const name of await readdir(from)) await copyWritten(join(from, name), join(to, name))
  } else if (found?.isFile() && (await copyOnto(from, to))) await utimes(to, found.atime, found.mtime)
}

/**
 * Copies the data folder into `folder`, also while a server writes to it: all that was answered as kept before this began is in
 * the copy. It stands there whole or not at all.
 */
export async function backup(config: ServerConfig, folder: string): Promise<number> {
  const target = resolve(folder)
  if (config.databaseUrl !== undefined)
    throw new NoBackup(
      'The database is the one of DATABASE_URL: back it up with its own tools, such as pg_dump, and DATA_DIR by copying it.',
    )
  if (await isTaken(target))
    throw new NoBackup(`${target} is a file, or has something in it. Name a new folder.`)
  const made = await placeFor(target)
  const engine = await openEngine(config)
  try {
    await mkdir(join(made, 'database'), { recursive: true, mode: 0o700 })
    await backupCluster({
      connection: engine.connection,
      data: clusterOf(config.dataDir),
      into: clusterOf(made),
    })
  } finally {
    // One that a server uses is left to it.
    if (!engine.wasRunning) await engine.stop?.()
  }
  // After the database: what it names is there already.
  for (const name of BESIDE)
    // oxlint-disable-next-line no-await-in-loop -- one disk
    await copyWritten(join(config.dataDir, name), join(made, name))
  await putInPlace(made, target)
  process.stdout.write(
    `The backup is in ${target}. It holds the secret of this server: keep it where nobody else reads it.\n`,
  )
  return 0
}

/**
 * Puts a backup into the data folder, which must not be there yet, or be empty. Its database is started once before that, so that
 * what is in its place can be started on. Throws `NewerTables` at the end where a newer version made it, which then starts on it.
 */
export async function restore(config: ServerConfig, folder: string): Promise<number> {
  const source = resolve(folder)
  const dataDir = resolve(config.dataDir)
  if (config.databaseUrl !== undefined)
    throw new NoBackup('DATABASE_URL is set: a backup goes into the embedded database. Unset it first.')
  if (!(await stat(join(clusterOf(source), 'backup_label')).catch(() => undefined)))
    throw new NoBackup(`${source} is no whole backup: it has no database/data/backup_label.`)
  if (await isTaken(dataDir))
    throw new NoBackup(
      `${dataDir} is a file, or has something in it. Move it away first, or set DATA_DIR to a new folder.`,
    )
  await expectSameEngine(source)
  const made = await placeFor(dataDir)
  await cp(source, made, { recursive: true, preserveTimestamps: true })
  await handOver(made)
  const { isOfThisVersion, newer } = await startOnce({ ...config, dataDir: made })
  await putInPlace(made, dataDir)
  process.stdout.write(
    isOfThisVersion
      ? `The backup is restored into ${dataDir}.\n`
      : `The backup is restored into ${dataDir}. Its tables are of another version: the next start brings them to this one.\n`,
  )
  if (newer) throw newer
  return 0
}

/** Starts the database of a copy, which brings it into order, and tells of which version its tables are. */
async function startOnce(
  config: ServerConfig,
): Promise<{ isOfThisVersion: boolean; newer: NewerTables | undefined }> {
  const engine = await openEngine(config)
  const db = openDatabase({ connection: engine.connection, connections: 1 })
  try {
    await forgetPlace(db)
    return { isOfThisVersion: await isMigrated(db), newer: await newerTables(db) }
  } finally {
    await db.destroy()
    await engine.stop?.()
  }
}

async function newerTables(db: OpenDatabase): Promise<NewerTables | undefined> {
  try {
    await expectNotNewer(db)
    return undefined
  } catch (error) {
    if (error instanceof NewerTables) return error
    throw error
  }
}

/** A copy of PostgreSQL's files is read by its own major version only; it is told before anything is copied. */
async function expectSameEngine(source: string): Promise<void> {
  const theirs = (await readFile(join(clusterOf(source), 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (theirs === String(ENGINE_MAJOR)) return
  throw new NoBackup(
    `${source} was made with PostgreSQL ${theirs === '' ? 'of an unknown version' : theirs}, and this version of Otegami has PostgreSQL ${ENGINE_MAJOR}, which can't read its files. Restore it with the version of Otegami that made it, take the workspaces out there with \`export\`, and in with \`migrate-in --from otegami\` here.`,
  )
}

/** PostgreSQL wants its files to belong to whom it runs as, and to nobody else. */
async function handOver(dataDir: string): Promise<void> {
  const cluster = clusterOf(dataDir)
  const { uid, gid } = await whoRunsIt(join(dataDir, 'database'))
  const entries = await readdir(cluster, { recursive: true, withFileTypes: true })
  await chmod(cluster, 0o700)
  if (uid === undefined) return
  for (const path of [cluster, ...entries.map((entry) => join(entry.parentPath, entry.name))])
    // oxlint-disable-next-line no-await-in-loop -- quick
    await chown(path, uid, gid ?? uid)
}
