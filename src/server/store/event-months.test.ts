import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '#server/testing/test-database'
import { testTenant } from '#server/testing/test-tenant'
import { findEvents, recordEvents } from './contact-events.store.ts'
import { dropEventMonths, makeEventMonths } from './event-months.ts'

const db = await testDatabase()
const tenant = await testTenant(db, 'ws_months')
const NOW = Date.parse('2026-11-23T09:00:00.000Z')

const happened = (type: string, occurredAt: string) => ({
  contactId: null,
  type,
  payload: { about: type },
  source: 'api' as const,
  occurredAt,
})
const all = async () =>
  (await findEvents(db, tenant, {}, undefined, 100)).map(({ type, occurredAt }) => `${type} ${occurredAt}`)
const rowsIn = async (table: string) => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.id(table)}`.execute(db)
  return rows[0]?.count
}

test('events of a month move into its table, are found as before, and old months go as a whole', async () => {
  await recordEvents(db, tenant, [
    happened('odd', '1999-12-31T23:59:59.999Z'),
    happened('last.month', '2026-10-31T23:59:59.999Z'),
    happened('first', '2026-11-01T00:00:00.000Z'),
    happened('now', '2026-11-23T09:00:00.000Z'),
  ])
  const before = await all()
  expect(await makeEventMonths(db, NOW, 1)).toEqual([
    'events_2026_10',
    'events_2026_11',
    'events_2026_12',
    'events_2027_01',
    'events_2027_02',
  ])
  expect(await all()).toEqual(before)
  expect([
    await rowsIn('events_2026_10'),
    await rowsIn('events_2026_11'),
    await rowsIn('events_default'),
  ]).toEqual([1, 2, 1])
  await recordEvents(db, tenant, [happened('later', '2026-12-01T00:00:00.000Z')])
  expect(await rowsIn('events_2026_12')).toBe(1)
  expect(new Set((await findEvents(db, tenant, {}, undefined, 100)).map(({ id }) => id)).size).toBe(5)

  expect(await dropEventMonths(db, NOW, 1)).toEqual([])
  expect(await dropEventMonths(db, NOW, 0)).toEqual(['events_2026_10'])
  expect(await all()).toEqual([
    'later 2026-12-01T00:00:00.000Z',
    'now 2026-11-23T09:00:00.000Z',
    'first 2026-11-01T00:00:00.000Z',
    'odd 1999-12-31T23:59:59.999Z',
  ])
})

test('processes that make the same months at once make each of them once', async () => {
  const soon = Date.parse('2027-06-15T00:00:00.000Z')
  const made = await Promise.all([makeEventMonths(db, soon), makeEventMonths(db, soon)])
  expect(made.flat().toSorted()).toEqual([
    'events_2027_06',
    'events_2027_07',
    'events_2027_08',
    'events_2027_09',
  ])
})

test('an event that is being written while its month is made is in the table of the month', async () => {
  const then = Date.parse('2028-03-15T00:00:00.000Z')
  let making: Promise<string[]> | undefined
  await db.transaction().execute(async (inside) => {
    await recordEvents(inside, tenant, [happened('meanwhile', '2028-03-15T00:00:00.000Z')])
    making = makeEventMonths(db, then)
    await vi.waitUntil(async () => {
      const { rows } = await sql`select from pg_locks where not granted and database = (
        select oid from pg_database where datname = current_database())`.execute(db)
      return rows.length > 0
    })
  })
  expect(await making).toContain('events_2028_03')
  expect(await rowsIn('events_2028_03')).toBe(1)
})
