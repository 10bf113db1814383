import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { isCode } from './postgres-package.ts'

/** What is of the running process only, or made anew at the start: PostgreSQL's documentation, 'Base Backup'. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|backup_label|tablespace_map|pg_internal\.init|pgsql_tmp.*|.*\.log)$/
/** Folders of which only the folder itself is wanted. */
const EMPTY: ReadonlySet<string> = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
/** A file of the write-ahead log. */
const SEGMENT = /^[0-9A-F]{24}$/

export interface BackupOptions {
  connection: ClientConfig
  /** The folder of the running cluster. */
  data: string
  /** Where the copy goes; made here. */
  into: string
}

/**
 * Copies a cluster while it is written to, as pg_basebackup does, which the packages of npm do not have. The copy holds all that
 * was committed before this settles, and is brought into order by the first start on it.
 */
export async function backupCluster({ connection, data, into }: BackupOptions): Promise<void> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Goes with the connection, and keeps what is written to the log meanwhile from being removed.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `backup_${randomUUID().replaceAll('-', '')}`,
    ])
    const started = await client.query<{ first: string }>(
      "select pg_walfile_name(pg_backup_start('otegami', true)) as first",
    )
    const first = started.rows[0]?.first ?? ''
    await copyFolder(data, into)
    const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(join(into, 'backup_label'), stopped.rows[0]?.labelfile ?? '', { mode: 0o600 })
    for (const name of await readdir(join(data, 'pg_wal')))
      if (SEGMENT.test(name) && name >= first)
        // oxlint-disable-next-line no-await-in-loop -- one disk
        await copyOnto(join(data, 'pg_wal', name), join(into, 'pg_wal', name))
  } finally {
    await client.end()
  }
}

async function copyFolder(from: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(into, entry.name)]
    if (entry.isFile())
      // oxlint-disable-next-line no-await-in-loop -- one disk
      await copyOnto(source, target)
    else if (entry.isDirectory() && EMPTY.has(entry.name))
      // oxlint-disable-next-line no-await-in-loop -- one disk
      await mkdir(target, { mode: 0o700 })
    else if (entry.isDirectory())
      // oxlint-disable-next-line no-await-in-loop -- one disk
      await copyFolder(source, target)
  }
}

/**
 * Copies a file and has it written to the disk. False for one that is gone meanwhile; one of a cluster belongs to a table that was
 * dropped.
 */
export async function copyOnto(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    throw error
  }
  const file = await open(to, 'r+')
  try {
    await file.datasync()
  } finally {
    await file.close()
  }
  return true
}
