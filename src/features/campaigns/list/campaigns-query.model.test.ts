import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  campaignFilterOf,
  campaignViews,
  campaignPageOf,
  campaignSortKeys,
  campaignsQueryValues,
  isFiltered,
  NO_FILTER,
  offsetWithin,
  pageSizes,
  pollInterval,
  readCampaignsQuery,
  tabKeys,
} from './campaigns-query.model.ts'

const usual = readCampaignsQuery({})
const texts = (values: Record<string, string | number | undefined>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value === undefined ? undefined : String(value)]),
  )

test('nothing in the address is the usual list, which leaves the address empty', () => {
  expect(usual).toMatchObject({ tab: 'all', limit: 25, offset: 0, view: 'table' })
  expect(Object.values(campaignsQueryValues(usual)).filter(Boolean)).toEqual([])
})

test('what is written is read as it was', () => {
  const day = fc.constantFrom('2026-01-31', '2026-02-28', undefined)
  const id = fc.option(fc.stringMatching(/^[\w-]{1,20}$/), { nil: undefined })
  const query = fc.record({
    tab: fc.constantFrom(...tabKeys),
    q: fc.string({ maxLength: 200 }),
    sender: id,
    list: id,
    label: fc.option(fc.stringMatching(/^[a-z春]{1,40}$/), { nil: undefined }),
    from: day,
    to: fc.constantFrom('2026-03-01', undefined),
    sort: fc.record({
      key: fc.constantFrom(...campaignSortKeys),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    limit: fc.constantFrom(...pageSizes),
    offset: fc.integer({ min: 0, max: 90 }).map((page) => page * 100),
    view: fc.constantFrom(...campaignViews),
    creating: fc.boolean(),
  })
  fc.assert(
    fc.property(query, (one) => {
      expect(readCampaignsQuery(texts(campaignsQueryValues(one)))).toEqual(one)
    }),
  )
})

test('whatever the address says, a query comes of it that can be asked', () => {
  const anything = fc.dictionary(
    fc.constantFrom(
      'status',
      'q',
      'sender',
      'list',
      'label',
      'from',
      'to',
      'order',
      'limit',
      'offset',
      'view',
    ),
    fc.oneof(
      fc.string(),
      fc.constantFrom('-name', '2026-02-30', '2026-02-01', '__proto__', '-1', '1e9', '77'),
    ),
  )
  fc.assert(
    fc.property(anything, (values) => {
      const query = readCampaignsQuery(values)
      expect(pageSizes).toContain(query.limit)
      expect(query.offset % query.limit).toBe(0)
      expect(campaignPageOf(campaignFilterOf(query, 'Asia/Tokyo'), query, query.offset).order).toMatch(
        /^-?\w+$/,
      )
    }),
  )
})

describe('days', () => {
  test('both days are included, in the zone of the reader', () => {
    expect(campaignFilterOf({ ...usual, from: '2026-02-01', to: '2026-02-01' }, 'Asia/Tokyo')).toMatchObject({
      from: '2026-01-31T15:00:00.000Z',
      to: '2026-02-01T15:00:00.000Z',
    })
  })
  test('a last day before the first one is none', () => {
    expect(readCampaignsQuery({ from: '2026-02-02', to: '2026-02-01' })).toMatchObject({ to: undefined })
  })
})

test('a page beyond the last one is the last one', () => {
  expect(offsetWithin(500, 25, 38)).toBe(25)
  expect(offsetWithin(50, 25, 50)).toBe(25)
  expect(offsetWithin(25, 25, 0)).toBe(0)
  expect(offsetWithin(500, 25, undefined)).toBe(500)
  expect(offsetWithin(25, 25, 26)).toBe(25)
})

test('what is being sent is asked for most often, and what is over not at all', () => {
  expect(pollInterval({ sending: 1, scheduled: 3 })).toBe(5000)
  expect(pollInterval({ sending: 0, scheduled: 3 })).toBe(30_000)
  expect(pollInterval({ sending: 0, scheduled: 0 })).toBeUndefined()
})

test('a tab is no filter, and blanks are none', () => {
  const onTab = readCampaignsQuery({ status: 'sent', q: '  ' })
  expect(isFiltered(onTab)).toBe(false)
  const labeled = readCampaignsQuery({ label: 'spring' })
  expect(isFiltered(labeled)).toBe(true)
  expect(isFiltered(Object.assign(labeled, NO_FILTER))).toBe(false)
})
