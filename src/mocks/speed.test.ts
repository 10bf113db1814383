import { contactRoutes, importRoutes, mailingListRoutes } from '#api/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ContactSearch } from '#api/contacts'
import { createMockApi, type MockApi } from './node.ts'
import { callerAs, type Caller } from './test-caller.ts'

// Bounds are several times what an idle machine needs: they catch work that grows with the wrong number.
const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const rowsOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, row) => ({
    Mail: `import${from + row}@bulk.example`,
    Name: `山田 太郎 ${from + row}`,
    Orders: String(row),
  }))

const importOf = (caller: Caller, index: number, count: number) =>
  caller.call(importRoutes.csv, {
    body: {
      importId: 'imp_speed',
      chunk: { index, total: 2000 },
      rows: rowsOf(index * count, count),
      mapping: [
        { column: 'Mail', key: 'email' },
        { column: 'Name', key: 'name' },
        { column: 'Orders', key: 'orders' },
      ],
      onExisting: 'overwrite',
      mailingListIds: ['lst_store'],
      optIn: 'active',
      consentNote: '',
    },
  })

describe('12,480 contacts', () => {
  let owner: Caller
  beforeAll(async () => {
    owner = await callerAs(createMockApi(), 'acc_haruka', 'ws_sakura')
    await owner.call(contactRoutes.search, { body: { q: 'warm up' } })
  })

  test.each<ContactSearch>([
    {},
    { q: 'sato' },
    { q: '佐藤', status: ['subscribed'], mailingListId: 'lst_weekly' },
    { sort: [{ key: 'name', direction: 'asc' }] },
    { sort: [{ key: 'properties.total_spent', direction: 'desc' }] },
    { sort: [{ key: 'lastEventAt', direction: 'desc' }], offset: 6000, limit: 100 },
    { sort: [{ key: 'locale', direction: 'asc' }] },
  ])('are searched in no time: %o', async (body) => {
    expect(await timed(() => owner.call(contactRoutes.search, { body }))).toBeLessThan(600)
  })

  test('are counted by list in no time', async () => {
    expect(await timed(() => owner.call(mailingListRoutes.list, {}))).toBeLessThan(600)
  })

  test('take in 500 rows in no time', async () => {
    await importOf(owner, 0, 500)
    expect(await timed(() => importOf(owner, 1, 500))).toBeLessThan(400)
    expect(await owner.call(contactRoutes.count, { body: { q: 'bulk.example' } })).toEqual({ count: 1000 })
  })
})

describe('a million contacts', () => {
  let api: MockApi
  let owner: Caller
  beforeAll(async () => {
    api = createMockApi({ scenario: { size: 'huge' } })
    owner = await callerAs(api, 'acc_haruka', 'ws_sakura')
  })

  test(
    'need little memory, and leave the page room while they are searched',
    { timeout: 60_000 },
    async () => {
      const before = process.memoryUsage()
      let longest = 0
      let last = performance.now()
      const heart = setInterval(() => {
        longest = Math.max(longest, performance.now() - last)
        last = performance.now()
      }, 1)
      expect(await owner.call(contactRoutes.count, { body: {} })).toEqual({ count: 1_000_000 })
      const { items } = await owner.call(contactRoutes.search, {
        body: { q: '佐藤', sort: [{ key: 'email', direction: 'asc' }], limit: 100 },
      })
      clearInterval(heart)
      expect(items).toHaveLength(100)
      const after = process.memoryUsage()
      expect(after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers).toBeLessThan(
        300_000_000,
      )
      expect(longest).toBeLessThan(400)
    },
  )
})
