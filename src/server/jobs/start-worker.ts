import { randomUUID } from 'node:crypto'
import { PgBoss, type JobWithMetadata } from 'pg-boss'
import { DAY } from '#lib/duration'
import type { DatabaseOptions } from '#server/store/database'
import { databaseTime } from '#server/store/database-time'
import { addFailedJob } from '#server/store/failed-jobs.store'
import { bringJobsToNow } from '#server/store/set-back-jobs.store'
import { hasOtherWorker, noteWorker, removeWorker, removeWorkersBefore } from '#server/store/workers.store'
import type { Job, JobContext } from './job.ts'
import { DEAD_LETTERS, JOBS_SCHEMA, SIGN_OF_LIFE, ticketOfJob } from './queues.ts'

export interface WorkerOptions extends JobContext {
  connection: DatabaseOptions['connection']
  jobs: readonly Job[]
  pace?: Partial<Pace>
}

/** Seconds, each a whole number. */
interface Pace {
  /** Queues are looked at so often. */
  poll: number
  /** A job whose worker gives no sign for so long runs again; at least 10. */
  heartbeat: number
  /** Lost jobs are looked for so often. */
  supervise: number
  /** Before the second attempt; it doubles with each further one. */
  retryDelay: number
}

export interface Worker {
  /** Takes no more jobs, and settles when those under way are done, or had `within` ms: they run again elsewhere. */
  stop: (within: number) => Promise<void>
}

const PACE: Pace = { poll: 1, heartbeat: 30, supervise: 15, retryDelay: 5 }
/** Seconds. */
const RETRY_DELAY_MAX = 600
/** Jobs that are under way when the clock was set back have so long, in ms. */
const AGAIN_WITHIN = 20_000
/** Connections of pg-boss beside those of the jobs. */
const CONNECTIONS = 3
/** What is done, and what failed, stays in the queues for so long, in seconds. */
const KEPT = { done: 3600, dead: (7 * DAY) / 1000 } as const

