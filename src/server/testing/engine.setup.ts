import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEngine, type Engine } from '#server/engine/embedded-postgres'
import { openDatabase } from '#server/store/database'
import { migrate } from '#server/store/migrate'
import { addRowSecurity, hasRowSecurity } from './tenant-wall.ts'
import { TEMPLATE } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: ClientConfig
  }
}

/** One engine for all tests of the server, with a migrated database that each test file gets a copy of. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'otegami-test-'))
  // What is lost with the machine's power is only a test's.
  const engine = await startEngine({
    folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '128MB' },
  })
  const stop = async () => {
    await engine.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await makeTemplate(engine)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('engine', engine.connection('postgres'))
  return stop
}

async function makeTemplate(engine: Engine): Promise<void> {
  const admin = openDatabase({ connection: engine.connection('postgres') })
  await sql`create database ${sql.id(TEMPLATE)}`.execute(admin)
  await admin.destroy()
  const template = openDatabase({ connection: engine.connection(TEMPLATE) })
  await migrate(template)
  if (hasRowSecurity) await addRowSecurity(template)
  await template.destroy()
}
