import { beforeEach, describe, expect, test } from 'vitest'
import { campaignRoutes, contactRoutes, transactionalRoutes, uploadRoutes, usageRoutes } from '#api/contract'
import type { UsageLog, UsageLogQuery, UsageMetric, UsageSummaryQuery } from '#api/usages'
import { HOUR } from '#lib/duration'
import { memoryJournal } from '#mocks/core/journal'
import { movingWorld, type MovingWorld } from '#mocks/core/test-world'

let world: MovingWorld
let member: ReturnType<MovingWorld['as']>

beforeEach(() => {
  world = movingWorld()
  member = world.as('acc_tom', 'ws_sakura')
})

const summaries = async (query: UsageSummaryQuery, caller = member) =>
  (await caller.call(usageRoutes.summaries, { query })).items
const year: UsageSummaryQuery = { from: '2025-01-01', to: '2026-01-31', granularity: 'month' }
const today: UsageSummaryQuery = { from: '2026-01-15', to: '2026-01-15', granularity: 'day' }
const usedToday = async (metric: UsageMetric) =>
  (await summaries(today)).find((one) => one.metric === metric)?.quantity ?? 0

async function allLogs(query: Omit<UsageLogQuery, 'cursor' | 'limit'>): Promise<UsageLog[]> {
  const all: UsageLog[] = []
  let cursor: string | undefined
  do {
    const page = await member.call(usageRoutes.logs, {
      query: { ...query, limit: 40, ...(cursor !== undefined && { cursor }) },
    })
    all.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return all
}

describe('summaries', () => {
  test('cover thirteen months, each metric in each', async () => {
    const items = await summaries(year)
    expect(new Set(items.map(({ period }) => period)).size).toBe(13)
    expect(items).toHaveLength(13 * 6)
    expect(items.map(({ period }) => period)).toEqual(items.map(({ period }) => period).toSorted())
    for (const { metric, quantity, limit, period } of items) {
      if (metric === 'events') expect(limit).toBeNull()
      else {
        expect(limit, metric).toBeGreaterThan(0)
        expect(quantity, `${metric} ${period}`).toBeGreaterThan(0)
        expect(quantity, metric).toBeLessThan(limit ?? 0)
      }
    }
    const contacts = items.filter(({ metric }) => metric === 'contacts').map(({ quantity }) => quantity)
    expect(contacts).toEqual(contacts.toSorted((a, b) => a - b))
    expect(contacts.at(-1)).toBe((await member.call(contactRoutes.count, { body: {} })).count)
  })

  test('of the days make those of the month, and each knows the one before', async () => {
    const months = await summaries({ from: '2025-12-10', to: '2025-12-20', granularity: 'month' })
    const days = await summaries({ from: '2025-12-01', to: '2025-12-31', granularity: 'day' })
    for (const { metric, quantity } of months) {
      const own = days.filter((day) => day.metric === metric)
      expect(own).toHaveLength(31)
      if (metric === 'contacts') expect(own.at(-1)?.quantity).toBe(quantity)
      else
        expect(
          own.reduce((sum, day) => sum + day.quantity, 0),
          metric,
        ).toBeCloseTo(quantity, 6)
      own.forEach((day, place) => {
        expect(day.limit).toBeNull()
        if (place > 0) expect(day.previous).toBe(own[place - 1]?.quantity)
      })
    }
    const november = await summaries({ from: '2025-11-30', to: '2025-11-30', granularity: 'month' })
    expect(months.map(({ previous }) => previous)).toEqual(november.map(({ quantity }) => quantity))
  })

  test('are sums of the logs', async () => {
    const month = await summaries({ from: '2026-01-01', to: '2026-01-31', granularity: 'month' })
    const logs = await allLogs({ from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' })
    for (const { metric, quantity, previous = 0 } of month) {
      const sum = logs.filter((log) => log.metric === metric).reduce((all, log) => all + log.quantity, 0)
      expect(sum, metric).toBeCloseTo(metric === 'contacts' ? quantity - previous : quantity, 6)
    }
  })

  test('of nothing are empty: before the workspace, after today, in an empty world', async () => {
    expect(await summaries({ from: '2020-01-01', to: '2020-02-01', granularity: 'day' })).toEqual([])
    expect(await summaries({ from: '2027-01-01', to: '2027-02-01', granularity: 'month' })).toEqual([])
    const empty = world.as('acc_haruka', 'ws_empty')
    for (const { quantity } of await summaries(year, empty)) expect(quantity).toBe(0)
    const ridge = world.as('acc_ellen', 'ws_ridge')
    expect(await summaries(year, ridge)).not.toEqual(await summaries(year))
  })

  test.each([
    [400, { from: '2026-02-30', to: '2026-03-01', granularity: 'day' as const }],
    [400, { from: '2026-01-02', to: '2026-01-01', granularity: 'day' as const }],
    [422, { from: '2024-01-01', to: '2026-01-01', granularity: 'day' as const }],
    [422, { from: '2020-01-01', to: '2026-01-01', granularity: 'month' as const }],
  ])('answer %i to %o', async (code, query) => {
    expect(await member.refused(member.call(usageRoutes.summaries, { query }))).toMatchObject({ code })
  })
})

describe('logs', () => {
  test('come newest first, each once, page by page', async () => {
    const logs = await allLogs({ from: '2025-12-20T00:00:00.000Z' })
    expect(logs.length).toBeGreaterThan(80)
    expect(new Set(logs.map(({ id }) => id)).size).toBe(logs.length)
    const times = logs.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    const mails = await allLogs({ from: '2025-12-20T00:00:00.000Z', metric: 'emails_campaign' })
    expect(mails).toEqual(logs.filter(({ metric }) => metric === 'emails_campaign'))
    expect(mails.find(({ ref }) => ref?.id === 'cmp_1')).toMatchObject({
      ref: { kind: 'campaign', name: '焙煎だより 第201号　新年の一杯' },
      actor: { id: 'acc_haruka' },
    })
    const bad = member.call(usageRoutes.logs, { query: { cursor: 'x' } })
    expect(await member.refused(bad)).toMatchObject({ code: 400 })
  })
})

describe('what is done is counted', () => {
  test('campaigns, also once they are deleted', async () => {
    const owner = world.as('acc_haruka', 'ws_sakura')
    const before = await usedToday('emails_campaign')
    world.pass(HOUR)
    const { items } = await owner.call(campaignRoutes.list, {
      query: { status: 'sent,canceled', limit: 100 },
    })
    const live = items.filter(({ sentAt = '' }) => sentAt > '2026-01-14T12')
    const sent = live.reduce((sum, { stats }) => sum + (stats?.sent ?? 0), 0)
    expect(live.length).toBeGreaterThan(3)
    const used = await usedToday('emails_campaign')
    expect(used).toBeGreaterThan(before)
    for (const { id } of live) await owner.call(campaignRoutes.delete, { params: { campaignId: id } })
    expect(await usedToday('emails_campaign')).toBe(used)
    // Those that began the day before in UTC are counted there.
    const two = await summaries({ from: '2026-01-14', to: '2026-01-15', granularity: 'day' })
    const both = two.filter(({ metric }) => metric === 'emails_campaign')
    expect(both.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(sent)
  })

  test('single mails that are sent, contacts, and uploads', async () => {
    const [mails, contacts, uploads] = [
      await usedToday('emails_transactional'),
      await usedToday('contacts'),
      await usedToday('uploads_mb'),
    ]
    await member.call(transactionalRoutes.send, {
      body: {
        kind: 'transactional',
        to: [{ email: 'a@b.example' }, { email: 'reject@b.example' }],
        senderId: 'snd_1',
        subject: 'a',
        text: 'b',
        idempotencyKey: 'k',
      },
    })
    await member.call(contactRoutes.upsert, { body: { email: 'new@b.example' } })
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    await member.call(uploadRoutes.image, {
      body: { data: png, mediaType: 'image/png', qualityPreset: 'content' },
    })
    expect(await usedToday('emails_transactional')).toBe(mails + 1)
    expect(await usedToday('contacts')).toBe(contacts + 1)
    expect(await usedToday('uploads_mb')).toBeCloseTo(uploads + 0.01, 6)
  })
})

test('what was kept says the same in another backend', async () => {
  const journal = memoryJournal()
  const first = movingWorld({ journal })
  const here = first.as('acc_haruka', 'ws_sakura')
  first.pass(HOUR)
  await here.call(campaignRoutes.count, {})
  await here.call(contactRoutes.upsert, { body: { email: 'new@b.example' } })
  first.pass(HOUR)
  const there = movingWorld({ journal, start: first.now() }).as('acc_haruka', 'ws_sakura')
  expect(await summaries(today, there)).toEqual(await summaries(today, here))
})
