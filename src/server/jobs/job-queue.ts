import type { PgBoss } from 'pg-boss'
import type { Clock } from '#lib/clock'
import {
  CALLS_PATIENCE,
  openDatabase,
  type Database,
  type DatabaseOptions,
  type OpenDatabase,
} from '#server/store/database'
import { lastSeenWorker } from '#server/store/workers.store'
import type { JobOf } from './job.ts'
import { JOBS_SCHEMA, SIGN_OF_LIFE } from './queues.ts'

/** How handlers of calls add jobs. */
export interface JobQueue {
  /**
   * Adds a job in the transaction `db`: it runs once that is committed, and not at all where it is rolled back. False where no
   * worker is alive: the caller then does the work itself, or goes without it.
   */
  add: <Data extends object>(db: Database, job: JobOf<Data>, data: Data) => Promise<boolean>
  /** Whether a worker is alive. */
  isServed: (db: Database) => Promise<boolean>
  close: () => Promise<void>
}

/** A process that never adds a job needs none of its megabytes (docs/decisions/057). */
const loaded = async () => import('pg-boss')

interface JobQueueOptions {
  connection: DatabaseOptions['connection']
  clock: Clock
  /** Is told of errors of pg-boss. */
  log: { error: (fields: Record<string, unknown>, message: string) => void }
}

/**
 * The queue in the database. What pg-boss looks up by itself has a connection of its own: whoever adds a job holds one of the others,
 * and would wait for one of them that is never given back while all are held so (REL-19).
 */
export function openJobQueue({ connection, clock, log }: JobQueueOptions): JobQueue {
  let starting: Promise<PgBoss | undefined> | undefined
  let own: OpenDatabase | undefined
  // Only started for the first job: the worker makes the schema, so that it exists once a worker was seen.
  const started = async (): Promise<PgBoss | undefined> => {
    const { fromKysely, PgBoss: Boss } = await loaded()
    own ??= openDatabase({ connection, connections: 1, patience: CALLS_PATIENCE })
    const boss = new Boss({
      db: fromKysely(own),
      schema: JOBS_SCHEMA,
      migrate: false,
      createSchema: false,
      supervise: false,
      schedule: false,
    })
    boss.on('error', (error) => log.error({ err: error }, 'job queue'))
    try {
      return await boss.start()
    } catch (error) {
      log.error({ err: error }, 'job queue')
      await boss.stop({ graceful: false }).catch(() => undefined)
      return undefined
    }
  }
  const isServed = async (db: Database) => {
    const seen = await lastSeenWorker(db)
    return seen !== undefined && clock.now() - Date.parse(seen) <= SIGN_OF_LIFE.within
  }
  return {
    isServed,
    async add(db, job, data) {
      if (!(await isServed(db))) return false
      starting ??= started()
      const boss = await starting
      if (!boss) {
        starting = undefined
        return false
      }
      const { fromKysely } = await loaded()
      await boss.send(job.name, data, { db: fromKysely(db), singletonKey: job.keyOf(data) })
      return true
    },
    async close() {
      const boss = await starting
      await boss?.stop({ graceful: false })
      await own?.destroy()
    },
  }
}
