import { fork, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import type { Clock } from '#lib/clock'
import { MINUTE, SECOND } from '#lib/duration'
import type { DatabaseOptions } from './store/database.ts'

type Connection = DatabaseOptions['connection']

export interface WorkerChildOptions {
  connection: Connection
  /** Where its metrics are read; undefined: nowhere. */
  metricsPort?: number | undefined
  clock: Clock
  log: {
    info: (fields: Record<string, unknown>, message: string) => void
    error: (fields: Record<string, unknown>, message: string) => void
  }
}

export interface WorkerChild {
  /** Settles when the process has ended. */
  stop: () => Promise<void>
}

/**
 * A worker that ends is started again after `first` ms, twice as long each time it ends at once, at most `most`. It counts as
 * up after `up`; told to end, it is killed after `end`.
 */
const PATIENCE = { first: SECOND, most: MINUTE, up: MINUTE, end: 25 * SECOND } as const
const program = resolve(import.meta.dirname, 'start.js')

/** Keeps a worker running in a process of its own: what jobs cost is not felt by calls. It ends with this process. */
export function startWorkerChild({ connection, metricsPort, clock, log }: WorkerChildOptions): WorkerChild {
  let child: ChildProcess | undefined
  let isStopping = false
  let cancelStart: (() => void) | undefined
  let wait: number = PATIENCE.first
  let ended: Promise<void> = Promise.resolve()

  const start = () => {
    const began = clock.now()
    // The channel that `fork` opens is how the worker notices that this process is gone.
    const started = fork(program, ['--role', 'worker'], {
      env: {
        ...process.env,
        DATABASE_URL: addressOf(connection),
        ...(metricsPort !== undefined && { METRICS_PORT: String(metricsPort) }),
      },
    })
    child = started
    ended = new Promise((done) => {
      const over = (why: unknown) => {
        if (child !== started) return
        child = undefined
        done()
        if (isStopping) return
        if (clock.now() - began >= PATIENCE.up) wait = PATIENCE.first
        log.error({ why, again: wait }, 'the worker ended')
        cancelStart = clock.setTimeout(start, wait)
        wait = Math.min(wait * 2, PATIENCE.most)
      }
      started.once('exit', (code, signal) => over(signal ?? code))
      started.once('error', over)
    })
  }
  start()
  return {
    async stop() {
      isStopping = true
      cancelStart?.()
      child?.kill('SIGTERM')
      const cancelKill = clock.setTimeout(() => {
        log.error({}, 'the worker did not end in time')
        child?.kill('SIGKILL')
      }, PATIENCE.end)
      await ended
      cancelKill()
    },
  }
}

/** The address of a database as DATABASE_URL has it, also of one that listens on a socket in a folder. */
export function addressOf({
  connectionString,
  host,
  port,
  user,
  password,
  database = '',
}: Connection): string {
  if (connectionString !== undefined) return connectionString
  const query = new URLSearchParams()
  const rest = { host, port, user, password: typeof password === 'string' ? password : undefined }
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value))
  return `postgres:///${encodeURIComponent(database)}?${query}`
}
