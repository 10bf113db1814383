import { describe, expect, test } from 'vitest'
import type { UsageLog, UsageLogQuery, UsageMetric, UsageSummary } from '#api/usages'
import { contactHandlers } from '#server/contacts/contacts.handlers'
import { recordEvents } from '#server/store/contact-events.store'
import { addUsage } from '#server/store/usage.store'
import { testCaller } from '#server/testing/test-call'
import { testDatabase } from '#server/testing/test-database'
import { testTenant } from '#server/testing/test-tenant'
import { usageHandlers } from './usages.handlers.ts'

const db = await testDatabase()
const tenants = { one: await testTenant(db, 'ws_one'), two: await testTenant(db, 'ws_two') }
const handlers = [...contactHandlers, ...usageHandlers]
const callers = { one: testCaller(db, tenants.one, handlers), two: testCaller(db, tenants.two, handlers) }

const at = (day: string, time = '09:00') => `2026-${day}T${time}:00.000Z`
const now = at('03-10')

async function summaries(granularity: 'day' | 'month', from: string, to: string, by = callers.one) {
  const query = { granularity, from: `2026-${from}`, to: `2026-${to}` }
  return ((await by('usages.summaries', { query, now })) as { items: UsageSummary[] }).items
}
const used = (items: UsageSummary[], metric: UsageMetric) =>
  items.filter((one) => one.metric === metric).map(({ quantity, previous }) => [quantity, previous])
const logs = async (query: UsageLogQuery, by = callers.one) =>
  (await by('usages.logs', { query, now })) as { items: UsageLog[]; nextCursor: string | null }
async function add(email: string, day: string): Promise<string> {
  const { contact } = (await callers.one('contacts.upsert', { body: { email }, now: at(day) })) as {
    contact: { id: string }
  }
  return contact.id
}
const file = (id: string, quantity: number, moment: string): UsageLog => ({
  id,
  metric: 'uploads_mb',
  quantity,
  ref: { kind: 'upload', id: `upl_${id}`, name: 'image/png' },
  actor: { id: 'acc_test', name: 'Test', email: 'test@example.jp' },
  at: moment,
})

await add('a@example.jp', '02-03')
await add('b@example.jp', '02-28')
const deleted = await add('c@example.jp', '02-28')
await add('d@example.jp', '03-02')
await callers.one('contacts.delete', { params: { contactId: deleted }, now: at('03-03') })
await recordEvents(db, tenants.one, [
  { contactId: null, type: 'page.viewed', payload: {}, source: 'tracking', occurredAt: at('03-02') },
  { contactId: null, type: 'page.viewed', payload: {}, source: 'tracking', occurredAt: at('03-02', '23:59') },
  { contactId: null, type: 'email.opened', payload: {}, source: 'email', occurredAt: at('03-02') },
])
await addUsage(db, tenants.one, [
  file('usg_1', 0.25, at('03-02')),
  file('usg_B', 1.5, at('03-05')),
  file('usg_a', 0.01, at('03-05')),
])

describe('summaries', () => {
  test('say how many contacts there were, and what else was used, with the period before', async () => {
    const months = await summaries('month', '02-10', '03-10')
    expect(used(months, 'contacts')).toEqual([
      [2, 0],
      [3, 2],
    ])
    expect(used(months, 'uploads_mb')).toEqual([
      [0, 0],
      [1.76, 0],
    ])
    expect(new Set(months.map(({ limit }) => limit))).toEqual(new Set([null]))
    const events = used(await summaries('day', '03-01', '03-03'), 'events')
    // With that of the contact who came that day.
    const history = await db
      .selectFrom('events')
      .where('source', '!=', 1)
      .where('occurred_at', '>=', '2026-03-02T00:00:00.000Z')
      .where('occurred_at', '<', '2026-03-03T00:00:00.000Z')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(events[1]?.[0]).toBe(history.count)
    expect(history.count).toBe(3)
  })

  test('of days end today, and begin with the workspace', async () => {
    const days = await summaries('day', '03-08', '03-31')
    expect(new Set(days.map(({ period }) => period))).toEqual(
      new Set(['2026-03-08', '2026-03-09', '2026-03-10']),
    )
    expect(await callers.one('usages.summaries', { query: before2026, now })).toEqual({ items: [] })
  })

  test.each([
    [400, { from: '2026-02-30', to: '2026-03-01', granularity: 'day' }],
    [400, { from: '2026-01-02', to: '2026-01-01', granularity: 'day' }],
    [422, { from: '2024-01-01', to: '2026-01-01', granularity: 'day' }],
    [422, { from: '2020-01-01', to: '2026-01-01', granularity: 'month' }],
  ])('answer %i to %o', async (code, query) => {
    await expect(callers.one('usages.summaries', { query, now })).rejects.toMatchObject({ code })
  })
})
const before2026 = { from: '2025-01-01', to: '2025-12-31', granularity: 'month' }

describe('logs', () => {
  test('are single things and what came in a day, newest first, page by page', async () => {
    const all: UsageLog[] = []
    let cursor: string | undefined
    for (let page = 0; page < 20; page += 1) {
      const { items, nextCursor } = await logs({ limit: 2, ...(cursor !== undefined && { cursor }) })
      all.push(...items)
      if (nextCursor === null) break
      cursor = nextCursor
    }
    expect(all.filter(({ metric }) => metric === 'uploads_mb')).toEqual([
      file('usg_a', 0.01, at('03-05')),
      file('usg_B', 1.5, at('03-05')),
      file('usg_1', 0.25, at('03-02')),
    ])
    expect(all.filter(({ metric }) => metric === 'contacts').map((log) => [log.quantity, log.at])).toEqual([
      [1, at('03-02', '00:00')],
      [1, at('02-28', '00:00')],
      [1, at('02-03', '00:00')],
    ])
    expect(all.map((log) => log.at)).toEqual(
      all
        .map((log) => log.at)
        .toSorted()
        .toReversed(),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  test('keep to what is asked for', async () => {
    const { items } = await logs({ metric: 'uploads_mb', from: at('03-05'), to: at('03-06') })
    expect(items.map(({ id }) => id)).toEqual(['usg_a', 'usg_B'])
    expect((await logs({ to: at('03-02') })).items.map((log) => log.at)).toContain(at('03-02', '00:00'))
    await expect(logs({ cursor: "x' or true --" })).rejects.toMatchObject({ code: 400 })
  })

  test('of another workspace are its own', async () => {
    expect(await logs({}, callers.two)).toEqual({ items: [], nextCursor: null })
    expect(used(await summaries('month', '03-01', '03-01', callers.two), 'contacts')).toEqual([[0, 0]])
  })
})
