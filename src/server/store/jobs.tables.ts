import type { JSONColumnType } from 'kysely'

export interface JobTables {
  /** Processes that run jobs, with the last time that each wrote here. */
  workers: { id: string; started_at: string; seen_at: string }
  /** Jobs that failed on their last attempt. */
  failed_jobs: {
    /** The ticket under which the log has every attempt. */
    ticket_id: string
    name: string
    data: JSONColumnType<Record<string, unknown>>
    error: string
    failed_at: string
  }
  /** How far the events of a workspace are in the scores of its contacts. */
  score_marks: { workspace_id: number; scored_until: string }
}
