import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, inject, test, vi } from 'vitest'
import * as v from 'valibot'
import { systemClock, type Clock } from '#lib/clock'
import { HOUR } from '#lib/duration'
import { failedJobs } from '#server/store/failed-jobs.store'
import { openDatabase } from '#server/store/database'
import { lastSeenWorker } from '#server/store/workers.store'
import { testDatabase } from '#server/testing/test-database'
import { jobsState } from '#server/worker-state'
import { defineJob, type Job } from './job.ts'
import { openJobQueue } from './job-queue.ts'
import { startWorker, type Worker } from './start-worker.ts'
import { testPorts } from '#server/testing/test-ports'
import { patiently } from '#server/testing/patiently'

const db = await testDatabase()
const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
const connection = { ...inject('engine'), database: rows[0]?.name ?? '' }

const said: { fields: Record<string, unknown>; message: string }[] = []
const note = (fields: Record<string, unknown>, message: string) => void said.push({ fields, message })
const log = { info: note, error: note }
const workers: Worker[] = []
const start = async (jobs: readonly Job[], clock: Clock = systemClock) => {
  const worker = await startWorker({
    connection,
    db,
    clock,
    log,
    keepMonths: undefined,
    ports: testPorts(),
    jobs,
    pace: { poll: 0.5, heartbeat: 10, supervise: 1, retryDelay: 0 },
  })
  workers.push(worker)
  return worker
}
const queue = openJobQueue({ connection, clock: systemClock, log })
afterAll(() => queue.close())
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop(1000)))
  said.length = 0
})

const data = v.strictObject({ word: v.string() })
const jobThat = (name: string, work: (word: string) => Promise<unknown>, retries = 5) =>
  defineJob({ name, data, retries, keyOf: ({ word }) => word, work: (_, { word }) => work(word) })

test('without a worker nothing is added', async () => {
  const job = jobThat('unserved', async () => undefined)
  expect(await queue.isServed(db)).toBe(false)
  expect(await queue.add(db, job, { word: 'a' })).toBe(false)
  expect(await jobsState(db, Date.now())).toBe('worker: none')
})

