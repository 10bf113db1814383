import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Clock } from '#lib/clock'
import { startCarrier } from '#server/http/carrier'
import { countedTransport } from '#server/mail/counted-transport'
import type { Figures } from '#server/store/figures.store'
import { addFailedJob } from '#server/store/failed-jobs.store'
import { keepReactions } from '#server/store/reactions.store'
import { noteWorker } from '#server/store/workers.store'
import { testDatabase } from '#server/testing/test-database'
import { testDelivery, testExecution } from '#server/testing/sent-delivery'
import { testTenant } from '#server/testing/test-tenant'
import { systemClock } from '#lib/clock'
import { keptFigures } from './kept-figures.ts'
import { startMetrics } from './start-metrics.ts'

const db = await testDatabase()
const BEGUN = Date.parse('2026-01-15T00:00:00.000Z')
const at = (seconds: number) => new Date(BEGUN + seconds * 1000).toISOString()

function handClock() {
  let now = BEGUN
  const timers = new Map<() => void, number>()
  const clock: Clock = {
    now: () => now,
    setTimeout(callback, ms) {
      timers.set(callback, now + ms)
      return () => void timers.delete(callback)
    },
    setInterval: () => () => undefined,
  }
  const turn = (ms: number) => {
    now += ms
    for (const [callback, due] of timers)
      if (due <= now) {
        timers.delete(callback)
        callback()
      }
  }
  return { clock, turn, timers }
}

const errors: unknown[] = []
const log = { info: () => undefined, error: ({ err }: Record<string, unknown>) => void errors.push(err) }

async function metricsOf(clock: Clock) {
  const metrics = await startMetrics({ host: '127.0.0.1', port: 0, db, clock, log })
  onTestFinished(metrics.close)
  const base = `http://127.0.0.1:${metrics.port}`
  const scrape = async () => (await fetch(`${base}/metrics`)).text()
  return { metrics, base, scrape }
}

/** The lines of a metric, without comments. */
const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))

test('what waits in the database is told in all workspaces together, and is asked for once in some seconds', async () => {
  const { clock, turn } = handClock()
  const { metrics, base, scrape } = await metricsOf(clock)
  const [one, two] = [await testTenant(db, 'ws_one'), await testTenant(db, 'ws_two')]
  for (const tenant of [one, two]) {
    const run = await testExecution(db, tenant, {
      id: 'exe_1',
      campaignId: 'cmp_1',
      links: [],
      sendingAt: at(0),
    })
    await db
      .updateTable('executions')
      .set({ status: 'sending', recipients: 10 })
      .where('workspace_id', '=', tenant.number)
      .execute()
    await db
      .insertInto('execution_counts')
      .values({ workspace_id: tenant.number, execution_id: run, at: at(0), shard: 0, sent: 3, failed: 1 })
      .execute()
    for (const state of ['claimed', 'begun', 'unknown'] as const) {
      const deliveryId = await testDelivery(
        db,
        tenant,
        run,
        { uid: 'con_none', email: 'a@example.jp' },
        { sentAt: at(0), state },
      )
      if (state === 'unknown')
        await keepReactions(db, [{ deliveryId, isBot: false, at: BEGUN - 90_000, isCounted: true }])
    }
  }
  // A run that was stopped has mails that wait for nobody.
  const stopped = await testExecution(db, one, {
    id: 'exe_2',
    campaignId: 'cmp_2',
    links: [],
    sendingAt: at(0),
  })
  await testDelivery(
    db,
    one,
    stopped,
    { uid: 'con_none', email: 'b@example.jp' },
    { sentAt: at(0), state: 'todo' },
  )
  await noteWorker(db, { id: 'worker', startedAt: at(0), now: at(-7) })
  await addFailedJob(db, {
    ticketId: 'tkt_1',
    name: 'upkeep',
    data: { email: 'c@example.jp' },
    error: 'c@example.jp',
    failedAt: at(0),
  })

  const first = await fetch(`${base}/metrics`)
  expect(first.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const text = await first.text()
  expect(linesOf(text, 'otegami_mails').toSorted()).toEqual([
    'otegami_mails{kind="campaign",state="sending"} 4',
    'otegami_mails{kind="campaign",state="unknown"} 2',
    'otegami_mails{kind="campaign",state="waiting"} 6',
  ])
  expect(linesOf(text, 'otegami_jobs_failed')).toEqual(['otegami_jobs_failed{kind="upkeep"} 1'])
  expect(linesOf(text, 'otegami_reaction_lag_seconds')).toEqual(['otegami_reaction_lag_seconds 90'])
  expect(linesOf(text, 'otegami_worker_seen_seconds')).toEqual(['otegami_worker_seen_seconds 7'])
  expect(linesOf(text, 'otegami_database_answers')).toEqual(['otegami_database_answers 1'])
  expect(linesOf(text, 'otegami_database_waiting')).toEqual(['otegami_database_waiting 0'])
  expect(linesOf(text, 'otegami_database_connections')).toHaveLength(3)
  expect(linesOf(text, 'otegami_kept_counts_total')).toHaveLength(2)
  expect(text).toContain('process_resident_memory_bytes ')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds ')
  expect(text).not.toMatch(/example\.jp|ws_|cmp_|exe_|tkt_/)

  await db.deleteFrom('failed_jobs').execute()
  expect(linesOf(await scrape(), 'otegami_jobs_failed')).toHaveLength(1)
  turn(10_000)
  expect(linesOf(await scrape(), 'otegami_jobs_failed')).toEqual([])

  const transport = countedTransport(
    {
      connections: 1,
      send: async () => ({ kind: 'unknown' }),
      hangUp: () => undefined,
      close: async () => undefined,
    },
    metrics.onAttempt,
  )
  await transport.send({ id: 'd1', envelopeFrom: 'b@example.jp', to: 'a@example.jp', raw: new Uint8Array() })
  expect(linesOf(await scrape(), 'otegami_mail_attempts_total')).toEqual([
    'otegami_mail_attempts_total{outcome="unknown"} 1',
  ])
  expect(errors).toEqual([])
})

const nobody: Figures = {
  jobs: [],
  failedJobs: [],
  mails: [],
  oldestReactionAt: undefined,
  workerSeenAt: undefined,
}

test('a database that does not answer holds up no reading, and is not asked again meanwhile', async () => {
  const { clock, turn, timers } = handClock()
  let asked = 0
  const slow = Promise.withResolvers<Figures>()
  const figures = keptFigures({ db, clock, log, read: async () => (asked++, slow.promise) })
  const both = Promise.all([figures(), figures()])
  turn(3000)
  expect(await both).toEqual([undefined, undefined])
  const third = figures()
  expect(asked).toBe(1)
  slow.resolve(nobody)
  expect(await third).toEqual(nobody)
  expect(timers.size).toBe(0)

  const before = errors.length
  const broken = keptFigures({ db, clock, log, read: async () => Promise.reject(new Error('away')) })
  expect([await broken(), await broken()]).toEqual([undefined, undefined])
  expect(errors.slice(before).map(String)).toEqual(['Error: away'])
})

/** Sends a request line as it is: fetch tidies paths up. */
async function askRaw(port: number, line: string): Promise<void> {
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
  )
  socket.on('error', () => undefined)
  socket.resume()
  await once(socket, 'close')
}

