import { flushCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { systemClock } from '#lib/clock'
import { openServedCertificates } from './certificates/served-certificates.ts'
import type { Provider, ProviderSettings } from './auth/provider.ts'
import { WrongConfig, type ServerConfig } from './config.ts'
import { openEngine, type OpenEngine } from './engine/open-engine.ts'
import { startCarrier, type Carrier } from './http/carrier.ts'
import { createServerApi } from './http/pipeline.ts'
import { staticApp } from './http/static-app.ts'
import { countedTransport } from './mail/counted-transport.ts'
import { orHangUp } from './mail/hang-up.ts'
import { openTransport, outboxFolderOf } from './mail/open-transport.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { createOutbox } from './mail/outbox.ts'
import { openFiles } from './ports/files/open-files.ts'
import { outboxView } from './outbox/outbox-view.ts'
import { openLog } from './open-log.ts'
import { openPorts } from './ports/ports.ts'
import { createFormKeys } from './public/form-keys.ts'
import { linkTokensOf } from './public/link-tokens.ts'
import { publicFiles } from './public/public-files.ts'
import { publicScripts } from './public/public-scripts.ts'
import { createReactions } from './public/reactions.ts'
import { openJobQueue } from './jobs/job-queue.ts'
import { fetchText } from './reports/fetch-text.ts'
import { providerHooks } from './reports/hooks.ts'
import { secretOf } from './secret.ts'
import { viewOf } from './sending/view-mail.ts'
import { CALLS_PATIENCE, openDatabase } from './store/database.ts'
import { lockInstance } from './store/instance-lock.ts'
import { expectNotNewer, isMigrated, migrate } from './store/migrate.ts'
import { asWorkspaces, workspaceRole } from './store/row-security.ts'
import { NewerTables } from './store/newer-tables.ts'
import { Taken } from './taken.ts'
import { withTables } from './with-tables.ts'
import { startWorkerChild, type WorkerChild } from './worker-child.ts'
import { workerState } from './worker-state.ts'

/** What is under way has this long, in ms, when the server is told to end. */
const CLOSE_WITHIN = 20_000
/** A database that takes longer to say that it is there, in ms, is none. */
const READY_WITHIN = 3000
const PROJECT = resolve(import.meta.dirname, '../..')

/**
 * Runs until it is told to end, or its database ends; the exit code. `api` wants a PostgreSQL of its own, with tables.
 * `onReady` is called once calls are answered.
 */
export async function run(
  config: ServerConfig,
  role: 'all' | 'api',
  { onReady = () => undefined }: { onReady?: () => void } = {},
): Promise<number> {
  if (role === 'api' && config.databaseUrl === undefined)
    throw new WrongConfig(
      'DATABASE_URL must be the address of a PostgreSQL: --role api starts none of its own.',
    )
  const ends = told()
  const log = openLog(config.logLevel)
  const secret = await secretOf(config.dataDir, config.secret)
  const engine = await openEngine(config)
  const isOurs = engine.stop !== undefined
  const lock = isOurs ? await lockInstance(engine.connection) : undefined
  // The engine is the other one's: it is left to it.
  if (isOurs && !lock)
    throw new Taken(
      `Another server runs on ${config.dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    )
  try {
    return await serveUntil({ config, role, engine, secret, log, ends, onReady })
  } finally {
    await lock?.release()
    await engine.stop?.()
  }
}

interface Serving {
  config: ServerConfig
  role: 'all' | 'api'
  engine: OpenEngine
  secret: Buffer
  log: Logger
  /** Why it is to end, once it is. */
  ends: Promise<string>
  onReady: () => void
}

async function serveUntil({ config, role, engine, secret, log, ends, onReady }: Serving): Promise<number> {
  const db = openDatabase({
    connection: engine.connection,
    connections: config.databasePool,
    patience: CALLS_PATIENCE,
    onTake: workspaceRole,
  })
  const metrics = await openMetrics(config, { db, clock: systemClock, log }).catch(async (error: unknown) => {
    await db.destroy()
    throw takenOr(error, 'METRICS_PORT', config.metrics?.port)
  })
  const unmetered = openTransport(config, systemClock)
  const transport = unmetered && metrics ? countedTransport(unmetered, metrics.onAttempt) : unmetered
  const ports = openPorts(config, secret)
  const olderSecrets = config.olderSecrets.map((one) => one.toString('hex'))
  const outbox =
    transport &&
    createOutbox({
      database: db,
      clock: systemClock,
      transport,
      keys: createFormKeys(secret.toString('hex'), olderSecrets),
      seal: ports.seal,
      publicUrl: config.publicUrl,
      log,
    })
  const files = openFiles(config.files, systemClock)
  const jobs = openJobQueue({ connection: engine.connection, clock: systemClock, log })
  const tokens = linkTokensOf(config, secret)
  const reactions = createReactions({ database: db, clock: systemClock, log })
  const api = createServerApi({
    database: db,
    clock: systemClock,
    secret: secret.toString('hex'),
    olderSecrets,
    publicUrl: config.publicUrl,
    devSignIn: config.devSignIn,
    provider: config.google && (await openProvider({ issuer: config.oidcIssuer, ...config.google })),
    admins: config.admins,
    files,
    ports,
    outbox,
    links: {
      tokens,
      reactions,
      viewOf: (inside, delivery) =>
        viewOf(inside, delivery, { clock: systemClock, tokens, linkUrl: config.linkUrl }),
    },
    hooks: providerHooks({
      database: db,
      clock: systemClock,
      secret: secret.toString('hex'),
      olderSecrets,
      secrets: config.hooks,
      links: tokens,
      fetchText,
    }),
    log,
    jobs,
    within: asWorkspaces(db, {
      clock: systemClock,
      onMissing: () =>
        log.warn(
          'The user of the database may make no roles, so row security does not keep calls to the secrets of their workspace. See docs/operating/install.md.',
        ),
    }),
  })
  let carrier: Carrier | undefined
  let worker: WorkerChild | undefined
  try {
    if (role === 'all')
      for (const name of await migratePatiently(engine)) log.info({ migration: name }, 'migrated')
    else await expectNotNewer(db).catch(unlessAway)
    carrier = await startCarrier({
      port: config.port,
      tls: config.tls && {
        port: config.tls.port,
        certificates: await openServedCertificates({
          database: db,
          clock: systemClock,
          seal: ports.seal,
          main: config.tls.main,
          ownHosts: config.ownHosts,
          log,
        }).catch((error: unknown) => {
          throw new WrongConfig(
            `TLS_CERT and TLS_KEY must be a certificate and its key in PEM: ${error instanceof Error ? error.message : String(error)}`,
          )
        }),
      },
      // Anybody who reaches the stand-in signs in as anybody.
      isLocal: config.devSignIn,
      respond: api.respond,
      app: await staticApp(join(PROJECT, 'dist')),
      files: publicFiles(files),
      scripts: await publicScripts(PROJECT),
      outbox: showsOutbox(config) ? outboxView(outboxFolderOf(config)) : undefined,
      isReady: async () =>
        Promise.race([
          isMigrated(db).catch(() => false),
          new Promise<false>((done) => systemClock.setTimeout(() => done(false), READY_WITHIN)),
        ]),
      worker: () => workerState(db, systemClock.now()),
      trustProxy: config.trustProxy,
      clock: systemClock,
      log,
      onCall: metrics?.onCall,
    }).catch((error: unknown) => {
      throw config.tls && error instanceof Error && 'port' in error && error.port === config.tls.port
        ? takenOr(error, 'TLS_PORT', config.tls.port)
        : takenOr(error, 'PORT', config.port)
    })
    // What a crash has left.
    outbox?.wake()
    reactions.wake()
    // Kept at once: who is killed keeps nothing at the end.
    flushCompileCache()
    log.info({ port: carrier.port, tlsPort: carrier.tlsPort, adopted: engine.wasRunning }, 'ready')
    onReady()
    if (role === 'all')
      worker = startWorkerChild({
        connection: engine.connection,
        // The next one: this process has the port itself.
        metricsPort: config.metrics && config.metrics.port + 1,
        clock: systemClock,
        log,
      })
    const why = await Promise.race([ends, engine.ended.then(() => 'database')])
    log.info({ why }, 'ends')
    const { close } = carrier
    await orHangUp(transport, { clock: systemClock, within: CLOSE_WITHIN }, async () => {
      await Promise.all([close(CLOSE_WITHIN), worker?.stop()])
      await outbox?.close()
    })
    if (why !== 'database') return 0
    const cause = await engine.cause().catch(() => undefined)
    process.stderr.write(
      `The database ended${cause === undefined ? '' : `: ${cause}`}. Start the server again; what was answered as kept is kept.\n`,
    )
    return 1
  } finally {
    await reactions.close()
    // Of a start that failed.
    transport?.hangUp()
    await outbox?.close()
    await transport?.close()
    await worker?.stop()
    await jobs.close()
    await metrics?.close()
    await db.destroy()
  }
}

/** Another server's migrations may take longer than calls wait. */
async function migratePatiently({ connection }: OpenEngine): Promise<string[]> {
  const db = openDatabase({ connection, connections: 2 })
  try {
    return await migrate(db)
  } finally {
    await db.destroy()
  }
}

/** What speaks with a provider is loaded where there is one. */
const openProvider = async (settings: ProviderSettings): Promise<Provider> =>
  (await import('./auth/provider.ts')).openIdProvider(settings)

/** A database that is away for now may come back: until then the server is not ready. */
function unlessAway(error: unknown): void {
  if (error instanceof NewerTables) throw error
}

/** An error that says which port is in use, and by which variable it is changed; any other error as it is. */
const takenOr = (error: unknown, variable: string, port: number | undefined): unknown =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    ? new Taken(`Port ${port} is in use. Set ${variable} to another one.`)
    : error

/** Whether mails are shown at `/outbox`: only where they are files, and nobody but this machine reaches the server. */
export const showsOutbox = ({ mail, devSignIn }: Pick<ServerConfig, 'mail' | 'devSignIn'>): boolean =>
  mail === 'outbox' && devSignIn

/** Brings the tables to where this version wants them. */
export const migrateOnly = (config: ServerConfig): Promise<number> =>
  withTables(config, async (done) =>
    process.stdout.write(done.length === 0 ? 'Everything is up to date.\n' : `${done.join('\n')}\n`),
  )

/** Writes the workspaces of the demo into a database that has none. */
export const seedOnly = (config: ServerConfig): Promise<number> =>
  withTables(config, async (_, db) => {
    // The mock's world is large, and seldom wanted.
    const { seedDemo } = await import('./seed/seed-demo.ts')
    const contacts = await seedDemo(db, systemClock.now())
    process.stdout.write(`The demo is there, with ${contacts} contacts.\n`)
  })

/** The signal that tells this process to end. A second one ends it at once, as if it were killed: the next start is ready. */
const told = () =>
  new Promise<string>((done) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => done(signal))
  })
