import { describe, expect, test } from 'vitest'
import { DAY } from '#lib/duration'
import { ATTENTION, attentionOf, type AttentionFacts } from './home-attention.model.ts'

const NOW = Date.parse('2026-01-15T00:00:00.000Z')
const SINCE = '2025-12-17T00:00:00.000Z'
const kindsOf = (facts: AttentionFacts) => attentionOf(facts, NOW, SINCE).map(({ kind }) => kind)

const stats = {
  recipients: 10_000,
  sent: 10_000,
  delivered: 10_000,
  uniqueOpens: 0,
  opens: 0,
  uniqueClicks: 0,
  clicks: 0,
  hardBounces: 0,
  softBounces: 0,
  complaints: 0,
  unsubscribes: 0,
  failed: 0,
}
const campaign = {
  id: 'cmp_1',
  name: 'News',
  status: 'sent' as const,
  sentAt: '2026-01-10T00:00:00.000Z',
  schedule: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  stats: null,
}

test('nothing wants attention where nothing is known', () => expect(kindsOf({})).toEqual([]))

describe('campaigns', () => {
  const failed = { ...campaign, status: 'failed' as const, sentAt: undefined }
  test('that failed lately, begun or not', () => {
    expect(kindsOf({ campaigns: [{ ...campaign, status: 'failed' }, failed] })).toEqual([
      'campaign',
      'campaign',
    ])
    expect(kindsOf({ campaigns: [{ ...failed, updatedAt: '2025-12-16T23:59:59.999Z' }] })).toEqual([])
  })
})

test.each([
  ['temporary_failure', ['domainLost']],
  ['failed', ['domainFailed']],
  ['pending', []],
  ['verified', []],
] as const)('a domain that is %s', (status, kinds) =>
  expect(kindsOf({ domains: [{ name: 'a.example', status }] })).toEqual(kinds),
)

describe('certificates', () => {
  const ending = (ms: number, status: 'active' | 'deleting' = 'active') =>
    attentionOf(
      { certificates: [{ hostname: 'h', status, expiresAt: new Date(NOW + ms).toISOString() }] },
      NOW,
      SINCE,
    )
  test('that end in less than 21 days', () => {
    expect(ending(20 * DAY)).toEqual([{ kind: 'certificateEnds', hostname: 'h', days: 20 }])
    expect(ending(20 * DAY + 1)).toEqual([])
    expect(ending(1)).toEqual([{ kind: 'certificateEnds', hostname: 'h', days: 1 }])
    expect(ending(0)).toEqual([{ kind: 'certificateEnded', hostname: 'h' }])
    expect(ending(0, 'deleting')).toEqual([])
  })
  test('that are not there yet end never', () =>
    expect(kindsOf({ certificates: [{ hostname: 'h', status: 'initializing' }] })).toEqual([]))
})

test.each([
  ['expired', 1],
  ['revoked', 1],
  ['active', 0],
  ['pending', 0],
] as const)('access that is %s', (status, count) =>
  expect(kindsOf({ credentials: [{ id: 'cre_1', name: 'Sheets', status }] })).toHaveLength(count),
)

describe('rates', () => {
  const of = (change: Partial<typeof stats>) =>
    kindsOf({ campaigns: [{ ...campaign, stats: { ...stats, ...change } }] })
  test.each([
    [{ hardBounces: 300, softBounces: 200 }, []],
    [{ hardBounces: 301, softBounces: 200 }, ['bounces']],
    [{ complaints: 10 }, []],
    [{ complaints: 11 }, ['complaints']],
    [{ complaints: 29 }, ['complaints']],
    [{ complaints: 30 }, ['manyComplaints']],
  ])('%j', (change, kinds) => expect(of(change)).toEqual(kinds))

  test('are of the last days only', () =>
    expect(
      kindsOf({
        campaigns: [
          { ...campaign, sentAt: '2025-12-16T00:00:00.000Z', stats: { ...stats, complaints: 9000 } },
        ],
      }),
    ).toEqual([]))
})

test('the urgent come first', () => {
  const facts: AttentionFacts = {
    credentials: [{ id: 'cre_1', name: 'Sheets', status: 'expired' }],
    campaigns: [
      { ...campaign, stats: { ...stats, hardBounces: 600, complaints: ATTENTION.complainedBadly * 10_000 } },
    ],
  }
  expect(kindsOf(facts)).toEqual(['manyComplaints', 'credential', 'bounces'])
})
