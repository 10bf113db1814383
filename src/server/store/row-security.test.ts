import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { MINUTE } from '#lib/duration'
import { openDatabase, type OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { asWorkspaces, workspaceRole } from './row-security.ts'
import type { Tenant } from './tenant.ts'
import { inTransaction } from './transaction.ts'
import { testTenant } from '#server/testing/test-tenant'

/** Tables with secrets, each with a row of a workspace. */
const rows: Record<string, (tenant: Tenant) => ReturnType<typeof sql>> = {
  api_keys: ({ id }) => sql`
    insert into api_keys (workspace_id, id, name, permission, domain_names, hash, prefix, last4, created_at)
    values (${id}, ${`key_${id}`}, 'Key', 'full', '{}', ${Buffer.from(randomUUID())}, 'otg', 'abcd', '2026-01-01')`,
  dkim_keys: ({ number }) => sql`
    insert into dkim_keys (workspace_id, domain_name, selector, public_key, private_key, created_at)
    values (${number}, 'one.example', 's', 'public', '\\x00', '2026-01-01')`,
  integration_credentials: ({ number }) => sql`
    insert into integration_credentials (workspace_id, id, integration_key, name, status, created_at, created_by)
    values (${number}, ${`crd_${number}`}, 'notion', 'Notion', 'active', '2026-01-01', '{}')`,
}
const tables = Object.keys(rows)

const engine = inject('engine')
const admin = openDatabase({ connection: engine, connections: 2 })
const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
  await admin.destroy()
})

/** A database whose tables a user made who may do that much in it. */
async function databaseOf(rights: string) {
  const name = `of_user_${randomUUID().replaceAll('-', '')}`
  await sql`create role ${sql.id(name)} login ${sql.raw(rights)}`.execute(admin)
  await sql`create database ${sql.id(name)} owner ${sql.id(name)}`.execute(admin)
  const connection = { ...engine, user: name, database: name }
  const db = openDatabase({ connection, connections: 8, onTake: workspaceRole })
  closing.push(async () => {
    await db.destroy()
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin)
    await sql`drop role if exists ${sql.id(`otegami_calls_of_${name}`.slice(0, 63))}`.execute(admin)
    await sql`drop role ${sql.id(name)}`.execute(admin)
  })
  await migrate(db)
  return db
}

async function filled(db: OpenDatabase) {
  const [one, two] = [await testTenant(db, 'ws_one'), await testTenant(db, 'ws_two')]
  for (const tenant of [one, two]) {
    await sql`
      insert into domains (workspace_id, name, region, status, token, records, dmarc_policy, history, created_at)
      values (${tenant.number}, 'one.example', 'tokyo', 'pending', 't', '[]', 'none', '[]', '2026-01-01')`.execute(
      db,
    )
    for (const row of Object.values(rows)) await row(tenant).execute(db)
  }
  return { one, two }
}

const countIn = async (db: OpenDatabase, table: string) => {
  const { rows: found } = await sql<{
    count: number
  }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return found[0]?.count
}

describe.each([
  ['a superuser, as with the embedded PostgreSQL', 'superuser'],
  ['a user who may make roles', 'createrole'],
])('tables of %s', (_, rights) => {
  test('give a call that forgets its workspace no secret of another one, and take none of it', async () => {
    const db = await databaseOf(rights)
    const { one, two } = await filled(db)
    const missing: string[] = []
    const within = asWorkspaces(db, { clock: { now: () => 0 }, onMissing: () => missing.push('missing') })
    for (const table of tables) {
      expect(await within(one, () => countIn(db, table)), table).toBe(1)
      // Jobs, and processes of a version before, ask for all workspaces.
      expect(await countIn(db, table), table).toBe(2)
      const others = within(one, () =>
        inTransaction(db, async (inside) => rows[table]?.(two).execute(inside)),
      )
      await expect(others, table).rejects.toThrow(/row-level security/)
      const gone = await within(one, () => sql`delete from ${sql.table(table)}`.execute(db))
      expect(gone.numAffectedRows, table).toBe(1n)
      expect(await countIn(db, table), table).toBe(1)
      expect(await within(one, async () => rows[table]?.(one).execute(db)), table).toBeDefined()
    }
    expect(missing).toEqual([])
    // A call that has no workspace has no secrets at all.
    const nobody = await within(one, () =>
      inTransaction(db, async (inside) => {
        await sql`select set_config('otegami.number', '', true), set_config('otegami.id', '', true)`.execute(
          inside,
        )
        return Promise.all(tables.map((table) => countIn(inside, table)))
      }),
    )
    expect(nobody).toEqual([0, 0, 0])
  })
})

test('where no role can be made calls go on, and it is said once', async () => {
  const db = await databaseOf('nocreaterole')
  const { one } = await filled(db)
  const missing: string[] = []
  let now = 0
  const within = asWorkspaces(db, { clock: { now: () => now }, onMissing: () => missing.push('missing') })
  for (const table of tables) {
    now += MINUTE
    expect(await within(one, () => countIn(db, table))).toBe(2)
  }
  expect(missing).toEqual(['missing'])
  // One that somebody else makes is used once `migrate` has given it the tables (docs/operating/install.md).
  const { rows: users } = await sql<{ user: string; role: string }>`
    select current_user as user, left('otegami_calls_of_' || current_user, 63) as role`.execute(db)
  const { user = '', role = '' } = users[0] ?? {}
  await sql`create role ${sql.id(role)} nologin`.execute(admin)
  await sql`grant ${sql.id(role)} to ${sql.id(user)} with inherit false`.execute(admin)
  await migrate(db)
  now += MINUTE
  for (const table of tables) expect(await within(one, () => countIn(db, table))).toBe(1)
})

test('a call does with all other tables what it did', async () => {
  const db = await databaseOf('createrole')
  const tenant = await testTenant(db, 'ws_one')
  const within = asWorkspaces(db, { clock: { now: () => 0 }, onMissing: () => undefined })
  // Also with those that a later migration, the queue of jobs and a month of events bring.
  await sql`create schema jobs`.execute(db)
  await sql`create table jobs.job (id int4)`.execute(db)
  await sql`create table of_later (id int4 generated always as identity, name text)`.execute(db)
  await within(tenant, () =>
    inTransaction(db, async (inside) => {
      await sql`insert into jobs.job values (1)`.execute(inside)
      await sql`insert into of_later (name) values ('one')`.execute(inside)
      await sql`
        insert into events (workspace_id, type, source, occurred_at) values (${tenant.number}, 1, 0, '2026-01-01')`.execute(
        inside,
      )
    }),
  )
  expect(await countIn(db, 'of_later')).toBe(1)
})

test('many that migrate at once, while others make tables and indexes, do not get into the way of each other', async () => {
  const db = await databaseOf('createrole')
  await expect(Promise.all(Array.from({ length: 8 }, () => migrate(db)))).resolves.toEqual(
    Array.from({ length: 8 }, () => []),
  )
  // Whoever has its privileges is not written to again, so nobody who changes the table is met.
  const versions = async () =>
    (await sql<{ at: string }>`select xmin::text as at from pg_class where relname = 'contacts'`.execute(db))
      .rows
  const before = await versions()
  await migrate(db)
  expect(await versions()).toEqual(before)
})
