import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { backup, ENGINE_MAJOR, NoBackup, restore } from './backup.ts'
import { readServerConfig } from './config.ts'
import { openEngine } from './engine/open-engine.ts'
import { diskFiles } from './ports/files/disk-files.ts'

async function place() {
  const folder = await mkdtemp(join(tmpdir(), 'otegami-backup-'))
  // As root the database runs as somebody else.
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const said: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  onTestFinished(() => write.mockRestore())
  const configOf = (name: string) => readServerConfig({ DATA_DIR: join(folder, name) })
  return { folder, configOf, said }
}

async function rowsOf(config: ReturnType<typeof readServerConfig>, table = 'written'): Promise<number[]> {
  const engine = await openEngine(config)
  const client = new Client(engine.connection)
  await client.connect()
  const { rows } = await client.query<{ n: number }>(`select n from ${table} order by n`)
  await client.end()
  await engine.stop?.()
  return rows.map(({ n }) => n)
}

test('a backup that is made while rows are written has all that were there before it, and no gap', async () => {
  const { folder, configOf, said } = await place()
  const config = configOf('data')
  await mkdir(join(config.dataDir, 'files'), { recursive: true })
  await writeFile(join(config.dataDir, 'files/hash.png'), 'a picture')
  await writeFile(join(config.dataDir, 'secret'), 'a secret', { mode: 0o600 })
  const engine = await openEngine(config)
  onTestFinished(async () => engine.stop?.())
  const client = new Client(engine.connection)
  await client.connect()
  await client.query('create table written (n int primary key, filling text)')
  await client.query('create table upload_places as select 1 as n')
  let written = 0
  const over = new AbortController()
  const writing = (async () => {
    while (!over.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: a gap would be a loss
      await client.query('insert into written values ($1, $2)', [written + 1, 'x'.repeat(2000)])
      written += 1
    }
  })()
  // Meanwhile pictures are uploaded, and mails written: each has another name until it is whole.
  const pictures = diskFiles(join(config.dataDir, 'files'))
  for (let number = 0; number < 200; number += 1)
    // oxlint-disable-next-line no-await-in-loop -- one disk
    await pictures.put(Buffer.from(`old ${number}`), 'png')
  const uploading = Array.from({ length: 4 }, async (_, uploader) => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const name = await pictures.put(Buffer.from(`${uploader} ${number}`), 'png')
      // oxlint-disable-next-line no-await-in-loop -- as above
      await pictures.remove(name)
    }
  })
  await vi.waitUntil(() => written > 50)
  const before = written
  expect(await backup(config, join(folder, 'copy'))).toBe(0)
  const after = written
  over.abort()
  await Promise.all([writing, ...uploading])
  await client.end()
  expect(after).toBeGreaterThan(before)

  const other = configOf('other')
  expect(await restore(other, join(folder, 'copy'))).toBe(0)
  expect(said.join('')).toContain('is restored into')
  const rows = await rowsOf(other)
  expect(rows.length).toBeGreaterThanOrEqual(before)
  expect(rows).toEqual(rows.map((_, place) => place + 1))
  expect(await readFile(join(other.dataDir, 'files/hash.png'), 'utf8')).toBe('a picture')
  expect(await readFile(join(other.dataDir, 'secret'), 'utf8')).toBe('a secret')
  // The worker then keeps all pictures that it has (LIM-12).
  expect(await rowsOf(other, 'upload_places')).toEqual([])
})

test('a folder that is there already, as a disk of its own is, gets a backup and a restored server', async () => {
  const { folder, configOf } = await place()
  const config = configOf('data')
  const engine = await openEngine(config)
  const client = new Client(engine.connection)
  await client.connect()
  await client.query('create table written as select 1 as n')
  await client.query('create table upload_places as select 1 as n')
  await client.end()
  await engine.stop?.()
  await writeFile(join(config.dataDir, 'secret'), 'a secret')
  const copy = join(folder, 'copy')
  const other = configOf('other')
  const disks = [copy, other.dataDir]
  for (const disk of disks) await mkdir(join(disk, 'lost+found'), { recursive: true })
  /** Onto a disk nothing can be moved, so the folders themselves stay. */
  const themselves = () => Promise.all(disks.map(async (disk) => (await stat(disk)).ino))
  const before = await themselves()
  await backup(config, copy)
  expect(await readdir(copy)).toEqual(['database', 'lost+found', 'secret'])
  // One that was killed before its database was there is begun again.
  await mkdir(join(other.dataDir, 'incomplete/database'), { recursive: true })
  await writeFile(join(other.dataDir, 'secret'), 'of an older backup')
  await restore(other, copy)
  expect(await readdir(other.dataDir)).toEqual(['database', 'lost+found', 'secret'])
  expect(await rowsOf(other)).toEqual([1])
  expect(await rowsOf(other, 'upload_places')).toEqual([])
  expect(await readFile(join(other.dataDir, 'secret'), 'utf8')).toBe('a secret')
  expect(await themselves()).toEqual(before)
  await expect(restore(other, copy)).rejects.toThrow('has something in it')
})

