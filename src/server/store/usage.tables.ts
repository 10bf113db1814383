import type { ColumnType } from 'kysely'
import type { UsageLog, UsageMetric } from '#api/usages'

/** Every one of these leads with the number of its workspace. */
export interface UsageTables {
  /** Single things that somebody used. */
  usage_log: {
    workspace_id: number
    id: string
    metric: UsageMetric
    quantity: ColumnType<string, number, never>
    ref: ColumnType<NonNullable<UsageLog['ref']> | null, string | null, never>
    actor: ColumnType<NonNullable<UsageLog['actor']> | null, string | null, never>
    at: string
  }
  /** Contacts and events count themselves, by triggers. */
  usage_days: {
    workspace_id: number
    metric: UsageMetric
    /** Days of UTC since 1970. */
    day: number
    /** Rows of one day are added up: each connection counts in its own. */
    writer: number
    quantity: number
  }
}
