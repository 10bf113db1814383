import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#server/testing/test-database'
import type { Database } from './database.ts'
import { withinTime } from './time-limit.ts'

const db = await testDatabase()
const timeout = async () =>
  (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0]

test('a statement that takes too long ends, and says what to do; others go on without the limit', async () => {
  await expect(
    withinTime(db, (inside) => sql`select count(*) from generate_series(1, 1000000000)`.execute(inside), 20),
  ).rejects.toMatchObject({ code: 503, message: expect.stringContaining('fewer conditions') })
  expect(await timeout()).toEqual({ statement_timeout: '0' })
  expect(await withinTime(db, async () => 'in time')).toBe('in time')
})

test('inside a transaction the limit holds for that work alone, and other mistakes stay what they are', async () => {
  const limitOf = async (one: Database) =>
    (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(one)).rows[0]
  const limits = await db
    .transaction()
    .execute(async (inside) => [await withinTime(inside, limitOf), await limitOf(inside)])
  expect(limits).toEqual([{ statement_timeout: '5s' }, { statement_timeout: '0' }])
  await expect(withinTime(db, (inside) => sql`select 1 / 0`.execute(inside))).rejects.toMatchObject({
    code: '22012',
  })
})
