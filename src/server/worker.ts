import { pino } from 'pino'
import { systemClock } from '#lib/clock'
import { WrongConfig, type ServerConfig } from './config.ts'
import { jobs } from './jobs/jobs.ts'
import { openTransport } from './mail/open-transport.ts'
import { linkTokensOf } from './public/link-tokens.ts'
import { createSender } from './sending/sender.ts'
import { startWorker } from './jobs/start-worker.ts'
import { openPorts } from './ports/ports.ts'
import { secretOf } from './secret.ts'
import { openDatabase } from './store/database.ts'
import { isMigrated } from './store/migrate.ts'

/** A running job has this long, in ms, when the worker is told to end. */
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
  const ends = toldToEnd()
  const log = pino({ level: config.logLevel, base: { pid: process.pid, role: 'worker' } })
  const connection = { connectionString: databaseUrl }
  const db = openDatabase({ connection, connections: CONNECTIONS })
  try {
    if (!(await isMigrated(db))) {
      process.stderr.write('The tables are not of this version. Run `npm run server -- migrate` first.\n')
      return 1
    }
    const secret = await secretOf(config.dataDir, config.secret)
    const ports = openPorts(config, secret)
    const transport = openTransport(config, systemClock)
    const sender =
      transport &&
      createSender({
        db,
        connection,
        clock: systemClock,
        log,
        transport,
        tokens: linkTokensOf(config, secret),
        linkUrl: config.linkUrl,
        seal: ports.seal,
        rates: config.rates,
      })
    const worker = await startWorker({ connection, db, clock: systemClock, log, keepMonths, ports, jobs })
    sender?.start()
    log.info({ jobs: jobs.map(({ name }) => name), mail: config.mail }, 'works')
    const why = await ends
    log.info({ why }, 'ends')
    await Promise.all([worker.stop(STOP_WITHIN), sender?.stop()])
    return 0
  } finally {
    await db.destroy()
  }
}

/** A signal, or the end of the server that started this process. */
const toldToEnd = () =>
  new Promise<string>((done) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => done(signal))
    process.once('disconnect', () => done('disconnect'))
  })
