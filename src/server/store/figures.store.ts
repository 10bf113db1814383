import { sql } from 'kysely'
import type { Database } from './database.ts'

/** How much work waits in a database, of all workspaces together. */
export interface Figures {
  /** Jobs by what they do and how far they are. */
  jobs: { name: string; state: 'waiting' | 'active'; count: number }[]
  /** Jobs that failed for good and that `doctor` still lists. */
  failedJobs: { name: string; count: number }[]
  /** Mails that are not through yet. */
  mails: { kind: MailKind; state: MailState; count: number }[]
  /** When the oldest open or click came that is not counted yet. */
  oldestReactionAt: string | undefined
  /** When a worker last said that it is alive. */
  workerSeenAt: string | undefined
}

/** Of a campaign, to a single person, or of the product itself. */
type MailKind = 'campaign' | 'message' | 'own'
/** It is to be sent or tried again, a process has it, or nobody knows whether it arrived. */
type MailState = 'waiting' | 'sending' | 'unknown'

/**
 * Counts what waits. Each statement goes by an index of what is open alone, so it costs no more where millions are done; mails
 * of campaigns that wait are worked out from the figures of their runs, as there may be millions.
 */
export async function figuresOf(db: Database): Promise<Figures> {
  const jobs = await openJobs(db)
  const failed = await sql<{ name: string; count: number }>`
    select name, count(*) as count from failed_jobs group by name order by name`.execute(db)
  const mails = await sql<Figures['mails'][number]>`
    select 'campaign' as kind, 'waiting' as state, greatest(0, coalesce(sum(e.recipients - settled.count - held.count), 0))::int8 as count
    from executions e,
      lateral (select coalesce(sum(c.sent + c.failed), 0) as count from execution_counts c
        where c.workspace_id = e.workspace_id and c.execution_id = e.number) settled,
      lateral (select count(*) as count from deliveries d
        where d.workspace_id = e.workspace_id and d.execution_id = e.number and d.state in (1, 2, 5)) held
    where e.status in ('queued', 'preparing', 'sending', 'canceling')
    union all
    select 'campaign', 'sending', count(*) from deliveries where state in (1, 2)
    union all
    select 'campaign', 'unknown', count(*) from deliveries where state = 5
    union all
    select 'message', case state when 2 then 'sending' else 'waiting' end, count(*)
    from message_recipients where state in (0, 2, 6) group by 2
    union all
    select 'own', case when begun_at is null then 'waiting' else 'sending' end, count(*)
    from outgoing_mails where written_at is null and failed_at is null group by 2`.execute(db)
  const times = await sql<{ reaction: string | null; worker: string | null }>`
    select (select min(at) from reactions) as reaction, (select max(seen_at) from workers) as worker`.execute(
    db,
  )
  const [at] = times.rows
  return {
    jobs,
    failedJobs: failed.rows,
    mails: mails.rows,
    oldestReactionAt: at?.reaction ?? undefined,
    workerSeenAt: at?.worker ?? undefined,
  }
}

async function openJobs(db: Database): Promise<Figures['jobs']> {
  // A worker makes the table: without one there are no jobs.
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('jobs.job') is not null as "isThere"`.execute(db)
  if (tables[0]?.isThere !== true) return []
  const { rows } = await sql<Figures['jobs'][number]>`
    select name, case state when 'active' then 'active' else 'waiting' end as state, count(*) as count
    from jobs.job where state <= 'active' group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