test('callers bring no label about, whatever they ask for', async () => {
  const { metrics, base, scrape } = await metricsOf(systemClock)
  const file = async () => new Response('file')
  const carrier = await startCarrier({
    port: 0,
    isLocal: true,
    respond: async () => Response.json({}, { status: 404 }),
    app: file,
    files: file,
    scripts: file,
    isReady: async () => true,
    trustProxy: 0,
    clock: systemClock,
    log,
    onCall: metrics.onCall,
  })
  onTestFinished(async () => carrier.close(0))
  const attack = async (secret: string) => {
    const paths = [
      `/v1/contacts/${secret}`,
      `/v1/contacts/${secret}/${secret}`,
      `/v1/${secret}`,
      `/v1/contacts/%zz${secret}`,
      `/v1/invitations/${secret}?q=${secret}`,
      ...['c', 'o', 'u', 'v', 'd', 'f', 'a', 'hooks', '.well-known/acme-challenge'].map(
        (at) => `/${at}/${secret}`,
      ),
      `/${secret}.php`,
      `/a"}\\n${secret}`,
      `//${secret}@example.jp`,
      `/w/ws_${secret}/contacts`,
    ]
    await Promise.all([
      ...paths.map((path) => askRaw(carrier.port, `GET ${path}`)),
      ...['POST', 'HEAD', 'PROPFIND', 'REPORT'].map((method) =>
        askRaw(carrier.port, `${method} /v1/${secret}`),
      ),
    ])
    return linesOf(await scrape(), 'otegami_call_seconds_count')
  }
  const first = await attack('secret1')
  const second = await attack('secret2')
  const named = (lines: string[]) => lines.map((line) => line.replace(/ \d+$/, '')).toSorted()
  expect(named(second)).toEqual(named(first))
  expect(second.join('\n')).not.toMatch(/secret|example|%|php|"}\\/)
  const routes = new Set(second.map((line) => /route="([^"]*)"/.exec(line)?.[1]))
  expect(routes).toEqual(
    new Set([
      ...['c', 'o', 'u', 'v', 'd', 'f', 'a', 'hooks', '.well-known/acme-challenge'].map((at) => `/${at}/*`),
      '/v1/contacts/:contactId',
      '/v1/invitations/:token',
      'app',
      'none',
    ]),
  )
  expect(second).toContain('otegami_call_seconds_count{route="none",method="other",status="4xx"} 4')
  expect((await fetch(`${base}/`)).status).toBe(404)
  expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(405)
})
