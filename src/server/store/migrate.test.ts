import { expect, test } from 'vitest'
import { testDatabase } from '#server/testing/test-database'
import { migrate } from './migrate.ts'

const db = await testDatabase()

test('what is up to date stays as it is', async () => {
  expect(await migrate(db)).toEqual([])
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
