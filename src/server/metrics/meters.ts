import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Clock } from '#lib/clock'
import { SECOND } from '#lib/duration'
import { countUses } from '#server/contacts/kept-counts'
import type { CarriedCall } from '#server/http/carrier'
import type { SendOutcome } from '#server/mail/transport'
import { poolFigures, type OpenDatabase } from '#server/store/database'
import type { Figures } from '#server/store/figures.store'

/** What a process tells of itself, in the text format of Prometheus. */
export interface Meters {
  /** Counts a call that was answered. */
  onCall: (call: CarriedCall) => void
  /** Counts an attempt to send a mail. */
  onAttempt: (outcome: SendOutcome['kind']) => void
  contentType: string
  text: () => Promise<string>
}

export interface MetersOptions {
  db: OpenDatabase
  clock: Clock
  /** What waits in the database; undefined: it does not answer. */
  figures: () => Promise<Figures | undefined>
}

/** Upper bounds in seconds. Each is a series for every route, so they are few. */
const BUCKETS = [0.01, 0.05, 0.1, 0.3, 1, 3, 10]
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Labels have values of fixed sets only: patterns of routes, classes of statuses, names of jobs and states. Nothing that a caller
 * sends becomes one, so their number is bounded and no secret is among them.
 */
export function createMeters({ db, clock, figures }: MetersOptions): Meters {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'otegami_call_seconds',
    help: 'Time that calls took, by the declared path of the route, method and class of the status.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const attempts = new Counter({
    name: 'otegami_mail_attempts_total',
    help: 'Attempts of this process to hand a mail to a relay, by what came of it.',
    labelNames: ['outcome'],
    registers,
  })
  const uses = new Counter({
    name: 'otegami_kept_counts_total',
    help: 'Counts of contacts that were asked for: known already (hit), or counted (miss).',
    labelNames: ['result'],
    registers,
  })
  const connections = new Gauge({
    name: 'otegami_database_connections',
    help: 'Connections of this process to the database: all, those that are idle, and how many there may be.',
    labelNames: ['state'],
    registers,
  })
  const waiting = new Gauge({
    name: 'otegami_database_waiting',
    help: 'Who waits in this process for a connection to the database.',
    registers,
  })
  const setFigures = createFigureGauges(registers, clock)
  return {
    onCall({ method, pattern, status, ms }) {
      const labels = {
        route: pattern,
        method: METHODS.includes(method) ? method : 'other',
        status: `${Math.floor(status / 100)}xx`,
      }
      calls.observe(labels, ms / SECOND)
    },
    onAttempt: (outcome) => attempts.inc({ outcome }),
    contentType: registry.contentType,
    async text() {
      setFigures(await figures())
      uses.reset()
      uses.inc({ result: 'hit' }, countUses.hits)
      uses.inc({ result: 'miss' }, countUses.misses)
      const pool = poolFigures(db)
      for (const state of ['total', 'idle', 'most'] as const) connections.set({ state }, pool[state])
      waiting.set(pool.waiting)
      return registry.metrics()
    },
  }
}

/** Gauges of the whole database. They are left out where it does not answer: a figure of an hour ago would look like one of now. */
function createFigureGauges(registers: Registry[], clock: Clock): (figures: Figures | undefined) => void {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  const isRead = gauge(
    'otegami_database_answers',
    'Whether the figures of the whole database could be read: 1, or 0.',
  )
  const jobs = gauge('otegami_jobs', 'Jobs that wait or run, by their kind.', 'kind', 'state')
  const failed = gauge('otegami_jobs_failed', 'Jobs that failed for good in the last 30 days.', 'kind')
  const mails = gauge('otegami_mails', 'Mails that are not through.', 'kind', 'state')
  const lag = gauge('otegami_reaction_lag_seconds', 'Age of the oldest open or click that is not counted.')
  const seen = gauge('otegami_worker_seen_seconds', 'Time since a worker last gave a sign of life.')
  const ageOf = (at: string) => Math.max(0, clock.now() - Date.parse(at)) / SECOND
  return (figures) => {
    for (const one of [jobs, failed, mails]) one.reset()
    for (const one of [lag, seen]) one.remove()
    isRead.set(figures ? 1 : 0)
    if (!figures) return
    for (const { name, state, count } of figures.jobs) jobs.set({ kind: name, state }, count)
    for (const { name, count } of figures.failedJobs) failed.set({ kind: name }, count)
    for (const { kind, state, count } of figures.mails) mails.set({ kind, state }, count)
    lag.set(figures.oldestReactionAt === undefined ? 0 : ageOf(figures.oldestReactionAt))
    if (figures.workerSeenAt !== undefined) seen.set(ageOf(figures.workerSeenAt))
  }
}
