import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { startEngine } from './embedded-postgres.ts'
import { causeOfEnd, LOG } from './log-file.ts'

/** A database that the server can use: the embedded one, or one that somebody else keeps. */
export interface OpenEngine {
  connection: ClientConfig
  wasRunning: boolean
  /** undefined: it is not ours to stop. */
  stop: (() => Promise<void>) | undefined
  /** Settles when the embedded one has ended. */
  ended: Promise<void>
  /** Why it has, in its own words; undefined where it did not say. */
  cause: () => Promise<string | undefined>
}

/** Connections beside those of calls: of the worker and its queue, of sending, of locks, and of who looks after it. */
const OTHERS = 50

/** Uses the PostgreSQL of `databaseUrl`, else starts the embedded one in the data folder. */
export async function openEngine({
  databaseUrl,
  dataDir,
  databasePool = 10,
}: {
  databaseUrl: string | undefined
  dataDir: string
  /** How many connections calls have at most; what somebody else keeps has as many as they want. @default 10 */
  databasePool?: number
}): Promise<OpenEngine> {
  if (databaseUrl !== undefined)
    return {
      connection: { connectionString: databaseUrl },
      wasRunning: true,
      stop: undefined,
      ended: new Promise(() => undefined),
      cause: async () => undefined,
    }
  await letThrough(dataDir)
  const folder = join(dataDir, 'database')
  const engine = await startEngine({ folder, settings: { max_connections: databasePool + OTHERS } })
  return { ...engine, connection: engine.connection(), cause: () => causeOfEnd(join(folder, LOG)) }
}

/** Root hands the database over to somebody else, who must come through the data folder, without seeing what is in it. */
async function letThrough(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  await mkdir(dataDir, { recursive: true })
  const { mode } = await stat(dataDir)
  await chmod(dataDir, mode | 0o011)
}
