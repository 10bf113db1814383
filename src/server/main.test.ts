import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEngine } from './engine/embedded-postgres.ts'
import { openEngine } from './engine/open-engine.ts'
import { isAlive } from './engine/is-alive.ts'
import { patiently } from './testing/patiently.ts'

const program = resolve(import.meta.dirname, 'start.js')
let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'otegami-server-'))
})
afterAll(async () => {
  const engine = await startEngine({ folder: join(dataDir, 'database') })
  await engine.stop()
  await rm(dataDir, { recursive: true, force: true })
})

interface Run {
  child: ChildProcess
  said: () => string
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>
  /** Where it answers, once it says that it is ready. Rejects where it ends instead. */
  ready: Promise<string>
}

function server(
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Run {
  const child = spawn(process.execPath, [...flags, program, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string)
  const ready = new Promise<string>((done, fail) => {
    const read = (part: Buffer) => {
      words += part.toString()
      const line = words.split('\n').find((one) => one.includes('"msg":"ready"'))
      if (line !== undefined) done(`http://localhost:${(JSON.parse(line) as { port: number }).port}`)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => fail(new Error(`It ended:\n${words}`)))
  })
  ready.catch(() => undefined)
  return { child, said: () => words, ended, ready }
}

const pidOfDatabase = async (within = dataDir) =>
  Number((await readFile(join(within, 'database/data/postmaster.pid'), 'utf8')).split('\n')[0])

test('it starts, answers and ends in good order, and its database with it', async () => {
  const { child, ready, ended, said } = server()
  const base = await ready
  expect((await fetch(`${base}/healthz`)).status).toBe(200)
  expect((await fetch(`${base}/readyz`)).status).toBe(200)
  const api = await fetch(`${base}/v1/invitations/inv_secret?q=taro`)
  expect(api.headers.get('x-content-type-options')).toBe('nosniff')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await expect(pidOfDatabase()).rejects.toThrow('ENOENT')
  expect(said()).toMatch(/"ticketId":"[^"]+","route":"invitations\.one"/)
  expect(said()).not.toMatch(/inv_secret|taro/)
})

test.each([{ args: [] }, { args: ['--role', 'worker'] }, { args: ['migrate'] }])(
  'a database that is away is told in a sentence: $args',
  async ({ args }) => {
    const { ended, said } = server(args, { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/otegami' })
    expect(await ended).toBe(1)
    expect(said()).toBe(
      'The database of DATABASE_URL can’t be used: connect ECONNREFUSED 127.0.0.1:1. Start it or correct DATABASE_URL, and try again.\n',
    )
  },
)

test('nor is DATABASE_URL named where the server has set it for its worker', async () => {
  const child = fork(program, ['--role', 'worker'], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/otegami',
    },
    silent: true,
  })
  let said = ''
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect([code, said]).toEqual([1, 'The database can’t be used: connect ECONNREFUSED 127.0.0.1:1.\n'])
})

test('what a start has compiled is kept at once: the next one loads no compiler, also after a kill', async () => {
  // Node's own list of what it has loaded of itself.
  const saysAtItsEnd = `data:text/javascript,process.on('exit', () => console.log('compiler:', process.moduleLoadList.some((one) => one.includes('amaro'))))`
  await rm(join(dataDir, 'compiled'), { recursive: true })
  const first = server([], {}, ['--import', saysAtItsEnd])
  await first.ready
  // The worker says so after the server.
  await vi.waitFor(() => expect(first.said()).toContain('"msg":"works"'), patiently)
  first.child.kill('SIGKILL')
  await first.ended
  const next = server([], {}, ['--import', saysAtItsEnd])
  await next.ready
  next.child.kill('SIGTERM')
  expect(await next.ended).toBe(0)
  expect(next.said()).toContain('compiler: false')
  expect(next.said()).not.toContain('compiler: true')
})

test('a second server on the same folder says so and ends; the first one goes on', async () => {
  const first = server()
  const base = await first.ready
  const second = server()
  expect(await second.ended).toBe(1)
  expect(second.said()).toBe(
    `Another server runs on ${dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
  )
  expect((await fetch(`${base}/readyz`)).status).toBe(200)
  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)
})

test('of two that start at once one runs', async () => {
  const runs = [server(), server()]
  const outcomes = await Promise.allSettled(runs.map(({ ready }) => ready))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const { child } of runs) child.kill('SIGTERM')
  expect(new Set(await Promise.all(runs.map(({ ended }) => ended)))).toEqual(new Set([0, 1]))
})

test('after a kill at any moment the next start is ready, and goes on with the database that still runs', async () => {
  const killed = server()
  await killed.ready
  const pid = await pidOfDatabase()
  killed.child.kill('SIGKILL')
  await killed.ended
  const next = server()
  expect((await fetch(`${await next.ready}/readyz`)).status).toBe(200)
  expect(await pidOfDatabase()).toBe(pid)
  expect(next.said()).toContain('"adopted":true')
  next.child.kill('SIGKILL')
  await next.ended
  for (const after of [60, 250, 500, 900]) {
    const half = server()
    // Moments of a start, not times that anything depends on.
    await Promise.race([half.ready, new Promise((done) => setTimeout(done, after))])
    half.child.kill('SIGKILL')
    await half.ended
  }
  const last = server()
  expect((await fetch(`${await last.ready}/readyz`)).status).toBe(200)
  last.child.kill('SIGTERM')
  expect(await last.ended).toBe(0)
})

/** A port that is free, as is the one after it. */
async function freePorts(): Promise<number> {
  const listen = async (port: number) => {
    const listener = createServer()
    await new Promise<void>((done, fail) => {
      listener.once('error', fail)
      listener.listen(port, '127.0.0.1', done)
    })
    return listener
  }
  for (;;) {
    const first = await listen(0)
    const address = first.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const second = await listen(port + 1).catch(() => undefined)
    for (const one of [first, second]) if (one) await new Promise((done) => one.close(done))
    if (second) return port
  }
}

const workerOf = ({ said }: Run) =>
  said()
    .split('\n')
    .filter((line) => line.includes('"msg":"works"'))
    .map((line) => (JSON.parse(line) as { pid: number }).pid)

test('its worker runs in a process of its own, comes back when it is killed, and ends with the server', async () => {
  const metricsPort = await freePorts()
  const run = server([], { METRICS_PORT: String(metricsPort) })
  const base = await run.ready
  await vi.waitFor(() => expect(workerOf(run)).toHaveLength(1), patiently)
  for (const port of [metricsPort, metricsPort + 1]) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(text).toContain('\notegami_database_answers 1\n')
    expect(text).toMatch(/\notegami_worker_seen_seconds \d/)
  }
  expect(await (await fetch(`${base}/readyz`)).text()).toMatch(/^ready\nworker: seen \d+ s ago\n$/)
  await vi.waitFor(() => expect(run.said()).toContain('"job":"upkeep"'), patiently)
  process.kill(workerOf(run)[0] ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(workerOf(run)).toHaveLength(2), patiently)
  expect((await fetch(`${base}/readyz`)).status).toBe(200)
  run.child.kill('SIGTERM')
  expect(await run.ended).toBe(0)
  expect(isAlive(workerOf(run)[1] ?? 0)).toBe(false)
  expect(run.said()).not.toContain('the worker did not end in time')

  const killed = server()
  await killed.ready
  await vi.waitFor(() => expect(workerOf(killed)).toHaveLength(1), patiently)
  killed.child.kill('SIGKILL')
  await killed.ended
  await vi.waitFor(() => expect(isAlive(workerOf(killed)[0] ?? 0)).toBe(false), patiently)
})

test('a server whose database is killed ends, and the next start is ready', async () => {
  const broken = server()
  await broken.ready
  process.kill(await pidOfDatabase(), 'SIGKILL')
  expect(await broken.ended).toBe(1)
  expect(broken.said()).toContain('The database ended. Start the server again')
  const full = server()
  await full.ready
  // As where the disk is full: it says why, and ends.
  await appendFile(
    join(dataDir, 'database', 'postgres.log'),
    '2026-01-15 00:00:00.000 UTC [1] PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device\n',
  )
  process.kill(await pidOfDatabase(), 'SIGKILL')
  expect(await full.ended).toBe(1)
  expect(full.said()).toContain(
    'The database ended: could not write to file "pg_wal/xlogtemp.1": No space left on device. Start the server again',
  )
  const next = server()
  expect((await fetch(`${await next.ready}/readyz`)).status).toBe(200)
  next.child.kill('SIGTERM')
  expect(await next.ended).toBe(0)
})

test('a database that is killed while its tables are made is told in one line, and the next start goes on', async () => {
  const fresh = await mkdtemp(join(tmpdir(), 'otegami-migrating-'))
  for (const args of [[], ['migrate']]) {
    const engine = await openEngine({ databaseUrl: undefined, dataDir: fresh })
    const holding = new Client(engine.connection)
    holding.on('error', () => undefined)
    await holding.connect()
    // Whoever makes the tables takes this lock of Kysely's first.
    await holding.query('select pg_advisory_lock($1)', ['3853314791062309107'])
    const { ended, said } = server(args, { DATA_DIR: fresh })
    await vi.waitFor(async () => {
      const { rows } = await holding.query("select from pg_stat_activity where wait_event = 'advisory'")
      expect(rows).toHaveLength(1)
    }, patiently)
    process.kill(await pidOfDatabase(fresh), 'SIGKILL')
    expect(await ended).toBe(1)
    expect(said()).toBe(
      'The database went away. Try again: what was kept is kept, and what had begun is begun anew.\n',
    )
    await holding.end().catch(() => undefined)
  }
  const next = server([], { DATA_DIR: fresh })
  expect((await fetch(`${await next.ready}/readyz`)).status).toBe(200)
  next.child.kill('SIGTERM')
  expect(await next.ended).toBe(0)
  await rm(fresh, { recursive: true })
})

test.each([
  [[], { PORT: 'many' }, 78, 'PORT must be a whole number from 0 to 65535.\n'],
  [[], { METRICS_PORT: '0' }, 78, 'METRICS_PORT must be a whole number from 1 to 65534.\n'],
  [
    ['--role', 'api'],
    {},
    78,
    'DATABASE_URL must be the address of a PostgreSQL: --role api starts none of its own.\n',
  ],
  [[], { DATA_DIR: '/dev/null/data' }, 78, /^DATA_DIR must be a folder that the server may write to/],
  [
    ['--role', 'worker'],
    {},
    78,
    'DATABASE_URL must be the address of a PostgreSQL: --role worker starts none of its own.\n',
  ],
  [['dance'], {}, 64, /^npm run server /],
  [['--dance'], {}, 64, /^npm run server /],
  [['--help'], {}, 0, /^npm run server /],
] as const)('%j with %j ends with %i and a sentence', async (args, env, code, sentence) => {
  const { ended, said } = server(args, env)
  expect(await ended).toBe(code)
  if (typeof sentence === 'string') expect(said()).toBe(sentence)
  else expect(said()).toMatch(sentence)
  expect(said()).not.toContain('    at ')
})

test('a disk without room, and a database that does not begin, are told in one line', async () => {
  const fresh = await mkdtemp(join(tmpdir(), 'otegami-full-'))
  const noRoom = [
    `import fs from 'node:fs'`,
    `import { syncBuiltinESMExports } from 'node:module'`,
    `fs.promises.open = async () => { throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }) }`,
    `syncBuiltinESMExports()`,
  ].join(';')
  const full = server([], { DATA_DIR: fresh }, [
    '--import',
    `data:text/javascript,${encodeURIComponent(noRoom)}`,
  ])
  expect(await full.ended).toBe(1)
  expect(full.said()).toBe(
    'There is no room on the disk: ENOSPC: no space left on device, write. Make room, and try again.\n',
  )
  await rm(fresh, { recursive: true })

  const settings = join(dataDir, 'database/data/postgresql.auto.conf')
  const usual = await readFile(settings, 'utf8')
  await writeFile(settings, "hba_file = '/nowhere'")
  const { ended, said } = server()
  expect(await ended).toBe(1)
  expect(said()).toBe('The database ended before it was ready: could not load /nowhere\n')
  await writeFile(settings, usual)
})

test('a port that is in use is told, and the database is not left running', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, done))
  const address = other.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  const { ended, said } = server([], { PORT: port })
  expect(await ended).toBe(1)
  expect(said()).toContain(`Port ${port} is in use. Set PORT to another one.\n`)
  const metrics = server([], { METRICS_PORT: port })
  expect(await metrics.ended).toBe(1)
  expect(metrics.said()).toContain(`Port ${port} is in use. Set METRICS_PORT to another one.\n`)
  const doctor = server(['doctor'], { PORT: port })
  expect(await doctor.ended).toBe(1)
  expect(doctor.said()).toMatch(
    /^ok {4}folder.*\nok {4}disk: [\d.]+ GB are free in .*\nok {4}files: .*\nwrong port: .*EADDRINUSE.*\nok {4}TLS: .*\nok {4}database: answers, and is up to date\n {6}worker: .*\nok {4}DNS: is not asked: .*\nok {4}mail: none\n {6}bounces are not taken: .*\n$/,
  )
  other.close()
  await expect(pidOfDatabase()).rejects.toThrow('ENOENT')
})

/** Says something to the database while no server runs; it still runs afterwards. */
async function tell(statement: string) {
  const engine = await startEngine({ folder: join(dataDir, 'database') })
  const client = new Client(engine.connection())
  await client.connect()
  await client.query(statement)
  await client.end()
  const { host, port, user, database } = engine.connection()
  return {
    engine,
    url: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`,
  }
}

test('a worker that can not begin ends, whatever of it has begun already', async () => {
  const { url } = await tell('alter function jobs.create_queue rename to create_queue_away')
  const { ended, said } = server(['--role', 'worker'], { DATABASE_URL: url })
  expect(await ended).toBe(1)
  expect(said()).toContain('create_queue')
  await (await tell('alter function jobs.create_queue_away rename to create_queue')).engine.stop()
})

test('so does one whose tables are of an older version, which the server then starts again', async () => {
  const { url } = await tell(
    'create table newest as select * from migrations order by name desc limit 1; delete from migrations where name in (select name from newest)',
  )
  // As the server does, with a channel between the two.
  const child = fork(program, ['--role', 'worker'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: url },
    silent: true,
  })
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(1)
  await (await tell('insert into migrations select * from newest; drop table newest')).engine.stop()
})

test('an older version on a newer database ends with one sentence, and does not want to be started again', async () => {
  const { url } = await tell("insert into migrations values ('999-newer', '2030-01-01')")
  const runs = [
    server(['migrate']),
    server(['--role', 'worker'], { DATABASE_URL: url }),
    server(['--role', 'api'], { DATABASE_URL: url }),
    server(['doctor']),
  ]
  const codes = await Promise.all(runs.map(({ ended }) => ended))
  expect(codes).toEqual([78, 78, 78, 1])
  for (const { said } of runs)
    expect(said()).toContain(
      'The database was written by a newer version of Otegami: this one does not know its migration 999-newer. Start the newer version, or restore a backup that this version made.\n',
    )
  expect(runs.map(({ said }) => said()).join('')).not.toContain('    at ')
  await (await tell("delete from migrations where name = '999-newer'")).engine.stop()
})

test('migrate brings the tables up to date and ends', async () => {
  const { ended, said } = server(['migrate'])
  expect(await ended).toBe(0)
  expect(said()).toBe('Everything is up to date.\n')
})
