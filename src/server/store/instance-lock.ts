import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** A number of our own among the locks of a database. */
const LOCK = 7_682_342
/** A connection of a killed server may take a moment to be noticed. */
const TRIES = 20
const RETRY_AFTER = 100

/** Held for as long as its connection lives: a process that is killed holds none. */
export interface InstanceLock {
  release: () => Promise<void>
}

/** Makes this process the only server of its database; undefined where another one is. */
export async function lockInstance(connection: pg.ClientConfig): Promise<InstanceLock | undefined> {
  const client = new pg.Client({ ...connection, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [LOCK])
    if (rows[0]?.ours === true) return { release: () => client.end() }
    await pause(RETRY_AFTER)
  }
  await client.end()
  return undefined
}
