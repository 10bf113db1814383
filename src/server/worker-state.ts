import { SECOND } from '#lib/duration'
import { failedJobs } from './store/failed-jobs.store.ts'
import type { Database } from './store/database.ts'
import { lastSeenWorker } from './store/workers.store.ts'

/** Failed jobs that `doctor` lists. */
const SHOWN = 5

/** What `/readyz` says of the workers. */
export async function workerState(db: Database, now: number): Promise<string> {
  const seen = await lastSeenWorker(db)
  if (seen === undefined) return 'worker: none'
  return `worker: seen ${Math.max(0, Math.round((now - Date.parse(seen)) / SECOND))} s ago`
}

/** What `doctor` says of workers and jobs, a line each. */
export async function jobsState(db: Database, now: number): Promise<string> {
  const failed = await failedJobs(db, SHOWN)
  return [
    await workerState(db, now),
    ...failed.map(
      ({ failedAt, name, ticketId, error }) => `failed ${failedAt} ${name} ${ticketId}: ${error}`,
    ),
  ].join('\n      ')
}
