import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { beforeAll, afterAll, expect, test, vi } from 'vitest'
import { startEngine, type Engine } from './embedded-postgres.ts'
import { keepSmall } from './log-file.ts'
import { patiently } from '#server/testing/patiently'

const settings = { shared_buffers: '32MB' }
let folder = ''
let engine: Engine
const start = async () => {
  engine = await startEngine({ folder, settings })
  return engine
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otegami-engine-'))
  await start()
})
afterAll(async () => {
  await engine.stop()
  await rm(folder, { recursive: true, force: true })
})

async function ask(text: string): Promise<unknown[]> {
  const client = new Client(engine.connection())
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

test('what was written is there after a restart', async () => {
  await ask('create table kept (n int)')
  await ask('insert into kept values (1)')
  await engine.stop()
  expect((await start()).wasRunning).toBe(false)
  expect(await ask('select n from kept')).toEqual([{ n: 1 }])
})

test('one that runs is found, and stays the same', async () => {
  const { pid } = engine
  expect(await startEngine({ folder, settings })).toMatchObject({ pid, wasRunning: true })
})

test('no acknowledged row is lost when it is killed while rows are written, and the next start is ready', async () => {
  await ask('create table rows (n int primary key)')
  for (let round = 0; round < 3; round += 1) {
    const acknowledged: number[] = []
    const writers = [0, 1, 2, 3].map(async (writer) => {
      const client = new Client(engine.connection())
      client.on('error', () => undefined)
      await client.connect()
      for (let n = round * 1e6 + writer; ; n += 4) {
        const isKept = await client.query('insert into rows values ($1)', [n]).then(
          () => true,
          () => false,
        )
        if (!isKept) break
        acknowledged.push(n)
        if (acknowledged.length === 200) process.kill(engine.pid, 'SIGKILL')
      }
      await client.end().catch(() => undefined)
    })
    // Its children are still dying when it is started again.
    await engine.ended
    const killed = start()
    await Promise.all(writers)
    await killed
    expect(acknowledged.length).toBeGreaterThanOrEqual(200)
    const rows = await ask(`select n from rows where n >= ${round * 1e6}`)
    const kept = new Set(rows.map((row) => (row as { n: number }).n))
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([])
  }
})

test('two that start at once end up with the same one', async () => {
  await engine.stop()
  const [one, other] = await Promise.all([start(), startEngine({ folder, settings })])
  expect(one.pid).toBe(other.pid)
  expect(new Set([one.wasRunning, other.wasRunning])).toEqual(new Set([false, true]))
})

test('the note of one that is gone, with the number of another program, is no obstacle', async () => {
  await engine.stop()
  const sockets = await mkdtemp(join(tmpdir(), 'otegami-db-'))
  const note = [process.pid, join(folder, 'data'), 1, 5432, sockets, '', 'ready'].join('\n')
  await rm(sockets, { recursive: true })
  await writeFile(join(folder, 'data', 'postmaster.pid'), note)
  expect((await start()).wasRunning).toBe(false)
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }])
})

test('one that takes no connection is not waited for, and its reason is told', async () => {
  await engine.stop()
  const rules = join(folder, 'data', 'pg_hba.conf')
  const usual = await readFile(rules, 'utf8')
  await writeFile(rules, 'local all all reject')
  await expect(start()).rejects.toThrow(/refuses connections: pg_hba\.conf rejects connection/)
  await writeFile(rules, usual)
  expect((await start()).wasRunning).toBe(false)
})

test('one that hangs while it ends is told to go, also by the next start, and nothing is lost', async () => {
  const hang = async () => {
    const found = await ask(`select pid from pg_stat_activity where backend_type = 'checkpointer'`)
    // It waits for this process of its own for ever, as it does where a full disk ended it in the middle of its recovery.
    process.kill((found as { pid: number }[])[0]?.pid ?? 0, 'SIGSTOP')
  }
  engine = await startEngine({ folder, settings, endWithin: 500 })
  await hang()
  await engine.stop()

  await start()
  await ask('create table kept_by_a_hung_one (n int)')
  await hang()
  process.kill(engine.pid, 'SIGINT')
  await vi.waitFor(() => expect(ask('select 1')).rejects.toThrow('shutting down'), patiently)
  engine = await startEngine({ folder, settings, endWithin: 500 })
  expect(engine.wasRunning).toBe(false)
  expect(await ask('select * from kept_by_a_hung_one')).toEqual([])
})

test('a cluster that was half made is made again, and one that is being made is left alone', async () => {
  const home = await mkdtemp(join(tmpdir(), 'otegami-engine-'))
  await mkdir(join(home, 'data.new.999999999'))
  await writeFile(join(home, 'data.new.999999999', 'PG_VERSION'), '18')
  await mkdir(join(home, 'data.new.1'))
  const made = await startEngine({ folder: home, settings })
  await made.stop()
  expect(await readdir(home)).toEqual(expect.arrayContaining(['data', 'data.new.1']))
  expect(await readdir(home)).not.toContain('data.new.999999999')
  await rm(home, { recursive: true })
})

test('files of another major version are left alone, with a sentence', async () => {
  const home = await mkdtemp(join(tmpdir(), 'otegami-engine-'))
  await mkdir(join(home, 'data'))
  await writeFile(join(home, 'data', 'PG_VERSION'), '16\n')
  await expect(startEngine({ folder: home })).rejects.toThrow(
    /was made by PostgreSQL 16, and this is PostgreSQL 18/,
  )
  await rm(home, { recursive: true })
})

test('a folder that is none is told', async () => {
  await expect(startEngine({ folder: '/dev/null/data' })).rejects.toThrow(
    /needs a folder that it may write to/,
  )
})

test('a socket of a long path stands elsewhere', async () => {
  await engine.stop()
  const long = join(await mkdtemp(join(tmpdir(), 'otegami-')), 'x'.repeat(120))
  await mkdir(long)
  const usual = process.env['TMPDIR']
  process.env['TMPDIR'] = long
  try {
    await start()
  } finally {
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
  }
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }])
  await rm(join(long, '..'), { recursive: true })
})

test('a log that is too long is begun again, and it has no values of rows', async () => {
  await ask('create table once (n text primary key)')
  await ask("insert into once values ('hanako@example.com')")
  await expect(ask("insert into once values ('hanako@example.com')")).rejects.toThrow('duplicate key')
  const log = join(folder, 'postgres.log')
  const words = await readFile(log, 'utf8')
  expect(words).toContain('duplicate key')
  expect(words).not.toContain('hanako@')
  await keepSmall(log, 10)
  expect(await readFile(log, 'utf8')).toBe('')
  expect(await readFile(`${log}.1`, 'utf8')).toBe(words)
  await expect(ask("insert into once values ('hanako@example.com')")).rejects.toThrow('duplicate key')
  expect((await readFile(log, 'utf8')).startsWith('\0')).toBe(false)
})