test('a job runs once its transaction is committed, and not at all where it is rolled back', async () => {
  const words: string[] = []
  const job = jobThat('words', async (word) => words.push(word))
  await start([job])
  expect(await jobsState(db, Date.now())).toMatch(/^worker: seen \d+ s ago$/)
  const rolledBack = db.transaction().execute(async (inside) => {
    expect(await queue.add(inside, job, { word: 'never' })).toBe(true)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await db.transaction().execute(async (inside) => {
    await queue.add(inside, job, { word: 'once' })
    await queue.add(inside, job, { word: 'once' })
    await queue.add(inside, job, { word: 'other' })
  })
  await vi.waitFor(() => expect(words.toSorted()).toEqual(['once', 'other']), patiently)
  await queue.add(db, job, { word: 'last' })
  await vi.waitFor(() => expect(words.toSorted()).toEqual(['last', 'once', 'other']), patiently)
  expect(said.filter(({ message }) => message === 'job')).toHaveLength(3)
})

test('a job is added also where all connections are held by those who add one', async () => {
  const job = jobThat('crowd', async () => undefined)
  await start([job])
  const narrow = openDatabase({ connection, connections: 2, patience: { connection: 2000, lock: 2000 } })
  const other = openJobQueue({ connection, clock: systemClock, log })
  const added = await Promise.all(
    ['a', 'b', 'c'].map((word) =>
      narrow.transaction().execute(async (inside) => {
        // As calls of one workspace do.
        await sql`select pg_advisory_xact_lock(1)`.execute(inside)
        return other.add(inside, job, { word })
      }),
    ),
  )
  expect(added).toEqual([true, true, true])
  await other.close()
  await narrow.destroy()
})

test('a job that fails is tried again; one that fails for good is in the log and kept, under one ticket', async () => {
  let tries = 0
  const flaky = jobThat('flaky', async () => {
    tries += 1
    if (tries < 2) throw new Error('not yet')
  })
  const broken = jobThat(
    'broken',
    async () => {
      throw new Error('never works')
    },
    1,
  )
  await start([flaky, broken])
  await queue.add(db, flaky, { word: 'a' })
  await queue.add(db, broken, { word: 'b' })
  await vi.waitFor(async () => expect(await failedJobs(db, 5)).toHaveLength(1), patiently)
  await vi.waitFor(() => expect(tries).toBe(2), patiently)
  const [failed] = await failedJobs(db, 5)
  expect(failed).toMatchObject({ name: 'broken', data: { word: 'b' }, error: 'never works' })
  expect(await jobsState(db, Date.now())).toContain(`broken ${failed?.ticketId}: never works`)
  const lines = said.filter(({ fields }) => fields['ticketId'] === failed?.ticketId)
  expect(lines.map(({ message, fields }) => [message, fields['attempt']])).toEqual([
    ['job failed', 1],
    ['job failed', 2],
    ['job failed for good', undefined],
  ])
})

test('a worker that is told to end finishes what it does, and is gone', async () => {
  const words: string[] = []
  let finish = () => {}
  const job = jobThat('long', async (word) => {
    words.push(`${word} begun`)
    await new Promise<void>((done) => (finish = done))
    words.push(`${word} done`)
  })
  const worker = await start([job])
  await queue.add(db, job, { word: 'a' })
  await vi.waitFor(() => expect(words).toEqual(['a begun']), patiently)
  const stopped = worker.stop(20_000)
  finish()
  await stopped
  workers.splice(0)
  expect(words).toEqual(['a begun', 'a done'])
  expect(await lastSeenWorker(db)).toBeUndefined()
  expect(said.filter(({ message }) => message === 'job failed')).toEqual([])
})

test('a job of a schedule runs when a worker starts; a schedule that is no more is forgotten, but for that of a worker of a newer version', async () => {
  let runs = 0
  const work = async () => void (runs += 1)
  const job = defineJob({ name: 'timed', every: '0 0 1 1 *', data: v.strictObject({}), work })
  const schedules = async () => (await sql<{ name: string }>`select name from jobs.schedule`.execute(db)).rows
  await start([job])
  expect(await schedules()).toEqual([{ name: 'timed' }])
  await vi.waitFor(() => expect(runs).toBe(1), patiently)
  await start([])
  expect(await schedules()).toEqual([{ name: 'timed' }])
  await Promise.all(workers.splice(0).map((worker) => worker.stop(1000)))
  await start([])
  expect(await schedules()).toEqual([])
})

test('a clock that is set back keeps no job waiting until the time comes again', async () => {
  const words: string[] = []
  const job = jobThat('waits', async (word) => words.push(word))
  const work = async () => void words.push('timed')
  const timed = defineJob({ name: 'timed', every: '0 0 1 1 *', data: v.strictObject({}), work })
  let [now, sign] = [Date.now(), () => {}]
  await start([job, timed], {
    ...systemClock,
    now: () => now,
    setInterval: (callback) => ((sign = callback), () => undefined),
  })
  await vi.waitFor(() => expect(words).toEqual(['timed']), patiently)
  // As the queue has it an hour after its clock went back by two.
  const ahead = sql`(now() + interval '1 hour')`
  await db.transaction().execute(async (inside) => {
    await queue.add(inside, job, { word: 'waits' })
    await sql`update jobs.job set start_after = ${ahead} where state = 'created'`.execute(inside)
    await sql`
      insert into jobs.job (name, state, singleton_on, started_on, completed_on)
      values ('__pgboss__send-it', 'completed', ${ahead} at time zone 'utc', ${ahead}, ${ahead})`.execute(
      inside,
    )
    await sql`update jobs.version set cron_on = ${ahead}`.execute(inside)
    await sql`update jobs.queue set monitor_on = ${ahead}, monitor_claim_on = ${ahead}`.execute(inside)
  })
  now -= 2 * HOUR
  sign()
  await vi.waitFor(() => expect(words.toSorted()).toEqual(['timed', 'timed', 'waits']), patiently)
  const { rows: left } = await sql`
    select from jobs.version, jobs.queue where greatest(cron_on, monitor_on, monitor_claim_on) > now()
    union all select from jobs.job where greatest(start_after, started_on, singleton_on) > now()`.execute(db)
  expect(left).toEqual([])
})

test('a job whose worker is killed in the middle runs again on another one', async () => {
  const child = spawn(
    process.execPath,
    [resolve(import.meta.dirname, '../testing/worker-to-kill.ts'), JSON.stringify(connection)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let words = ''
  child.stdout.on('data', (part: Buffer) => (words += part.toString()))
  const slow = jobThat('slow', async (word) => done.push(word))
  const done: string[] = []
  await vi.waitFor(async () => expect(await queue.add(db, slow, { word: 'kept' })).toBe(true), patiently)
  await vi.waitFor(() => expect(words).toBe('begun kept\n'), patiently)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(done).toEqual([])
  await start([slow])
  await vi.waitFor(() => expect(done).toEqual(['kept']), patiently)
})
