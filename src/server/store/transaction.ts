import { setTimeout as pause } from 'node:timers/promises'
import type { Database, OpenDatabase } from './database.ts'

/** How often work is begun again whose transaction met another one, and the longest that it waits first, in ms for each try. */
const TRIES = { most: 4, wait: 100 } as const

/**
 * What PostgreSQL says when two transactions met: neither could go on before the other, or one wrote what the other had found
 * missing. Begun again, the work sees what the other one did, and answers to that.
 */
const MET_ANOTHER: ReadonlySet<unknown> = new Set(['40001', '40P01', '23505', '23503'])

/** Thrown by work that finds that another transaction was there first, where PostgreSQL itself does not say so. */
export class MetAnother extends Error {
  readonly code = '40001'
}

/** Does the work as one: all of it is kept, or nothing. Work that met another transaction is begun again, so it may run several times. */
export async function inTransaction<T>(db: OpenDatabase, work: (db: Database) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (tries >= TRIES.most || !MET_ANOTHER.has(code)) throw error
      // Begun at once, it would meet the same one, which is not through yet.
      await pause(Math.random() * TRIES.wait * tries)
    }
  }
}
