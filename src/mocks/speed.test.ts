import { contactRoutes, importRoutes, mailingListRoutes } from '#api/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ContactSearch } from '#api/contacts'
import type { ConditionGroup, ConditionNode } from '#lib/condition-tree'
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

describe('100,000 contacts', () => {
  let owner: Caller
  beforeAll(async () => {
    owner = await callerAs(createMockApi({ contacts: 100_000 }), 'acc_haruka', 'ws_sakura')
    await owner.call(contactRoutes.search, { body: { conditions: treeOf(4) } })
  })

  /** Ten nodes; the number makes it a question that nobody has asked before. */
  const treeOf = (number: number, last?: ConditionNode): ConditionGroup => ({
    id: 'g',
    kind: 'group',
    match: 'all',
    children: [
      { id: '1', kind: 'property', key: 'orders', op: 'gte', value: number },
      { id: '2', kind: 'property', key: 'prefecture', op: 'not_in', value: ['overseas'] },
      { id: '3', kind: 'property', key: 'company', op: 'not_contains', value: 'ＢＯＯＫＳ' },
      {
        id: '4',
        kind: 'group',
        match: 'any',
        children: [
          { id: '5', kind: 'list', op: 'in', mailingListId: 'lst_weekly', status: 'active' },
          { id: '6', kind: 'property', key: 'is_wholesale', op: 'is_true' },
          { id: '7', kind: 'engagement', op: 'gte', score: 3 },
        ],
      },
      { id: '8', kind: 'property', key: 'status', op: 'in', value: ['subscribed'] },
      last ?? {
        id: '9',
        kind: 'property',
        key: 'birthday',
        op: 'anniversary',
        value: { kind: 'next', value: 3, unit: 'month' },
      },
    ],
  })

  // The aim is 100 ms on an idle machine; scripts/bench-backend.ts measures it.
  test.each<ConditionNode>([
    {
      id: '9',
      kind: 'property',
      key: 'last_order_at',
      op: 'within',
      value: { kind: 'last', value: 24, unit: 'month' },
    },
    {
      id: '9',
      kind: 'event',
      type: 'page_view',
      did: true,
      window: { kind: 'last', value: 6, unit: 'month' },
    },
    {
      id: '9',
      kind: 'campaign',
      did: false,
      activity: 'opened',
      campaign: { lastN: 3 },
      window: { kind: 'any' },
    },
    { id: '9', kind: 'segment', op: 'not_in', segmentId: 'seg_11' },
  ])('are searched by ten conditions in no time: %o', async (last) => {
    const conditions = treeOf(5, last)
    expect(await timed(() => owner.call(contactRoutes.search, { body: { conditions } }))).toBeLessThan(800)
    // Who fits is known now, also when the next page or the number is asked for.
    expect(await timed(() => owner.call(contactRoutes.count, { body: { conditions } }))).toBeLessThan(100)
  })

  test('whose search waits for nobody: a contact that changes is all that is looked at anew', async () => {
    const conditions = treeOf(6)
    const { count } = await owner.call(contactRoutes.count, { body: { conditions } })
    const { items } = await owner.call(contactRoutes.search, { body: { conditions, limit: 1 } })
    for (const { id, version } of items)
      await owner.call(contactRoutes.update, {
        params: { contactId: id },
        body: { version, properties: { orders: 0 } },
      })
    let after: { count: number } | undefined
    expect(
      await timed(async () => {
        after = await owner.call(contactRoutes.count, { body: { conditions } })
      }),
    ).toBeLessThan(100)
    expect(after).toEqual({ count: count - 1 })
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
      expect(items).toHaveLength(100)
      const conditions: ConditionNode = { id: '1', kind: 'property', key: 'orders', op: 'gte', value: 50 }
      const { count } = await owner.call(contactRoutes.count, { body: { conditions } })
      expect(count).toBeGreaterThan(50_000)
      clearInterval(heart)
      const after = process.memoryUsage()
      expect(after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers).toBeLessThan(
        300_000_000,
      )
      expect(longest).toBeLessThan(1000)
    },
  )
})
