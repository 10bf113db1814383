import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { systemClock } from '#lib/clock'
import { openEngine } from '#server/engine/open-engine'
import { createServerApi } from '#server/http/pipeline'
import { startCarrier } from '#server/http/carrier'
import { staticApp } from '#server/http/static-app'
import { createOutbox } from '#server/mail/outbox'
import { outboxTransport } from '#server/mail/outbox-transport'
import { readServerConfig } from '#server/config'
import { diskFiles } from '#server/ports/files/disk-files'
import { openPorts } from '#server/ports/ports'
import { createFormKeys } from '#server/public/form-keys'
import { publicScripts } from '#server/public/public-scripts'
import { publicFiles } from '#server/public/public-files'
import { seedDemo } from '#server/seed/seed-demo'
import { demoAi } from './demo-ai.ts'
import { demoSources } from './demo-sources.ts'
import { openDatabase, type OpenDatabase } from '#server/store/database'
import { migrate } from '#server/store/migrate'
import { asWorkspaces, workspaceRole } from '#server/store/row-security'

/** The real server on a database of its own, which goes with it. */
export interface OwnServer {
  origin: string
  close: () => Promise<void>
}

export interface OwnServerOptions {
  /** Writes what is in its database. @default the workspaces of the demo */
  fill?: (db: OpenDatabase) => Promise<unknown>
  /** 0 takes a free one. @default 0 */
  port?: number
  /** The folder of a built app. @default none */
  app?: string
}

const SECRET = 'of a server that lives for minutes'
/** Nothing answers there: a run needs no network, and asks nobody's DNS. */
const NO_DNS = '127.0.0.1:9'

/** Starts the server, every answer checked by its schema. What fails in it is printed. */
export async function startOwnServer({
  fill = (db) => seedDemo(db, systemClock.now()),
  port: wanted = 0,
  app,
}: OwnServerOptions = {}): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'otegami-own-'))
  const engine = await openEngine({ databaseUrl: undefined, dataDir })
  const database = openDatabase({ connection: engine.connection, onTake: workspaceRole })
  await migrate(database)
  await fill(database)
  const log = {
    info: () => undefined,
    error: ({ err }: Record<string, unknown>) =>
      process.stderr.write(`${err instanceof Error ? err.stack : String(err)}\n`),
  }
  const files = diskFiles(join(dataDir, 'files'))
  let port = 0
  const carrier = await startCarrier({
    port: wanted,
    respond: (request, address) => api.respond(request, address),
    app: app === undefined ? async () => new Response(null, { status: 404 }) : await staticApp(app),
    files: publicFiles(files),
    scripts: await publicScripts(resolve(import.meta.dirname, '../..')),
    isReady: async () => true,
    trustProxy: 0,
    clock: systemClock,
    log,
  })
  port = carrier.port
  const origin = `http://localhost:${port}`
  const ports = {
    ...openPorts(
      readServerConfig({ PUBLIC_URL: origin, DNS_SERVERS: NO_DNS, ACME_EMAIL: 'ops@own.example' }),
      Buffer.from(SECRET),
    ),
    sources: demoSources(systemClock.now()),
    ai: demoAi,
  }
  const outbox = createOutbox({
    database,
    clock: systemClock,
    transport: outboxTransport(join(dataDir, 'outbox')),
    keys: createFormKeys(SECRET),
    seal: ports.seal,
    publicUrl: origin,
    log,
  })
  const api = createServerApi({
    database,
    clock: systemClock,
    secret: SECRET,
    publicUrl: origin,
    devSignIn: true,
    files,
    ports,
    outbox,
    log,
    within: asWorkspaces(database, {
      clock: systemClock,
      onMissing: () => process.stderr.write('There is no role for calls.\n'),
    }),
    limits: false,
    checked: 1,
  })
  return {
    origin,
    async close() {
      await carrier.close(0)
      await outbox.close()
      await database.destroy()
      await engine.stop?.()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
