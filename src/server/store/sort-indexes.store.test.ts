import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY } from '#lib/duration'
import { testDatabase } from '#server/testing/test-database'
import { fillLargeWorld } from '#server/testing/large-world'
import { testTenant } from '#server/testing/test-tenant'
import { pageQuery } from './contact-search.store.ts'
import { adviseSortIndexes, noteSort } from './sort-indexes.store.ts'

const db = await testDatabase()
const tenant = await testTenant(db, 'ws_sorted')
const NOW = Date.parse('2026-11-23T09:00:00.000Z')
await fillLargeWorld(db, tenant, { contacts: 5000, eventsEach: 0, now: NOW })

const byLtv = [{ key: 'properties.ltv', direction: 'desc' as const }]
const question = (sort = byLtv) =>
  pageQuery(tenant, { sort }, { offset: 0, limit: 25 }, { now: NOW, timezone: 'UTC', deletedKeys: new Set() })
const planOf = async () =>
  (await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${question()}`.execute(db)).rows
    .map((row) => row['QUERY PLAN'])
    .join('\n')
const found = async () => (await question().execute(db)).rows.map(({ uid }) => uid)

test('an order that is slow again and again gets an index, which answers the same, and goes once nobody asks', async () => {
  const before = await found()
  const note = (took: number, sort: Parameters<typeof noteSort>[2] = byLtv, now = NOW) =>
    noteSort(db, tenant, sort, took, now)
  await note(2000)
  expect(await adviseSortIndexes(db, NOW, 1000)).toEqual({ made: [], dropped: [] })
  await note(2000)
  // What is fast, has an index of its own, or is of several keys is not noted.
  await note(20, [{ key: 'name', direction: 'asc' }])
  for (const sort of [
    [{ key: 'email', direction: 'asc' as const }],
    [...byLtv, { key: 'name', direction: 'asc' as const }],
  ]) {
    await note(2000, sort)
    await note(2000, sort)
  }
  expect(await adviseSortIndexes(db, NOW)).toEqual({ made: [], dropped: [] })
  const { made } = await adviseSortIndexes(db, NOW, 1000)
  expect(made).toHaveLength(1)
  expect(await planOf()).toContain(made[0])
  expect(await found()).toEqual(before)
  expect(await adviseSortIndexes(db, NOW, 1000)).toEqual({ made: [], dropped: [] })
  // Times of use are the database's own: seen from a year later, all of it was long ago.
  expect(await adviseSortIndexes(db, Date.parse('2030-01-01') + 365 * DAY, 1000)).toEqual({
    made: [],
    dropped: made,
  })
  expect(await found()).toEqual(before)
})

test('one whose making was cut off is made again', async () => {
  for (let times = 0; times < 2; times += 1) await noteSort(db, tenant, byLtv, 2000, NOW)
  const { made } = await adviseSortIndexes(db, NOW, 1000)
  await sql`update pg_index set indisvalid = false where indexrelid = ${made[0]}::text::regclass`.execute(db)
  expect(await adviseSortIndexes(db, NOW, 1000)).toEqual({ made, dropped: made })
  expect(await planOf()).toContain(made[0])
})
