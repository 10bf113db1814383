import { MINUTE } from '#lib/duration'

/** The schema of the database that belongs to pg-boss. */
export const JOBS_SCHEMA = 'jobs'

/** Where jobs go that failed on their last attempt. */
export const DEAD_LETTERS = 'dead-letters'

/** A worker says that it is alive every `every` ms; without a sign for `within` ms it counts as dead. */
export const SIGN_OF_LIFE = { every: 10_000, within: MINUTE } as const

/** The ticket under which the log has every attempt of a job. */
export const ticketOfJob = (jobId: string): string => `tkt_${jobId.replaceAll('-', '')}`
