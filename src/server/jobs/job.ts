import * as v from 'valibot'
import type { Clock } from '#lib/clock'
import type { Mailing } from '#server/mail/mailing'
import type { Files } from '#server/ports/files/files'
import type { Ports } from '#server/ports/ports'
import type { OpenDatabase } from '#server/store/database'

/** Where jobs write what they did; pino's loggers are such. */
export interface JobLog {
  info: (fields: Record<string, unknown>, message: string) => void
  error: (fields: Record<string, unknown>, message: string) => void
}

/** What a job runs with. */
export interface JobContext {
  db: OpenDatabase
  clock: Clock
  log: JobLog
  /** Events older than so many months are dropped; undefined: they are kept. */
  keepMonths: number | undefined
  /** What lies outside of the server. */
  ports: Ports
  /** Where uploaded files are kept; undefined: they are left alone. */
  files?: Files | undefined
  /** What mails are sent with; undefined: this server sends none. */
  mailing?: Mailing | undefined
}

/** A type of job, as workers run it. Its handler is idempotent: a job whose worker was killed runs again from the start. */
export interface Job {
  name: string
  /** When it runs without being added: a cron expression in UTC. It also runs when a worker starts. */
  every?: string
  /** Attempts after the first one. */
  retries: number
  /** An attempt that takes longer, in seconds, counts as failed. */
  within: number
  /** Does the work; what it returns goes to the log. Rejects where `data` is not that of this type. */
  run: (context: JobContext, data: unknown) => Promise<unknown>
}

/** A type of job, as it is added. */
export interface JobOf<Data extends object> extends Job {
  /** While a job with the same key waits, another one is not added. */
  keyOf: (data: Data) => string
}

interface JobDefinition<Data extends object> extends Pick<Job, 'name' | 'every'> {
  data: v.GenericSchema<unknown, Data>
  /** @default 5 */
  retries?: number
  /** Seconds. @default 900 */
  within?: number
  /** @default one key for all */
  keyOf?: (data: Data) => string
  work: (context: JobContext, data: Data) => Promise<unknown>
}

/** Declares a type of job. */
export const defineJob = <Data extends object>({
  data: schema,
  retries = 5,
  within = 900,
  keyOf = () => '',
  work,
  ...job
}: JobDefinition<Data>): JobOf<Data> => ({
  ...job,
  retries,
  within,
  keyOf,
  run: async (context, data) => work(context, v.parse(schema, data ?? {})),
})

/** The data of jobs that run on a schedule. */
export const noData = v.strictObject({})
