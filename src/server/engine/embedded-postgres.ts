import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { enginePrograms, isCode, type RunAs } from './postgres-package.ts'

/** A PostgreSQL of our own, beside us on this machine. */
export interface Engine {
  /** How to reach a database of it. */
  connection: (database?: string) => ClientConfig
  /** Whether it was found running: who started it ended without ending it. */
  wasRunning: boolean
  pid: number
  /** Ends it in good order, and waits until it has ended. Callers' connections are closed by it. */
  stop: () => Promise<void>
  /** Settles when it has ended, for whatever reason. */
  ended: Promise<void>
}

export interface EngineOptions {
  /** A folder that is the engine's alone; made where there is none. */
  folder: string
  /** Settings of PostgreSQL beside the usual ones. */
  settings?: Readonly<Record<string, string | number>>
}

/** Who may do everything in an embedded database. Only who can enter the socket's folder reaches it. */
const OWNER = 'otegami'
/** The database that the product lives in. */
export const DATABASE = 'otegami'
/** Whom it runs as where everything belongs to root: the one that systems call nobody. */
const NOBODY = 65_534
/** Between two looks whether it is ready, or gone, in ms. */
const LOOK_EVERY = 15
/** Knows the letters of every language, and sorts in the same way on every machine. */
const LOCALE = ['--locale-provider=builtin', '--locale=C.UTF-8']
const SOCKET_FOLDER = 'otegami-db-'

/**
 * Starts PostgreSQL on a Unix socket that nobody else reaches, or finds it running (docs/decisions/035). The first start
 * makes the cluster; one that was interrupted leaves nothing behind. Throws `NoEngine` where this machine has none, and an
 * Error with the last lines of its log where it ends before it is ready.
 */
export async function startEngine({ folder, settings = {} }: EngineOptions): Promise<Engine> {
  const home = resolve(folder)
  const data = join(home, 'data')
  await mkdir(home, { recursive: true })
  const as = await whoRunsIt(home)
  const programs = await enginePrograms(as, home)
  const known = await running(data)
  if (known) {
    const found = await adopted(known)
    if (found) return found
  }
  if (!existsSync(join(data, 'PG_VERSION'))) await makeCluster(programs, home, data, as)
  const sockets = await mkdtemp(join(tmpdir(), SOCKET_FOLDER))
  if (as.uid !== undefined) await chown(sockets, as.uid, as.gid ?? as.uid)
  if (known?.sockets.includes(SOCKET_FOLDER)) await rm(known.sockets, { recursive: true, force: true })
  const log = openSync(join(home, 'postgres.log'), 'a', 0o600)
  // In a process group of its own, and with a file for its words: it outlives a terminal, and who starts it decides its end.
  const child = spawn(
    join(programs, 'bin', 'postgres'),
    ['-D', data, '-k', sockets, ...flags({ ...usualSettings(), ...settings })],
    { ...as, cwd: data, detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done())
    child.once('error', () => done())
  })
  let isOver = false
  void ended.then(() => (isOver = true))
  while (!(await answers(sockets))) {
    if (isOver) {
      const words = await readFile(join(home, 'postgres.log'), 'utf8').catch(() => '')
      throw new Error(`The database ended before it was ready.\n${words.split('\n').slice(-8).join('\n')}`)
    }
    await pause(LOOK_EVERY)
  }
  const engine = engineOf(sockets, child.pid ?? 0, ended, false)
  await makeDatabase(engine)
  return engine
}

function engineOf(sockets: string, pid: number, ended: Promise<void>, wasRunning: boolean): Engine {
  return {
    connection: (database = DATABASE) => ({ host: sockets, port: 5432, user: OWNER, database }),
    wasRunning,
    pid,
    ended,
    async stop() {
      // As pg_ctl stop -m fast: what is under way is rolled back, nobody is waited for.
      if (isAlive(pid)) process.kill(pid, 'SIGINT')
      // A timer that nobody waits for would let this process end first.
      await gone(pid)
      if (sockets.includes(SOCKET_FOLDER)) await rm(sockets, { recursive: true, force: true })
    },
  }
}

const flags = (settings: Readonly<Record<string, string | number>>) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** In MB where nothing else is said; a quarter of the machine, and at most 1 GB, for what all share. */
const usualSettings = () => ({
  listen_addresses: '',
  shared_buffers: `${Math.max(32, Math.min(1024, Math.floor(totalmem() / 4 / 2 ** 20)))}MB`,
  work_mem: '32MB',
  maintenance_work_mem: '256MB',
  max_connections: 60,
  jit: 'off',
  random_page_cost: 1.1,
  max_parallel_workers_per_gather: Math.max(1, Math.floor(availableParallelism() / 2)),
  wal_compression: 'on',
  max_wal_size: '2GB',
  log_timezone: 'UTC',
  timezone: 'UTC',
})

/** Root hands it over to the owner of the folder, or to nobody, who must be able to enter it. */
async function whoRunsIt(home: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {}
  const { uid, gid, mode } = await stat(home)
  if (uid !== 0) return { uid, gid }
  await chmod(home, mode | 0o711)
  return { uid: NOBODY, gid: NOBODY }
}

/** Made aside and put in place whole, so that one that was interrupted is begun again. */
async function makeCluster(programs: string, home: string, data: string, as: RunAs): Promise<void> {
  const made = join(home, 'data.new')
  await rm(made, { recursive: true, force: true })
  await mkdir(made, { mode: 0o700 })
  if (as.uid !== undefined) await chown(made, as.uid, as.gid ?? as.uid)
  const { status, stderr } = spawnSync(
    join(programs, 'bin', 'initdb'),
    ['-D', made, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', ...LOCALE, '--no-instructions'],
    { ...as, cwd: '/', encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  )
  if (status !== 0) throw new Error(`The database can't be made in ${home}.\n${stderr}`)
  await rename(made, data)
}

async function makeDatabase(engine: Engine): Promise<void> {
  const client = new Client(engine.connection('postgres'))
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  await client.end()
}

interface Running {
  pid: number
  sockets: string
}

/** Whom the cluster's own note names; it stays there after a kill. */
async function running(data: string): Promise<Running | undefined> {
  const note = await readFile(join(data, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return ''
    throw error
  })
  const [pid = '', , , , sockets = ''] = note.split('\n')
  return note === '' ? undefined : { pid: Number(pid), sockets }
}

/** The one that runs already, once it answers; undefined where it is gone, or goes. */
async function adopted({ pid, sockets }: Running): Promise<Engine | undefined> {
  if (sockets === '') return undefined
  while (isAlive(pid)) {
    if (await answers(sockets)) {
      const engine = engineOf(sockets, pid, gone(pid, { ref: false }), true)
      await makeDatabase(engine)
      return engine
    }
    if (!existsSync(sockets)) return undefined
    await pause(LOOK_EVERY)
  }
  return undefined
}

async function gone(pid: number, timer: { ref?: boolean } = {}): Promise<void> {
  while (isAlive(pid)) await pause(LOOK_EVERY, undefined, timer)
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

async function answers(sockets: string): Promise<boolean> {
  const client = new Client({ host: sockets, port: 5432, user: OWNER, database: 'postgres' })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
