import { Kysely, PostgresDialect, type Transaction } from 'kysely'
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
  // Not as parameters of the start of a connection: poolers refuse those that they don't know.
  const first = `${NOTICE_LOST_CLIENT}${patience ? `; set lock_timeout = ${patience.lock}` : ''}`
  const prepared = new WeakMap<pg.PoolClient, string>()
  const prepare = async (client: pg.PoolClient) => {
    const before = prepared.get(client)
    if (before === undefined) await client.query(first)
    const wanted = onTake?.() ?? ''
    if (before !== wanted && wanted !== '') await client.query(wanted)
    prepared.set(client, wanted)
  }
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        Client: pg.Client,
        options: pool.options,
        end: () => pool.end(),
        async connect() {
          const client = await pool.connect()
          try {
            await prepare(client)
            return client
          } catch (error) {
            // Kysely gives one back only that it got: prepared by its own hooks, this one would be missing for ever (REL-17).
            client.release(true)
            throw error
          }
        },
      },
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
