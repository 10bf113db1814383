import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

/** The database, or one transaction of it. */
export type Database = Kysely<Tables> | Transaction<Tables>

/** The database itself, in which transactions are begun. */
export type OpenDatabase = Kysely<Tables>

export interface DatabaseOptions {
  connection: pg.ClientConfig
  /** How many connections are held at most. @default 10 */
  connections?: number
  /** Is told every statement, once it was carried out. */
  onStatement?: (statement: string) => void
  /** The statements with which a connection is prepared each time that it is taken. */
  onTake?: () => string
}

/** Numbers of events and contacts stay far below what a double holds exactly. */
const INT8 = 20
const TIMESTAMPTZ = 1184

/** Reads numbers as numbers and times as the API writes them: 2026-01-15T00:00:00.000Z. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return Number
    if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString()
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
  },
}

/** Opens the database. Who opens it ends it with `destroy()`. */
export function openDatabase({
  connection,
  connections = 10,
  onStatement,
  onTake,
}: DatabaseOptions): Kysely<Tables> {
  const pool = new pg.Pool({ ...connection, types, max: connections })
  // A connection that breaks while nobody uses it: the next query gets a new one.
  pool.on('error', () => undefined)
  // One that breaks between two statements of a transaction: the next statement says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      ...(onTake && {
        async onReserveConnection(taken) {
          await taken.executeQuery(CompiledQuery.raw(onTake()))
        },
      }),
    }),
    ...(onStatement && { log: ({ query }: { query: { sql: string } }) => onStatement(query.sql) }),
  })
}
