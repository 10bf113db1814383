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

/** Uses the PostgreSQL of `databaseUrl`, else starts the embedded one in the data folder. */
export async function openEngine({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | undefined
  dataDir: string
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
  const engine = await startEngine({ folder })
  return { ...engine, connection: engine.connection(), cause: () => causeOfEnd(join(folder, LOG)) }
}

/** Root hands the database over to somebody else, who must come through the data folder, without seeing what is in it. */
async function letThrough(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  await mkdir(dataDir, { recursive: true })
  const { mode } = await stat(dataDir)
  await chmod(dataDir, mode | 0o011)
}
