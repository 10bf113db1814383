import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openEngine } from './open-engine.ts'

test('the embedded database has as many connections as calls may have, and some for the others', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'otegami-engine-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const engine = await openEngine({ databaseUrl: undefined, dataDir, databasePool: 80 })
  onTestFinished(async () => engine.stop?.())
  const clients = Array.from({ length: 90 }, () => new Client(engine.connection))
  const came = await Promise.allSettled(clients.map((client) => client.connect()))
  await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  expect(came.filter(({ status }) => status === 'rejected')).toEqual([])
})
