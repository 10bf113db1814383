import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#lib/clock'
import { openEngine } from '#server/engine/open-engine'
import { createServerApi } from '#server/http/pipeline'
import { startCarrier } from '#server/http/carrier'
import { seedDemo } from '#server/seed/seed-demo'
import { openDatabase } from '#server/store/database'
import { migrate } from '#server/store/migrate'

/** The real server on a database of its own, which goes with it. */
export interface OwnServer {
  origin: string
  close: () => Promise<void>
}

/** Starts the server with the workspaces of the demo, every answer checked by its schema. What fails in it is printed. */
export async function startOwnServer(): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'otegami-conformance-'))
  const engine = await openEngine({ databaseUrl: undefined, dataDir })
  const database = openDatabase({ connection: engine.connection })
  await migrate(database)
  await seedDemo(database, systemClock.now())
  const log = {
    info: () => undefined,
    error: ({ err }: Record<string, unknown>) =>
      process.stderr.write(`${err instanceof Error ? err.stack : String(err)}\n`),
  }
  let port = 0
  const carrier = await startCarrier({
    port,
    respond: (request) => api.respond(request),
    app: async () => new Response(null, { status: 404 }),
    isReady: async () => true,
    trustProxy: false,
    clock: systemClock,
    log,
  })
  port = carrier.port
  const origin = `http://localhost:${port}`
  const api = createServerApi({
    database,
    clock: systemClock,
    secret: 'of a server that lives for minutes',
    publicUrl: origin,
    devSignIn: true,
    log,
    checked: 1,
  })
  return {
    origin,
    async close() {
      await carrier.close(0)
      await database.destroy()
      await engine.stop?.()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
