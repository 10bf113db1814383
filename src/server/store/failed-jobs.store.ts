import type { Database } from './database.ts'

/** A job that failed on its last attempt. */
export interface FailedJob {
  /** The ticket under which the log has its attempts. */
  ticketId: string
  name: string
  data: Record<string, unknown>
  /** The message of its last error. */
  error: string
  failedAt: string
}

/** Keeps a failed job for `doctor`. A job that is kept already is not kept twice. */
export async function addFailedJob(
  db: Database,
  { ticketId, name, data, error, failedAt }: FailedJob,
): Promise<void> {
  await db
    .insertInto('failed_jobs')
    .values({ ticket_id: ticketId, name, data: JSON.stringify(data), error, failed_at: failedAt })
    .onConflict((conflict) => conflict.column('ticket_id').doNothing())
    .execute()
}

/** The newest failed jobs. */
export async function failedJobs(db: Database, limit: number): Promise<FailedJob[]> {
  return db
    .selectFrom('failed_jobs')
    .select(['ticket_id as ticketId', 'name', 'data', 'error', 'failed_at as failedAt'])
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute()
}

/** Forgets jobs that failed before that time; how many there were. */
export async function removeFailedJobsBefore(db: Database, time: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('failed_jobs')
    .where('failed_at', '<', time)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
