import { EXPORT_KEPT } from '#domain/contacts/export-parts'
import { DAY } from '#lib/duration'
import { removeChallengesBefore } from '#server/store/acme.store'
import { dropEventMonths, makeEventMonths } from '#server/store/event-months'
import { forgetExportsBefore } from '#server/store/contact-exports.store'
import { removeFailedJobsBefore } from '#server/store/failed-jobs.store'
import { forgetFormerReaders } from '#server/store/former-readers.store'
import { forgetReports } from '#server/store/inbox.store'
import { removeAnswersBefore } from '#server/store/import-chunks.store'
import { removeExpiredSessions } from '#server/store/sessions.store'
import { adviseSortIndexes } from '#server/store/sort-indexes.store'
import { removeVisitsBefore } from '#server/store/visits.store'
import { defineJob, noData, type JobContext } from './job.ts'

/** How long a job that failed for good is shown by `doctor`. */
const FAILED_JOBS = { keptFor: 30 * DAY } as const
/** No mail server and no provider sends a report again after so long. */
const REPORTS = { keptFor: 30 * DAY } as const

/** An import is over and can't be undone after a day (IMP-28); its answers hold addresses. */
const IMPORTS = { keptFor: 2 * DAY } as const
/** The links to unsubscribe of mails to a contact that was deleted work for so long. */
const READERS = { keptFor: 90 * DAY } as const
/** A page that goes on with a visit for longer begins another one (TRK-35). */
const VISITS = { keptFor: DAY } as const
/** Issuers ask within minutes. What is older was left by a process that was killed while it obtained a certificate. */
const CHALLENGES = { keptFor: DAY } as const

const tasks: Readonly<Record<string, (context: JobContext, now: number) => Promise<unknown>>> = {
  eventMonths: ({ db }, now) => makeEventMonths(db, now),
  oldEvents: async ({ db, keepMonths }, now) =>
    keepMonths === undefined ? [] : dropEventMonths(db, now, keepMonths),
  sessions: ({ db }, now) => removeExpiredSessions(db, new Date(now).toISOString()),
  sortIndexes: ({ db }, now) => adviseSortIndexes(db, now),
  reports: ({ db }, now) => forgetReports(db, new Date(now - REPORTS.keptFor).toISOString()),
  imports: ({ db }, now) => removeAnswersBefore(db, new Date(now - IMPORTS.keptFor).toISOString()),
  readers: ({ db }, now) => forgetFormerReaders(db, new Date(now - READERS.keptFor).toISOString()),
  exports: ({ db }, now) => forgetExportsBefore(db, new Date(now - EXPORT_KEPT).toISOString()),
  visits: ({ db }, now) => removeVisitsBefore(db, new Date(now - VISITS.keptFor).toISOString()),
  challenges: ({ db }, now) => removeChallengesBefore(db, new Date(now - CHALLENGES.keptFor).toISOString()),
  failedJobs: ({ db }, now) => removeFailedJobsBefore(db, new Date(now - FAILED_JOBS.keptFor).toISOString()),
}

/**
 * Every hour: makes tables for the events of the months to come and drops those that are not kept, removes sessions and visits whose
 * time is over, the answers of old imports and what was answered to issuers of certificates, forgets who was in files that were fetched, and makes indexes for orders that were slow. A task that fails does not keep the others from running; the job then
 * fails, and is tried again.
 */
export const upkeepJob = defineJob({
  name: 'upkeep',
  every: '0 * * * *',
  data: noData,
  retries: 2,
  async work(context) {
    const results: Record<string, unknown> = {}
    const errors: unknown[] = []
    for (const [name, task] of Object.entries(tasks)) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, beside the calls
        results[name] = await task(context, context.clock.now())
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '))
    return results
  },
})
