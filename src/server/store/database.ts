import { CompiledQuery, Kysely, PostgresDialect, type DatabaseConnection, type Transaction } from 'kysely'
import pg from 'pg'
import { ASK_AFTER, NOTICE_LOST_CLIENT } from './lost-client.ts'
import type { Tables } from './tables.ts'

/** The database, or one transaction of it. */
export type Database = Kysely<Tables> | Transaction<Tables>

/** The database itself, in which transactions are begun. */
export type OpenDatabase = Kysely<Tables>

export interface DatabaseOptions {
  connection: pg.ClientConfig
  /** How many connections are held at most. @default 10 */
  connections?: number
  /** How long is waited for what others hold. @default for ever */
  patience?: Patience
  /** Is told every statement, once it was carried out. */
  onStatement?: (statement: string) => void
  /** The statements with which a connection is prepared when it is taken; they are not repeated while they are the same. */
  onTake?: () => string
}

/** How long somebody waits, in ms, who then fails with an error of `isDatabaseAway`. */
export interface Patience {
  /** For a connection, of which others have all, or whose server says nothing. */
  connection: number
  /** For a row or a table that another transaction holds. */
  lock: number
}

/**
 * Of calls: together less than the 20 seconds after which the app tells people that no answer came. What went on waiting after that
 * would be done for people who were told that it was not, and did it again.
 */
export const CALLS_PATIENCE: Patience = { connection: 10_000, lock: 8000 }

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
  patience,
  onStatement,
  onTake,
}: DatabaseOptions): Kysely<Tables> {
  const pool = new pg.Pool({
    ...connection,
    types,
    max: connections,
    // A machine that is gone says no goodbye.
    keepAlive: true,
    keepAliveInitialDelayMillis: ASK_AFTER,
    ...(patience && { connectionTimeoutMillis: patience.connection }),
  })
  // A connection that breaks while nobody uses it: the next query gets a new one.
  pool.on('error', () => undefined)
  // One that breaks in the middle of a transaction: the statement under way fails, and the process goes on.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const prepared = new WeakMap<DatabaseConnection, string>()
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      // Not as parameters of the start of a connection: poolers refuse those that they don't know.
      async onCreateConnection(made) {
        await made.executeQuery(CompiledQuery.raw(NOTICE_LOST_CLIENT))
        if (patience) await made.executeQuery(CompiledQuery.raw(`set lock_timeout = ${patience.lock}`))
      },
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
