import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Brings what the queue of jobs noted of times that are not there yet to now, as the clock was set back since: it would wait until
 * they come again, and neither run what waits, nor find jobs of a worker that was killed, nor begin those of a schedule (REL-15).
 * `most`: how far ahead a job may wait for its next attempt, in seconds.
 */
export async function bringJobsToNow(db: Database, most: number): Promise<void> {
  await sql`update jobs.version set cron_on = null where cron_on > now()`.execute(db)
  await sql`
    update jobs.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
    where greatest(monitor_claim_on, monitor_on, maintain_on) > now()`.execute(db)
  await sql`
    update jobs.job set start_after = now()
    where state < 'active' and start_after > now() + make_interval(secs => ${most})`.execute(db)
  await sql`
    update jobs.job set started_on = now(), heartbeat_on = now()
    where state = 'active' and started_on > now()`.execute(db)
  // Each minute of a schedule is begun once, and these are to come again.
  await sql`
    delete from jobs.job
    where name = '__pgboss__send-it' and state > 'active' and singleton_on >= date_trunc('minute', now() at time zone 'utc')`.execute(
    db,
  )
}
