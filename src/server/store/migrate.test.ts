import { describe, expect, test } from 'vitest'
import { testDatabase } from '#server/testing/test-database'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isMigrated, migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

const db = await testDatabase()

test('what is up to date stays as it is', async () => {
  expect(await migrate(db)).toEqual([])
})

test('a migration that fails takes back those before it, and the tables are as they were', async () => {
  const later = (statement: string): Migration => ({
    up: async (inside) => void (await sql.raw(statement).execute(inside)),
  })
  const broken = {
    ...migrations,
    '998-table': later('create table of_later (id int4)'),
    '999-broken': later('select 1 / 0'),
  }
  await expect(migrate(db, broken)).rejects.toThrow('division by zero')
  const { rows } = await sql`select 1 where to_regclass('of_later') is not null`.execute(db)
  expect(rows).toEqual([])
  expect(await isMigrated(db)).toBe(true)
  expect(await migrate(db)).toEqual([])
})

describe('a table that another process uses', () => {
  const later = (name: string): typeof migrations => ({
    ...migrations,
    [name]: {
      up: async (inside) => void (await sql`alter table workspaces add column of_later int4`.execute(inside)),
    },
  })

  test('is waited for a moment only, and then again; nothing was done before', async () => {
    const released = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const held = db.transaction().execute(async (other) => {
      await sql`lock table workspaces in access share mode`.execute(other)
      locked.resolve()
      await released.promise
    })
    await locked.promise
    const waits: string[] = []
    const pause = async () => {
      // Whoever came after the migration was let through.
      await sql`select 1 from workspaces`.execute(db)
      waits.push('paused')
      if (waits.length === 2) {
        released.resolve()
        await held
      }
    }
    const all = later('997-busy')
    const patience = { lock: 20, pause }
    await expect(migrate(db, all, { ...patience, tries: 1 })).rejects.toThrow('another process used them')
    expect(waits).toEqual([])
    expect(await migrate(db, all, { ...patience, tries: 5 })).toEqual(['997-busy'])
    expect(waits).toHaveLength(2)
    await sql`alter table workspaces drop column of_later`.execute(db)
    await sql`delete from migrations where name = '997-busy'`.execute(db)
  })
})

test('a database of a newer version is refused', async () => {
  const newer = { ...migrations, '999-newer': { up: async () => undefined } }
  expect(await migrate(db, newer)).toEqual(['999-newer'])
  await expect(migrate(db)).rejects.toThrow(
    'The database was written by a newer version of Otegami: this one does not know its migration 999-newer. Start the newer version, or restore a backup that this version made.',
  )
  expect(await migrate(db, newer)).toEqual([])
})

test('times are read as the API writes them', async () => {
  const [row] = await db
    .insertInto('workspaces')
    .values({
      id: 'ws_one',
      name: '一つ目',
      allowed_domains: [],
      created_at: '2026-01-15T09:00:00.120+09:00',
      created_by: null,
    })
    .returningAll()
    .execute()
  expect(row).toEqual({
    number: 1,
    id: 'ws_one',
    name: '一つ目',
    icon: null,
    allowed_domains: [],
    timezone: 'Asia/Tokyo',
    created_at: '2026-01-15T00:00:00.120Z',
    created_by: null,
    version: 1,
  })
})
