import { DatabaseError } from 'pg'

/** What an error of the database is about, without any value of a row. */
export interface DatabaseErrorFacts {
  table: string | undefined
  column: string | undefined
  constraint: string | undefined
}

/** The class of errors about values. */
const DATA_EXCEPTION = '22'

/** Undefined for any other error. `quotesValue`: whether its message has a value between quotes. */
export const databaseErrorFacts = (
  error: unknown,
): (DatabaseErrorFacts & { quotesValue: boolean }) | undefined =>
  error instanceof DatabaseError
    ? {
        table: error.table,
        column: error.column,
        constraint: error.constraint,
        quotesValue: error.code?.startsWith(DATA_EXCEPTION) === true,
      }
    : undefined

/** What the database lacks (disk, memory, connections), that it ends or begins, what its files do, and that others hold what is wanted. */
const OUT_OF_ORDER = /^(53|55P03|57P|58)/
/** Codes of connections that can't be made, or break. */
const NO_CONNECTION: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** How pg says that a connection breaks, or that none was free in time, and Kysely that it gave up one that broke. */
const NO_CONNECTION_SAID =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Postgres connection has been discarded)/

/** Whether the database can't do anything for now, whatever it is asked for. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseError) return OUT_OF_ORDER.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  const isWithoutSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return NO_CONNECTION.has(code) || isWithoutSocket || NO_CONNECTION_SAID.test(error.message)
}
