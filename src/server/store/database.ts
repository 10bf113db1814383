import { CompiledQuery, Kysely, PostgresDialect, type DatabaseConnection, type Transaction } from 'kysely'
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
  /** The statements with which a connection is prepared when it is taken; they are not repeated while they are the same. */
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

/** Connections of a database. */
export interface PoolFigures {
  /** Those that are open. */
  total: number
  /** Those of them that nobody uses. */
  idle: number
  /** Those who wait for one. */
  waiting: number
  /** How many are held at most. */
  most: number
}

const pools = new WeakMap<OpenDatabase, () => PoolFigures>()

/** The connections of an open database at this moment. */
export function poolFigures(db: OpenDatabase): PoolFigures {
  const figures = pools.get(db)
  if (!figures) throw new Error('The database was not opened by openDatabase.')
  return figures()
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
  // One that breaks in the middle of a transaction: the statement under way fails, and the process goes on.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const prepared = new WeakMap<DatabaseConnection, string>()
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      ...(onTake && {
        async onReserveConnection(taken) {
          const statements = onTake()
          if (prepared.get(taken) === statements) return
          prepared.delete(taken)
          await taken.executeQuery(CompiledQuery.raw(statements))
          prepared.set(taken, statements)
        },
      }),
    }),
    ...(onStatement && { log: ({ query }: { query: { sql: string } }) => onStatement(query.sql) }),
  })
  pools.set(db, () => ({
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    most: connections,
  }))
  return db
}
