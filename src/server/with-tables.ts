import type { ServerConfig } from './config.ts'
import { openEngine } from './engine/open-engine.ts'
import { openDatabase, type OpenDatabase } from './store/database.ts'
import { migrate } from './store/migrate.ts'

/**
 * Does something with a database whose tables are there, and tells what was made of them for it. A server may run on the
 * same folder meanwhile.
 */
export async function withTables(
  config: ServerConfig,
  work: (migrations: readonly string[], db: OpenDatabase) => Promise<unknown>,
): Promise<number> {
  const engine = await openEngine(config)
  const db = openDatabase({ connection: engine.connection, connections: 2 })
  try {
    await work(await migrate(db), db)
    return 0
  } finally {
    await db.destroy()
    // One that a server uses is left to it.
    if (!engine.wasRunning) await engine.stop?.()
  }
}
