import { contactRoutes, importRoutes } from '#api/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ConditionGroup, ConditionNode } from '#lib/condition-tree'
import { createMockApi, type MockApi } from './node.ts'
import { callerAs, type Caller } from '#mocks/core/test-caller'

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

test('12,480 contacts take in 1,000 rows', async () => {
  const owner = await callerAs(createMockApi(), 'acc_haruka', 'ws_sakura')
  await importOf(owner, 0, 500)
  await importOf(owner, 1, 500)
  expect(await owner.call(contactRoutes.count, { body: { q: 'bulk.example' } })).toEqual({ count: 1000 })
})

describe('100,000 contacts', () => {
  let owner: Caller
  beforeAll(async () => {
    owner = await callerAs(createMockApi({ contacts: 100_000 }), 'acc_haruka', 'ws_sakura')
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
  ])('are searched and counted alike by ten conditions: %o', async (last) => {
    const conditions = treeOf(5, last)
    const { items } = await owner.call(contactRoutes.search, { body: { conditions, limit: 100 } })
    const { count } = await owner.call(contactRoutes.count, { body: { conditions } })
    expect(items).toHaveLength(Math.min(count, 100))
  })

  test('are counted anew after a change', async () => {
    const conditions = treeOf(6)
    const { count } = await owner.call(contactRoutes.count, { body: { conditions } })
    const { items } = await owner.call(contactRoutes.search, { body: { conditions, limit: 1 } })
    for (const { id, version } of items)
      await owner.call(contactRoutes.update, {
        params: { contactId: id },
        body: { version, properties: { orders: 0 } },
      })
    const after = await owner.call(contactRoutes.count, { body: { conditions } })
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

  test('need little memory while they are searched', async () => {
    const before = process.memoryUsage()
    expect(await owner.call(contactRoutes.count, { body: {} })).toEqual({ count: 1_000_000 })
    const { items } = await owner.call(contactRoutes.search, {
      body: { q: '佐藤', sort: [{ key: 'email', direction: 'asc' }], limit: 100 },
    })
    expect(items).toHaveLength(100)
    const conditions: ConditionNode = { id: '1', kind: 'property', key: 'orders', op: 'gte', value: 50 }
    const { count } = await owner.call(contactRoutes.count, { body: { conditions } })
    expect(count).toBeGreaterThan(50_000)
    const after = process.memoryUsage()
    expect(after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers).toBeLessThan(
      300_000_000,
    )
  })
})
