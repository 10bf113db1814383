import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import PostalMime from 'postal-mime'
import { systemClock } from '#lib/clock'
import { SECOND } from '#lib/duration'
import { readServerConfig } from '#server/config'
import { createServerApi, type ServerApi } from '#server/http/pipeline'
import type { JobContext } from '#server/jobs/job'
import { openJobQueue } from '#server/jobs/job-queue'
import { jobs } from '#server/jobs/jobs'
import { startWorker } from '#server/jobs/start-worker'
import { createLateMails } from '#server/mail/late-mails'
import { createOutbox } from '#server/mail/outbox'
import { outboxTransport } from '#server/mail/outbox-transport'
import { diskFiles } from '#server/ports/files/disk-files'
import { openPorts } from '#server/ports/ports'
import { createFormKeys } from '#server/public/form-keys'
import { createLinkTokens } from '#server/public/link-tokens'
import { createReactions } from '#server/public/reactions'
import { createSender } from '#server/sending/sender'
import { viewOf } from '#server/sending/view-mail'
import { openDatabase, type OpenDatabase } from '#server/store/database'
import type { TurnedClock } from './turned-clock.ts'

/** A mail that went out. */
export interface SentMail {
  to: string
  subject: string
  text: string
}

/** The server of one journey: its database, its mails, and the work beside calls. */
export interface JourneyWorld {
  api: ServerApi
  database: OpenDatabase
  /** Lets time pass, in ms, with what a worker does in it. */
  pass: (ms: number) => Promise<void>
  mails: () => Promise<SentMail[]>
  close: () => Promise<void>
}

export interface JourneyWorldOptions {
  /** Of a server of databases. */
  connection: ClientConfig
  /** The database, which is made, and the one that it is a copy of. */
  name: string
  template: string
  folder: string
  clock: TurnedClock
  origin: string
  dnsServer: string
  modelUrl: string
}

const SECRET = 'ab'.repeat(32)
/** Mails a minute: slow enough that what is being sent can be stopped. */
const RATE = 100

/** Time passes in pieces, in ms: a rate lets no more than that through at once. */
const SLICE = 6 * SECOND

export async function openJourneyWorld({
  connection: engine,
  name,
  template,
  folder,
  clock,
  origin,
  dnsServer,
  modelUrl,
}: JourneyWorldOptions): Promise<JourneyWorld> {
  const admin = openDatabase({ connection: engine, connections: 1 })
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy wal_log`.execute(admin)
  await admin.destroy()
  const connection = { ...engine, database: name }
  const database = openDatabase({ connection })
  let isClosed = false
  const log = {
    info: () => undefined,
    error({ err, error }: Record<string, unknown>, message: string) {
      // An answer that nobody waits for any more is written on for a moment.
      if (!isClosed)
        process.stderr.write(`${message} ${err instanceof Error ? err.stack : String(err ?? error)}\n`)
    },
  }
  const config = readServerConfig({
    PUBLIC_URL: origin,
    DNS_SERVERS: dnsServer,
    OTEGAMI_AI_URL: modelUrl,
    OTEGAMI_AI_MODEL: 'fake',
    OTEGAMI_MAIL: 'outbox',
  })
  const ports = openPorts(config, Buffer.from(SECRET, 'hex'))
  const links = createLinkTokens(SECRET)
  const transport = outboxTransport(join(folder, 'outbox'))
  const outbox = createOutbox({
    database,
    clock,
    transport,
    keys: createFormKeys(SECRET),
    seal: ports.seal,
    publicUrl: origin,
    log,
  })
  const queue = openJobQueue({ connection, clock, log })
  const reactions = createReactions({ database, clock, log })
  const api = createServerApi({
    database,
    clock,
    secret: SECRET,
    publicUrl: origin,
    devSignIn: true,
    files: diskFiles(join(folder, 'files')),
    ports,
    outbox,
    links: {
      tokens: links,
      reactions,
      viewOf: (inside, delivery) => viewOf(inside, delivery, { clock, tokens: links, linkUrl: origin }),
    },
    log,
    jobs: queue,
    limits: false,
    checked: 1,
  })
  const context: JobContext = {
    db: database,
    clock,
    log,
    keepMonths: undefined,
    ports,
    mailing: {
      transport,
      late: createLateMails(clock, (error) => log.error({ err: error }, 'late')),
      links,
      linkUrl: origin,
    },
  }
  // What runs by the clock is run when its hands are turned; the queue knows the real time only.
  const byTheMinute = jobs.filter(({ every }) => every === '* * * * *')
  const worker = await startWorker({ ...context, connection, jobs })
  const sender = createSender({
    db: database,
    connection,
    clock,
    log,
    transport,
    tokens: links,
    linkUrl: origin,
    seal: ports.seal,
    rates: { perMinute: { all: RATE } },
  })
  // One thing after the other, by the real time and whenever the hands are turned.
  let sending: Promise<void> = Promise.resolve()
  async function sendAll(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- until there is nothing to do
    while (await sender.step());
  }
  function send(): Promise<void> {
    sending = sending
      .then(sendAll)
      .catch((error: unknown) => log.error({ err: error }, 'Mails were not sent'))
    return sending
  }
  const endSending = systemClock.setInterval(() => void send(), SECOND)

  return {
    api,
    database,
    async pass(ms) {
      for (let left = ms; left > 0; left -= SLICE) {
        clock.turn(Math.min(left, SLICE))
        // oxlint-disable-next-line no-await-in-loop -- rates count by the time
        await send()
      }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const job of byTheMinute) await job.run(context, {})
    },
    async mails() {
      const files = await readdir(join(folder, 'outbox')).catch((): string[] => [])
      return Promise.all(
        // One that is being written has another name until it is whole.
        files
          .filter((file) => file.endsWith('.eml'))
          .map(async (file) => {
            const {
              to,
              subject = '',
              text = '',
            } = await PostalMime.parse(await readFile(join(folder, 'outbox', file)))
            return { to: to?.[0]?.address ?? '', subject, text }
          }),
      )
    },
    async close() {
      isClosed = true
      endSending()
      await sending
      await Promise.all([worker.stop(SECOND), sender.stop()])
      await reactions.close()
      await outbox.close()
      await queue.close()
      await database.destroy()
    },
  }
}
