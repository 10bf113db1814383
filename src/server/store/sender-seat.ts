import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { ASK_AFTER, NOTICE_LOST_CLIENT } from './lost-client.ts'

/** Locks of seats are numbers of their own, beyond those of 32 bits. */
const LOCKS = '7682342000000000'

/**
 * The number under which a process claims mails. No other process ever had it; it is held by a lock of the database for as
 * long as its connection lives, so whether it is alive needs no clock.
 */
export interface SenderSeat {
  number: number
  /** The connection was lost: what is claimed may be another's by now, and nothing more may be begun. */
  isLost: () => boolean
  release: () => Promise<void>
}

/** Takes a seat. */
export async function takeSeat(connection: pg.ClientConfig): Promise<SenderSeat> {
  const client = new pg.Client({ ...connection, keepAlive: true, keepAliveInitialDelayMillis: ASK_AFTER })
  let isLost = false
  client.on('error', () => (isLost = true))
  client.on('end', () => (isLost = true))
  await client.connect()
  await client.query(NOTICE_LOST_CLIENT)
  const { rows } = await client.query<{ number: number }>(`select nextval('sender_seats')::int4 as number`)
  const number = rows[0]?.number ?? 0
  await client.query(`select pg_advisory_lock($1::int8 + $2::int8)`, [LOCKS, number])
  return { number, isLost: () => isLost, release: () => client.end() }
}

/** Whether the process of a seat is gone. In a transaction, until whose end nobody else finds that out. */
export async function isSeatEmpty(db: Database, seat: number): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${LOCKS}::int8 + ${seat}::int8) as free`.execute(db)
  return rows[0]?.free === true
}
