/**
 * The real server for the journeys of `playwright.server.config.ts`, with the app of `APP_DIR`, on `PORT`: PostgreSQL, worker,
 * sending into an outbox, a name server and a language model of its own. `CONTROL_PORT` begins a journey with a database of its
 * own (`POST /begin`), lets time pass (`POST /pass?ms=`) and shows the mails that went out (`GET /mails`).
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { SECOND } from '#lib/duration'
import { startEngine } from '#server/engine/embedded-postgres'
import { startCarrier } from '#server/http/carrier'
import { staticApp } from '#server/http/static-app'
import { diskFiles } from '#server/ports/files/disk-files'
import { publicFiles } from '#server/public/public-files'
import { publicScripts } from '#server/public/public-scripts'
import { seedDemo } from '#server/seed/seed-demo'
import { openDatabase } from '#server/store/database'
import { migrate } from '#server/store/migrate'
import { startFakeDns, type PublishedRecord } from './server-journeys/fake-dns.ts'
import { startFakeModel } from './server-journeys/fake-model.ts'
import { createTurnedClock } from './server-journeys/turned-clock.ts'
import { openJourneyWorld, type JourneyWorld } from './server-journeys/world.ts'

const TEMPLATE = 'template_of_journeys'
/** Somebody has published the records of a new domain after this time, in ms. */
const PUBLISHED_AFTER = 40 * SECOND

const dataDir = await mkdtemp(join(tmpdir(), 'otegami-journeys-'))
// Root hands the database over to somebody else, who must come through.
await chmod(dataDir, 0o711)
const engine = await startEngine({
  folder: join(dataDir, 'database'),
  // What is lost with the machine's power is only a test's.
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
})
const clock = createTurnedClock()
const connection = engine.connection('postgres')
const admin = openDatabase({ connection, connections: 1 })
await sql`create database ${sql.id(TEMPLATE)}`.execute(admin)
await admin.destroy()
const template = openDatabase({ connection: engine.connection(TEMPLATE) })
await migrate(template)
await seedDemo(template, clock.now())
await template.destroy()

let world: JourneyWorld | undefined
let worlds = 0

async function publishedRecords(): Promise<PublishedRecord[]> {
  const rows = await world?.database.selectFrom('domains').select(['records', 'created_at']).execute()
  return (rows ?? [])
    .filter(({ created_at: at }) => Date.parse(at) + PUBLISHED_AFTER <= clock.now())
    .flatMap(({ records }) => records.map(({ type, fqdn, value }) => ({ type, name: fqdn, value })))
}
const dns = await startFakeDns(publishedRecords)
const model = await startFakeModel()
const port = Number(process.env['PORT'] ?? 0)
const origin = `http://localhost:${port}`

async function begin(): Promise<void> {
  const before = world
  world = undefined
  await before?.close()
  clock.reset()
  worlds += 1
  world = await openJourneyWorld({
    connection,
    name: `journey_${worlds}`,
    template: TEMPLATE,
    folder: join(dataDir, `journey_${worlds}`),
    clock,
    origin,
    dnsServer: dns.address,
    modelUrl: model.url,
  })
}

const log = {
  info: () => undefined,
  error: ({ err }: Record<string, unknown>) => process.stderr.write(`${String(err)}\n`),
}
const carrier = await startCarrier({
  port,
  isLocal: true,
  respond: async (request, address) =>
    world?.api.respond(request, address) ?? new Response(null, { status: 503 }),
  app: await staticApp(resolve(process.env['APP_DIR'] ?? 'dist')),
  files: (request, pathname) =>
    publicFiles(diskFiles(join(dataDir, `journey_${worlds}`, 'files')))(request, pathname),
  scripts: await publicScripts(resolve(import.meta.dirname, '..')),
  isReady: async () => world !== undefined,
  trustProxy: 0,
  clock,
  log,
})

const control = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://control')
  const answer = async (): Promise<unknown> => {
    if (pathname === '/begin') return begin()
    if (pathname === '/mails') return world?.mails()
    if (pathname !== '/pass') return undefined
    return world?.pass(Number(searchParams.get('ms')))
  }
  answer().then(
    (value) => response.end(JSON.stringify(value ?? null)),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      response.writeHead(500).end()
    },
  )
})
control.listen(Number(process.env['CONTROL_PORT'] ?? 0), '127.0.0.1', () =>
  process.stdout.write(`The server of the journeys runs at ${origin}\n`),
)

async function close(): Promise<void> {
  control.close()
  await carrier.close(0)
  await world?.close()
  model.close()
  await dns.close()
  await engine.stop()
  await rm(dataDir, { recursive: true, force: true })
}
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)))