test('a restore that is killed leaves nothing that a server would start on', async () => {
  const { folder, configOf } = await place()
  const config = configOf('data')
  const engine = await openEngine(config)
  await engine.stop?.()
  await backup(config, join(folder, 'copy'))
  // Its database does not start: as if the process was killed before it did.
  await rm(join(folder, 'copy/database/data/global'), { recursive: true })
  await expect(restore(configOf('other'), join(folder, 'copy'))).rejects.toThrow('database')
  expect((await readdir(folder)).toSorted()).toEqual(['copy', 'data', 'other.incomplete'])
})

test('a backup of a newer version is put in place and told: this version does not start on it', async () => {
  const { folder, configOf, said } = await place()
  const config = configOf('data')
  const engine = await openEngine(config)
  const client = new Client(engine.connection)
  await client.connect()
  await client.query('create table migrations (name text, timestamp text)')
  await client.query("insert into migrations values ('999-later', '')")
  await client.end()
  await engine.stop?.()
  await backup(config, join(folder, 'copy'))
  await expect(restore(configOf('other'), join(folder, 'copy'))).rejects.toThrow(
    'this one does not know its migration 999-later. Start the newer version',
  )
  expect(said.join('')).toContain('is restored into')
})

test('the version that restores ask for is that of the PostgreSQL that is installed', async () => {
  const { configOf } = await place()
  const { dataDir } = configOf('data')
  const engine = await openEngine(configOf('data'))
  await engine.stop?.()
  expect((await readFile(join(dataDir, 'database/data/PG_VERSION'), 'utf8')).trim()).toBe(
    String(ENGINE_MAJOR),
  )
})

test('nothing is written over, and what is no whole backup is told', async () => {
  const { folder, configOf } = await place()
  const config = configOf('data')
  await mkdir(join(folder, 'full/database/data'), { recursive: true })
  await expect(backup(config, join(folder, 'full'))).rejects.toThrow(
    'has something in it. Name a new folder.',
  )
  await expect(restore(config, join(folder, 'full'))).rejects.toThrow('is no whole backup')
  await writeFile(join(folder, 'full/database/data/backup_label'), '')
  // Files of another major version are left where they are.
  for (const [version, said] of [
    ['17\n', 'was made with PostgreSQL 17, and this version of Otegami has PostgreSQL 18'],
    ['', 'of an unknown version'],
  ] as const) {
    await writeFile(join(folder, 'full/database/data/PG_VERSION'), version)
    await expect(restore(config, join(folder, 'full'))).rejects.toThrow(said)
    expect(await readdir(folder)).toEqual(['full'])
  }
  await writeFile(join(folder, 'full/database/data/PG_VERSION'), '18\n')
  await mkdir(config.dataDir)
  await writeFile(join(config.dataDir, 'secret'), '')
  await expect(restore(config, join(folder, 'full'))).rejects.toThrow(
    'has something in it. Move it away first',
  )
  await writeFile(join(folder, 'file'), 'precious')
  await expect(backup(config, join(folder, 'file'))).rejects.toThrow('is a file')
  await expect(restore(configOf('file'), join(folder, 'full'))).rejects.toThrow('is a file')
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('precious')
  const elsewhere = readServerConfig({ DATA_DIR: folder, DATABASE_URL: 'postgres://localhost/x' })
  await expect(backup(elsewhere, join(folder, 'x'))).rejects.toBeInstanceOf(NoBackup)
  await expect(restore(elsewhere, join(folder, 'full'))).rejects.toBeInstanceOf(NoBackup)
})