/**
 * Runs jobs of these types until it is stopped. Makes or migrates the tables of pg-boss first. Where the clock is set back, of this
 * machine or of that of the database, pg-boss is begun anew: it would wait until the time comes again (REL-15).
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { db, clock, log, jobs } = options
  const id = randomUUID()
  const iso = (time: number) => new Date(time).toISOString()
  const startedAt = iso(clock.now())
  const noteLife = () => noteWorker(db, { id, startedAt, now: iso(clock.now()) })
  const begin = async () => {
    const begun = await startBoss(options)
    try {
      await noteLife()
      const isAlone = !(await hasOtherWorker(db, id, iso(clock.now() - SIGN_OF_LIFE.within)))
      await keepSchedules(begun, jobs, isAlone)
      return begun
    } catch (error) {
      await begun.stop({ graceful: false })
      throw error
    }
  }
  await removeWorkersBefore(db, iso(clock.now() - DAY))
  let boss = await begin()
  const times = async () => [clock.now(), await databaseTime(db)]
  let seen = await times()
  let isSetBack = false
  const giveSign = async () => {
    await noteLife()
    const before = seen
    seen = await times()
    isSetBack ||= seen.some((time, index) => time < (before[index] ?? time))
    if (!isSetBack) return
    log.error({}, 'The clock was set back: jobs begin anew')
    await boss.stop({ timeout: AGAIN_WITHIN })
    boss = await begin()
    isSetBack = false
  }
  let sign: Promise<void> | undefined
  const endSigns = clock.setInterval(() => {
    sign ??= giveSign()
      .catch((error: unknown) => log.error({ err: error }, 'sign of life'))
      .finally(() => (sign = undefined))
  }, SIGN_OF_LIFE.every)

  return {
    async stop(within) {
      endSigns()
      await sign
      await boss.stop({ timeout: within })
      await removeWorker(db, id).catch(() => undefined)
    },
  }
}

/** The queue of a worker, with these jobs. */
async function startBoss({ connection, jobs, pace, ...context }: WorkerOptions): Promise<PgBoss> {
  const { db, log } = context
  const { poll, heartbeat, supervise, retryDelay } = { ...PACE, ...pace }
  const boss = new PgBoss({
    ...databaseOptions(connection),
    schema: JOBS_SCHEMA,
    max: CONNECTIONS,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  boss.on('warning', ({ message, data }) => log.info({ ...data }, message))
  await boss.start()
  await bringJobsToNow(db, RETRY_DELAY_MAX)

  await boss.createQueue(DEAD_LETTERS)
  for (const { name, retries, within } of jobs) {
    const options = {
      retryLimit: retries,
      retryDelay,
      retryBackoff: true,
      retryDelayMax: RETRY_DELAY_MAX,
      heartbeatSeconds: heartbeat,
      expireInSeconds: within,
      deleteAfterSeconds: KEPT.done,
      deadLetter: DEAD_LETTERS,
    }
    // oxlint-disable-next-line no-await-in-loop -- a handful, once
    await boss.createQueue(name, { policy: 'stately', ...options })
    await boss.updateQueue(name, options)
  }
  await boss.updateQueue(DEAD_LETTERS, { deleteAfterSeconds: KEPT.dead })

  for (const job of jobs)
    await boss.work(
      job.name,
      { pollingIntervalSeconds: poll, includeMetadata: true },
      async (batch: JobWithMetadata<unknown>[]) => {
        for (const one of batch) await runOne(job, context, one)
      },
    )
  await boss.work(
    DEAD_LETTERS,
    { pollingIntervalSeconds: poll, includeMetadata: true },
    async (batch: JobWithMetadata<Record<string, unknown> | null>[]) => {
      for (const one of batch) await noteDead(context, one)
    },
  )
  return boss
}

async function runOne(job: Job, context: JobContext, one: JobWithMetadata<unknown>): Promise<void> {
  const { clock, log } = context
  const fields = { ticketId: ticketOfJob(one.id), job: job.name, attempt: one.retryCount + 1 }
  const began = clock.now()
  try {
    const result = await job.run(context, one.data)
    log.info({ ...fields, ms: clock.now() - began, result }, 'job')
  } catch (error) {
    log.error({ ...fields, ms: clock.now() - began, err: error }, 'job failed')
    throw error
  }
}

/** A job that failed on its last attempt is in the log with its ticket, and kept for `doctor`. */
async function noteDead(
  { db, clock, log }: JobContext,
  { id, data, sourceId, sourceName, sourceOutput }: JobWithMetadata<Record<string, unknown> | null>,
): Promise<void> {
  const failed = {
    ticketId: ticketOfJob(sourceId ?? id),
    name: sourceName ?? DEAD_LETTERS,
    data: data ?? {},
    error: messageOf(sourceOutput),
    failedAt: new Date(clock.now()).toISOString(),
  }
  await addFailedJob(db, failed)
  const { ticketId, name, error } = failed
  log.error({ ticketId, job: name, error }, 'job failed for good')
}

const messageOf = (output: object | null): string =>
  output && 'message' in output ? String(output.message) : 'It ended without an answer.'

/**
 * Jobs with a time of their own run at the start and then at that time; those of an older version run no more. Beside another worker
 * they may be those of a newer one, which stay.
 */
async function keepSchedules(boss: PgBoss, jobs: readonly Job[], isAlone: boolean): Promise<void> {
  const timed = jobs.filter(({ every }) => every !== undefined)
  for (const { name } of await boss.getSchedules())
    if (isAlone && !timed.some((job) => job.name === name)) await boss.unschedule(name)
  for (const { name, every = '' } of timed) {
    await boss.schedule(name, every, {}, { tz: 'UTC', singletonKey: '' })
    await boss.send(name, {}, { singletonKey: '' })
  }
}

function databaseOptions({
  connectionString,
  host,
  port,
  user,
  password,
  database,
}: WorkerOptions['connection']) {
  return {
    ...(connectionString !== undefined && { connectionString }),
    ...(host !== undefined && { host }),
    ...(port !== undefined && { port }),
    ...(user !== undefined && { user }),
    ...(typeof password === 'string' && { password }),
    ...(database !== undefined && { database }),
  }
}
