import type { Clock } from '#lib/clock'
import { HOUR } from '#lib/duration'
import type { OpenDatabase } from './store/database.ts'
import { dropEventMonths, makeEventMonths } from './store/event-months.ts'
import { removeExpiredSessions } from './store/sessions.store.ts'
import { adviseSortIndexes } from './store/sort-indexes.store.ts'

/** What keeps a database in order is done at the start, and then so often, in ms. */
const EVERY = HOUR

export interface UpkeepOptions {
  db: OpenDatabase
  clock: Clock
  log: {
    info: (fields: Record<string, unknown>, message: string) => void
    error: (fields: Record<string, unknown>, message: string) => void
  }
  /** After so many months what happened is dropped; undefined: never. */
  keepMonths: number | undefined
}

export interface Upkeep {
  /** Settles when what is under way is done. */
  stop: () => Promise<void>
}

/**
 * Makes tables for the events of the months to come and drops those that are not kept, removes sessions whose time is over, and
 * makes indexes for orders that were slow. What fails is told to the log, and tried again the next time.
 */
export function startUpkeep({ db, clock, log, keepMonths }: UpkeepOptions): Upkeep {
  const tasks = {
    eventMonths: (now: number) => makeEventMonths(db, now),
    oldEvents: async (now: number) => (keepMonths === undefined ? [] : dropEventMonths(db, now, keepMonths)),
    sessions: (now: number) => removeExpiredSessions(db, new Date(now).toISOString()),
    sortIndexes: (now: number) => adviseSortIndexes(db, now),
  }
  const all = async () => {
    for (const [task, work] of Object.entries(tasks)) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, beside the calls
        log.info({ task, result: await work(clock.now()) }, 'upkeep')
      } catch (error) {
        log.error({ task, err: error }, 'upkeep failed')
      }
    }
  }
  let underWay = all()
  const end = clock.setInterval(() => {
    underWay = underWay.then(all)
  }, EVERY)
  return {
    async stop() {
      end()
      await underWay
    },
  }
}
