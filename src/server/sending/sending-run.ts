import type { ExecutionSnapshot } from '#server/store/deliveries.tables'
import type { CountedRun } from '#server/store/execution-counts.store'
import type { Tenant } from '#server/store/tenant'
import type { Composer } from './compose-mail.ts'

/** A run whose mails a process sends. */
export interface SendingRun {
  tenant: Tenant
  campaignId: string
  run: CountedRun
  snapshot: ExecutionSnapshot
  composer: Composer
  /** Whether this process has written that a mail of it went out. */
  hasFirstMail: boolean
}
