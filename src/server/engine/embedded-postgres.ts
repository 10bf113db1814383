import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError, type ClientConfig } from 'pg'
import { expectVersion, makeCluster, makeFolder, OWNER, whoRunsIt } from './cluster.ts'
import { isAlive } from './is-alive.ts'
import { causeIn, keepSmall, LOG, LOG_LOOK_EVERY, sizeOf } from './log-file.ts'
import { EngineFailed, enginePrograms, isCode, type RunAs } from './postgres-package.ts'

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
  /** In ms: how long it may take to end in good order. @default half a minute */
  endWithin?: number
}

/** The database that the product lives in. */
export const DATABASE = 'otegami'
/** Between two looks whether it is ready, or gone, in ms. */
const LOOK_EVERY = 15
/** Looks without any answer of one that runs, after which its number is taken for another program's. */
const SILENT_LOOKS = 400
/** One that has not ended by then hangs, as after it found no room on the disk, in ms. */
const END_WITHIN = 30_000
/** Looks in a row at which one refuses a connection, and does not say that it starts: it won't take the next one either. */
const REFUSED_LOOKS = 200
/** What a killed one left behind dies within seconds: so many tries to start, with `RETRY_AFTER` ms between them. */
const TRIES = 100
const RETRY_AFTER = 150
/** A process of the killed one still holds its memory, or another start was faster by a moment. */
const PASSES = /pre-existing shared memory block|lock file .* (already exists|is empty)|is already in use/
const SOCKET_FOLDER = 'otegami-db-'
/** Bytes of a socket's path that every system takes. */
const SOCKET_PATH_MAX = 103

/**
 * Starts PostgreSQL on a Unix socket that nobody else reaches, or finds it running (docs/decisions/035). The first start
 * makes the cluster; one that was interrupted leaves nothing behind. Two that start at once end up with the same one.
 * Throws `NoEngine` where this machine or the folder can't have one, and `EngineFailed` with its reason, or else the last lines
 * of its log, where it ends before it is ready.
 */
export async function startEngine({
  folder,
  settings = {},
  endWithin = END_WITHIN,
}: EngineOptions): Promise<Engine> {
  const home = resolve(folder)
  const data = join(home, 'data')
  await makeFolder(home)
  const as = await whoRunsIt(home)
  const programs = await enginePrograms(as, home)
  const log = join(home, LOG)
  for (let tries = 1; ; tries += 1) {
    const known = await running(data)
    const found = known && (await adopted(known, endWithin))
    if (found) return withSmallLog(found, log)
    if (!existsSync(join(data, 'PG_VERSION'))) await makeCluster(programs, home, data, as)
    await expectVersion(programs, data)
    await keepSmall(log)
    const before = await sizeOf(log)
    const started = await launch(programs, data, log, as, { settings, endWithin })
    if (started) {
      await makeDatabase(started)
      if (known?.sockets.includes(SOCKET_FOLDER)) await rm(known.sockets, { recursive: true, force: true })
      return withSmallLog(started, log)
    }
    const words = (await readFile(log)).subarray(before).toString('utf8')
    if (!PASSES.test(words) || tries === TRIES)
      throw new EngineFailed(`The database ended before it was ready${causeOf(words, log)}`)
    await pause(RETRY_AFTER)
  }
}

/** Why it ended, as far as it said so; it says nothing where it was killed. */
function causeOf(words: string, log: string): string {
  const fatal = words.matchAll(/(?:PANIC|FATAL): +((?!the database system is )\S.*)/g)
  const cause = causeIn(words) ?? [...fatal].at(-1)?.[1]
  return cause === undefined ? `. Start the server again; ${log} has what it did.` : `: ${cause}`
}

/** One try to start; undefined where it ended before it was ready. */
async function launch(
  programs: string,
  data: string,
  log: string,
  as: RunAs,
  { settings, endWithin }: Required<Omit<EngineOptions, 'folder'>>,
): Promise<Engine | undefined> {
  const sockets = await mkdtemp(join(socketsRoot(), SOCKET_FOLDER))
  if (as.uid !== undefined) await chown(sockets, as.uid, as.gid ?? as.uid)
  const words = openSync(log, 'a', 0o600)
  // In a process group of its own, and with a file for its words: it outlives a terminal, and who starts it decides its end.
  const child = spawn(
    join(programs, 'bin', 'postgres'),
    ['-D', data, '-k', sockets, ...flags({ ...usualSettings(), ...settings })],
    { ...as, cwd: data, detached: true, stdio: ['ignore', words, words] },
  )
  // Whoever only found another server there may end, and leave it running.
  child.unref()
  closeSync(words)
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done())
    child.once('error', () => done())
  })
  const engine = () => engineOf(sockets, child.pid ?? 0, { ended, wasRunning: false, endWithin })
  let isOver = false
  void ended.then(() => (isOver = true))
  let refused = 0
  for (let seen = await look(sockets); seen !== 'ready'; seen = await look(sockets)) {
    if (isOver) {
      await rm(sockets, { recursive: true, force: true })
      return undefined
    }
    refused = typeof seen === 'string' ? 0 : refused + 1
    if (typeof seen !== 'string' && refused > REFUSED_LOOKS) {
      await engine().stop()
      throw refuses(seen)
    }
    await pause(LOOK_EVERY)
  }
  return engine()
}

