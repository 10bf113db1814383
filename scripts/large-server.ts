/** The real server with a workspace of 100,000 contacts and the app of `APP_DIR`, on `PORT`: what a journey at size walks on. */
import { makeWorld } from './bench-server/world.ts'
import { startOwnServer } from './conformance/own-server.ts'

const SIZE = { contacts: 100_000, eventsEach: 3 } as const

const server = await startOwnServer({
  fill: (db) => makeWorld(db, SIZE),
  port: Number(process.env['PORT'] ?? 0),
  app: process.env['APP_DIR'] ?? 'dist',
})
process.stdout.write(`A server with ${SIZE.contacts} contacts runs at ${server.origin}\n`)
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)))
