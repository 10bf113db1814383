import { flushCompileCache } from 'node:module'
import { systemClock } from '#lib/clock'
import { openServedCertificates } from './certificates/served-certificates.ts'
import { WrongConfig, type ServerConfig } from './config.ts'
import { openJobQueue } from './jobs/job-queue.ts'
import { jobs } from './jobs/jobs.ts'
import { createSender } from './sending/sender.ts'
import { startWorker } from './jobs/start-worker.ts'
import { openLog } from './open-log.ts'
import { openFiles } from './ports/files/open-files.ts'
import { openPorts } from './ports/ports.ts'
import type { Seal } from './seal.ts'
import { secretOf } from './secret.ts'
import { countedTransport } from './mail/counted-transport.ts'
import { orHangUp } from './mail/hang-up.ts'
import { openMailing } from './mail/open-transport.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import type { Metrics } from './metrics/start-metrics.ts'
import { linkTokensOf } from './public/link-tokens.ts'
import { startBounceServer, type BounceServer, type BounceServerOptions } from './reports/bounce-server.ts'
import { openDatabase } from './store/database.ts'
import { expectNotNewer, isMigrated } from './store/migrate.ts'

/** Running jobs and mails under way have this long, in ms, when the worker is told to end. */
const STOP_WITHIN = 20_000
/** Connections of the jobs, of which each type runs one at a time, and of sending. */
const CONNECTIONS = 8

/** Runs jobs and sends campaigns until it is told to end, or until the server that started it is gone; the exit code. */
export async function runWorker(config: ServerConfig): Promise<number> {
  const { databaseUrl, eventsKeepMonths: keepMonths } = config
  if (databaseUrl === undefined)
    throw new WrongConfig(
      'DATABASE_URL must be the address of a PostgreSQL: --role worker starts none of its own.',
    )
  const { ends, forget } = toldToEnd()
  const log = openLog(config.logLevel, { role: 'worker' })
  const connection = { connectionString: databaseUrl }
  const db = openDatabase({ connection, connections: CONNECTIONS })
  const queue = openJobQueue({ connection, clock: systemClock, log })
  let metrics: Metrics | undefined
  try {
    await expectNotNewer(db)
    if (!(await isMigrated(db))) {
      process.stderr.write('The tables are not of this version. Run `npm run server -- migrate` first.\n')
      return 1
    }
    const secret = await secretOf(config.dataDir, config.secret)
    const ports = openPorts(config, secret)
    // Jobs run all the same where another process has the port already.
    metrics = await openMetrics(config, { db, clock: systemClock, log }).catch((error: unknown) => {
      log.error({ err: error, port: config.metrics?.port }, 'METRICS_PORT can not be listened on')
      return undefined
    })
    const unmetered = openMailing(config, secret, systemClock, (error) =>
      log.error({ err: error }, 'What came of a mail was not kept'),
    )
    const mailing =
      unmetered && metrics
        ? { ...unmetered, transport: countedTransport(unmetered.transport, metrics.onAttempt) }
        : unmetered
    const sender =
      mailing &&
      createSender({
        db,
        connection,
        clock: systemClock,
        log,
        transport: mailing.transport,
        tokens: mailing.links,
        linkUrl: mailing.linkUrl,
        hosting: config.hosting,
        takesMail: config.bouncePort !== undefined,
        seal: ports.seal,
        rates: config.rates,
        jobs: queue,
      })
    const worker = await startWorker({
      connection,
      db,
      clock: systemClock,
      log,
      keepMonths,
      ports,
      files: openFiles(config.files, systemClock),
      mailing,
      jobs,
    })
    sender?.start()
    const bounces = await openBounces(config, {
      database: db,
      links: linkTokensOf(config, secret),
      seal: ports.seal,
      log,
    })
    log.info({ jobs: jobs.map(({ name }) => name), mail: config.mail }, 'works')
    // Kept at once: who is killed keeps nothing at the end.
    flushCompileCache()
    const why = await ends
    log.info({ why }, 'ends')
    await orHangUp(mailing?.transport, { clock: systemClock, within: STOP_WITHIN }, async () => {
      await Promise.all([bounces?.close(), worker.stop(STOP_WITHIN), sender?.stop()])
      await mailing?.late.settled()
      await mailing?.transport.close()
    })
    return 0
  } finally {
    forget()
    await metrics?.close()
    await queue.close()
    await db.destroy()
  }
}

/** Takes what comes back. Jobs run all the same where another worker has the port already. */
async function openBounces(
  { bouncePort, bounceCertificate, hosting, acme }: ServerConfig,
  { seal, ...options }: Pick<BounceServerOptions, 'database' | 'links' | 'log'> & { seal: Seal },
): Promise<BounceServer | undefined> {
  if (bouncePort === undefined) return undefined
  try {
    const { mailHost: name } = hosting
    const server = await startBounceServer({
      ...options,
      clock: systemClock,
      port: bouncePort,
      name,
      certificates:
        bounceCertificate || acme
          ? await openServedCertificates({
              database: options.database,
              clock: systemClock,
              seal,
              main: bounceCertificate,
              ownHosts: [name],
              isPatient: true,
              log: options.log,
            })
          : undefined,
    })
    options.log.info({ port: server.port }, 'takes bounces')
    return server
  } catch (error) {
    options.log.error({ err: error, port: bouncePort }, 'BOUNCE_PORT can not be listened on')
    return undefined
  }
}

/** A signal, or the end of the server that started this process. */
function toldToEnd(): { ends: Promise<string>; forget: () => void } {
  const { promise: ends, resolve: done } = Promise.withResolvers<string>()
  const whenAlone = () => done('disconnect')
  // The channel to the server keeps this process for as long as somebody listens to it.
  const forget = () => void process.off('disconnect', whenAlone)
  process.once('disconnect', whenAlone)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      forget()
      done(signal)
    })
  return { ends, forget }
}