/** Where a socket's folder may stand: a path that is too long for one is no path. */
function socketsRoot(): string {
  const longest = Buffer.byteLength(join(tmpdir(), `${SOCKET_FOLDER}XXXXXX`, '.s.PGSQL.5432.lock'))
  return longest > SOCKET_PATH_MAX ? '/tmp' : tmpdir()
}

/** Keeps its log small for as long as this process has it. */
function withSmallLog(engine: Engine, log: string): Engine {
  const keeper = setInterval(() => void keepSmall(log).catch(() => undefined), LOG_LOOK_EVERY)
  keeper.unref()
  void engine.ended.then(() => clearInterval(keeper))
  return engine
}

function engineOf(
  sockets: string,
  pid: number,
  { endWithin, ...known }: Pick<Engine, 'ended' | 'wasRunning'> & { endWithin: number },
): Engine {
  return {
    ...known,
    connection: (database = DATABASE) => ({ host: sockets, port: 5432, user: OWNER, database }),
    pid,
    async stop() {
      // As pg_ctl stop -m fast: what is under way is rolled back, nobody is waited for.
      if (isAlive(pid)) process.kill(pid, 'SIGINT')
      await waitForEnd(pid, endWithin)
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
  // Statements, and the values of rows that broke a rule, stay out of the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
})

async function makeDatabase(engine: Engine): Promise<void> {
  const client = new Client(engine.connection('postgres'))
  // One that breaks: the statement under way fails.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } catch (error) {
    // Another start made it at the same moment.
    if (!isCode(error, '42P04', '23505')) throw error
  } finally {
    await client.end()
  }
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

/** The one that runs already, once it answers; undefined where it is gone, or goes, or is another program. */
async function adopted({ pid, sockets }: Running, endWithin: number): Promise<Engine | undefined> {
  if (sockets === '') return undefined
  let silent = 0
  while (isAlive(pid) && existsSync(sockets) && silent < SILENT_LOOKS) {
    const state = await look(sockets)
    if (state === 'ready') {
      const ended = gone(pid, { ref: false })
      const engine = engineOf(sockets, pid, { ended, wasRunning: true, endWithin })
      await makeDatabase(engine)
      return engine
    }
    if (state === 'ending') {
      await waitForEnd(pid, endWithin)
      return undefined
    }
    // One that reads its log after a crash says so, and takes its time.
    silent = state === 'starting' ? 0 : silent + 1
    if (typeof state !== 'string' && silent > REFUSED_LOOKS) throw refuses(state)
    await pause(LOOK_EVERY)
  }
  return undefined
}

/** One that does not end in time is told to go at once, as pg_ctl stop -m immediate: what was answered as kept is kept. */
async function waitForEnd(pid: number, within: number): Promise<void> {
  const late = setTimeout(() => isAlive(pid) && process.kill(pid, 'SIGQUIT'), within)
  // A timer that nobody waits for would let this process end first.
  await gone(pid)
  clearTimeout(late)
}

async function gone(pid: number, timer: { ref?: boolean } = {}): Promise<void> {
  while (isAlive(pid)) await pause(LOOK_EVERY, undefined, timer)
}

const refuses = ({ message }: DatabaseError) =>
  new Error(`The database runs, but refuses connections: ${message}`)

/** What answers there; that it starts or ends is said by PostgreSQL itself. An error: it refuses, for that reason. */
async function look(sockets: string): Promise<'ready' | 'starting' | 'ending' | 'silent' | DatabaseError> {
  const client = new Client({ host: sockets, port: 5432, user: OWNER, database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return 'ready'
  } catch (error) {
    if (!(error instanceof DatabaseError)) return 'silent'
    if (error.code !== '57P03') return error
    return error.message.includes('shutting down') ? 'ending' : 'starting'
  } finally {
    await client.end().catch(() => undefined)
  }
}
